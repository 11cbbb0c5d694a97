/// A key and its value by their places.
package struct PlainPair {
  package let key: PlainText
  package let value: PlainText
}
