import CardRenderers

/// A conversation of every kind of entry in five scripts, to be looked at.
enum SampleConversation {
  static let title: DisplayText = "Neon launch"

  static let entries: [TimelineEntry] =
    [
      .sessions(sessions), .room("Neon launch · 네온 출시"),
      .day(TimeMark("Sunday, 29 November 2026", machine: "2026-11-29")),
    ]
    + sunday + [.day(TimeMark("Monday, 30 November 2026", machine: "2026-11-30"))] + monday + [.unread] + unread

  private static let sessions = [
    SessionRow(name: "Neon launch", lastText: "👍🏽👍🏽", time: time("14:20:05"), isUnread: true),
    SessionRow(name: "ฝ่ายสนับสนุน", lastText: "ขอบคุณค่ะ ส่งให้พรุ่งนี้นะคะ", time: time("13:59:40"), isUnread: true),
    SessionRow(name: "يوسف حداد", lastText: "أراك غدًا", time: time("2026-11-28 18:02", "2026-11-28T18:02:00Z")),
  ]

  private static let sunday: [TimelineEntry] = [
    notice("Mina Park created the room"),
    notice("Joon, Layla and สมชาย joined", time: time("2026-11-29 16:01", "2026-11-29T16:01:07Z")),
    mina(
      [text("Hello everybody! This is the room for the "), .strong([text("Neon")]), text(" launch.")], early("16:02")),
    mina(
      [text("The plan, in short:")], early("16:03"), continued: true,
      more: [
        .list(
          List(
            .ordered(start: 1),
            items: [
              [.paragraph([text("freeze the API on Tuesday")])],
              [.paragraph([text("translate the "), link("release notes", "https://example.com/notes")])],
              [.paragraph([.code("make bench"), text(" on the quiet machine")])],
            ]))
      ], edited: true),
    message("Joon 김준", "J준", [text("네, 확인했습니다. 화요일까지 API를 고정하고 문서도 함께 올리겠습니다.")], early("16:10")),
    message(
      "Layla حداد", "LH", [text("مرحبا بالجميع، سأترجم ملاحظات الإصدار 2.0 إلى العربية قبل يوم الخميس إن شاء الله.")],
      early("16:12"), reactions: [ReactionMark("🙏", count: 2, names: ["Mina Park", "You"])]),
    own([text("Perfect, thank you all ❤️")], early("16:15")),
    own([text("I'll book the room.")], early("16:15"), continued: true),
  ]

  private static let monday: [TimelineEntry] = [
    mina(
      [text("Here is the offer that we talked about.")], time("12:30:00"),
      files: [
        FileMark(name: "offer.pdf", detail: "PDF, 5.0 kB", destination: LinkDestination("https://example.com/f/offer")),
        FileMark(name: "회의록.docx", detail: "Word, 812 kB", isExpired: true),
      ], reactions: [ReactionMark("👍", count: 2, names: ["Joon 김준", "You"]), ReactionMark("❤️", count: 1)]),
    message("สมชาย", "ส", [text("ราคานี้รวมภาษีมูลค่าเพิ่มแล้วหรือยังครับ ถ้ายังช่วยแก้ไขก่อนส่งให้ลูกค้าด้วย")], time("12:41:12")),
    message(
      "Mina Park", "MP", [text("Yes, VAT is in it: "), .emphasis([text("page two")]), text(".")], time("12:42:30"),
      quote: Quote(sender: "สมชาย", excerpt: "ราคานี้รวมภาษีมูลค่าเพิ่มแล้วหรือยังครับ")),
    .message(
      Bubble(sender: "Ticket bot", initials: "TB", time: time("12:50:00"), cards: [boarding])),
    .message(
      Bubble(
        sender: "You", initials: "Y", isOwn: true, time: time("12:51:44"), body: [.paragraph([text("Vote, please:")])],
        cards: [poll], reactions: [ReactionMark("✅", count: 3)])),
    .message(Bubble(sender: "Joon 김준", initials: "J준", time: time("12:53:02"), isDeleted: true)),
    message(
      "Joon 김준", "J준", [text("빌드가 실패하면 이 로그를 보세요:")], time("12:54:10"), continued: true,
      more: [.code(CodeBlock(DisplayText(lines: "$ swift build\nerror: no such module 'Neon'"), language: "sh"))]),
    notice("Mina Park changed the subject to \"Neon 2.0\"", time: time("13:00:00")),
    own(
      [text("Agreed 👍🏽 see you at 三時. And a long line, so that this one of mine has to be broken too, on every width.")],
      time("13:05:27"), quote: Quote(excerpt: "Shall we meet at three?"), edited: true),
    message("山田 花子", "山", [text("了解しました。三時に会議室「桜」でお待ちしております。資料（最新版）も印刷しておきます。")], time("13:06:01")),
  ]

