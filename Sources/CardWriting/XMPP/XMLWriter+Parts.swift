import CardReading

extension Choice {
  func write(to writer: inout XMLWriter) {
    switch effect {
    case .response(let value):
      writer.empty("response", ["xmlns": Namespace.quickResponse, "value": value, "label": label])
    case .action(let id): writer.empty("action", ["xmlns": Namespace.quickResponse, "id": id, "label": label])
    }
  }
}

extension LinkPreview {
  /// Link metadata by XEP-0511.
  func write(to writer: inout XMLWriter) {
    let attributes: XMLWriter.Attributes = [
      "xmlns:rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#", "xmlns:og": "https://ogp.me/ns#",
      "rdf:about": address,
    ]
    writer.element("rdf:Description", attributes) { writer in
      if let title { writer.element("og:title", text: title) }
      if let description { writer.element("og:description", text: description) }
      if let imageAddress { writer.element("og:image", text: imageAddress) }
      if let siteName { writer.element("og:site_name", text: siteName) }
    }
  }
}

extension Attachment {
  /// A shared file by XEP-0447, with what is known of it by XEP-0446.
  func write(to writer: inout XMLWriter) {
    writer.element("file-sharing", ["xmlns": Namespace.files, "disposition": "inline"]) { writer in
      writer.element("file", ["xmlns": "urn:xmpp:file:metadata:0"]) { writer in
        if let mediaType { writer.element("media-type", text: mediaType) }
        if let name { writer.element("name", text: name) }
        if let size { writer.element("size", text: "\(size)") }
        if let description { writer.element("desc", text: description) }
      }
      guard let address else { return }
      writer.element("sources") { writer in
        writer.empty("url-data", ["xmlns": "http://jabber.org/protocol/url-data", "target": address])
      }
    }
  }
}

extension DataForm {
  /// A form by XEP-0004, without the values of secrets.
  func write(to writer: inout XMLWriter) {
    writer.element("x", ["xmlns": "jabber:x:data", "type": type]) { writer in
      if let title { writer.element("title", text: title) }
      for line in instructions { writer.element("instructions", text: line) }
      for field in fields { field.write(to: &writer) }
    }
  }
}

extension DataForm.Field {
  fileprivate func write(to writer: inout XMLWriter) {
    writer.element("field", ["type": type, "var": name, "label": label]) { writer in
      for value in isSecret ? [] : values { writer.element("value", text: value) }
      for option in options {
        writer.element("option", ["label": option.label]) { $0.element("value", text: option.value) }
      }
      if isRequired { writer.empty("required") }
    }
  }
}