  private static let unread: [TimelineEntry] = [
    .message(
      Bubble(
        sender: "Ticket bot", initials: "TB", time: time("14:02:00"), cards: [raw],
        remarks: ["The card cannot be shown: \"price\" is no number."])),
    message("יוסי כהן", "יכ", [text("שלום לכולם! הגעתי רק עכשיו, מה פספסתי?")], time("14:10:19")),
    .message(
      Bubble(sender: "Layla حداد", initials: "LH", body: [.paragraph([text("(no time is known of this one)")])])),
    own([text("ok")], time("14:19:58"), reactions: [ReactionMark("😂", count: 12)]),
    message("Mina Park", "MP", [text("👍🏽👍🏽")], time("14:20:05")),
  ]

  // MARK: Cards

  private static let boarding = Card(
    title: "Seoul → Berlin",
    body: [
      .paragraph([text("Your boarding pass is "), .strong([text("ready")]), text(".")]),
      .facts([Fact("Gate", "B 42"), Fact("Seat", "17A"), Fact("Fare", "₩ 1,240,000", isTotal: true)]),
    ],
    actions: [
      LinkDestination("https://example.com/pass/42").map { Action("Open the pass", .open($0)) },
      Action("Check in", .submit("checkin")),
    ].compactMap(\.self))

  private static let poll = Card(
    title: "Where do we celebrate?",
    body: [
      .meters([
        Meter(.share, label: "Rooftop", percent: 60, amount: "3/5 (60%)"),
        Meter(.share, label: "한강 공원", percent: 40, amount: "2/5 (40%)"),
      ])
    ])

  private static let raw = Card(body: [.facts([Fact("type", "offer"), Fact("price", "much")])])

  // MARK: Parts

  private static func text(_ text: DisplayText) -> Inline { .text(text) }

  private static func link(_ label: DisplayText, _ address: String) -> Inline {
    LinkDestination(address).map { .link($0, [.text(label)]) } ?? .text(label)
  }

  private static func time(_ text: DisplayText, _ machine: String? = nil) -> TimeMark {
    TimeMark(text, machine: machine ?? "2026-11-30T\(text)Z")
  }

  private static func early(_ clock: String) -> TimeMark {
    TimeMark(DisplayText("2026-11-29 \(clock)"), machine: "2026-11-29T\(clock):00Z")
  }

  private static func notice(_ text: DisplayText, time: TimeMark? = nil) -> TimelineEntry {
    .notice(Notice([.text(text)], time: time))
  }

  private static func mina(
    _ text: [Inline], _ time: TimeMark, continued: Bool = false, more: [Block] = [], files: [FileMark] = [],
    reactions: [ReactionMark] = [], edited: Bool = false
  ) -> TimelineEntry {
    .message(
      Bubble(
        sender: "Mina Park", initials: "MP", isContinued: continued, time: time, body: [.paragraph(text)] + more,
        attachments: files, reactions: reactions, isEdited: edited))
  }

  private static func own(
    _ text: [Inline], _ time: TimeMark, continued: Bool = false, quote: Quote? = nil,
    reactions: [ReactionMark] = [], edited: Bool = false
  ) -> TimelineEntry {
    .message(
      Bubble(
        sender: "You", initials: "Y", isOwn: true, isContinued: continued, time: time, quote: quote,
        body: [.paragraph(text)], reactions: reactions, isEdited: edited))
  }

  private static func message(
    _ sender: DisplayText, _ initials: DisplayText, _ text: [Inline], _ time: TimeMark, continued: Bool = false,
    quote: Quote? = nil, more: [Block] = [], reactions: [ReactionMark] = []
  ) -> TimelineEntry {
    .message(
      Bubble(
        sender: sender, initials: initials, isContinued: continued, time: time, quote: quote,
        body: [.paragraph(text)] + more, reactions: reactions))
  }
}
