extension TimelineWords {
  public static let german: TimelineWords = {
    var words = TimelineWords()
    words.language = "de"
    words.conversation = "Unterhaltung"
    words.conversations = "Unterhaltungen"
    words.unread = "ungelesen"
    words.unreadMessages = "Ungelesene Nachrichten"
    words.deleted = "Diese Nachricht wurde gelöscht"
    words.deletedMessage = "gelöschte Nachricht"
    words.earlierMessage = "frühere Nachricht"
    words.edited = "bearbeitet"
    words.expired = "Link abgelaufen"
    words.reactions = "Reaktionen"
    return words
  }()

  public static let japanese: TimelineWords = {
    var words = TimelineWords()
    words.language = "ja"
    words.conversation = "トーク"
    words.conversations = "トーク一覧"
    words.unread = "未読"
    words.unreadMessages = "ここから未読メッセージ"
    words.deleted = "このメッセージは削除されました"
    words.deletedMessage = "削除されたメッセージ"
    words.earlierMessage = "以前のメッセージ"
    words.edited = "編集済み"
    words.expired = "リンクの有効期限切れ"
    words.reactions = "リアクション"
    return words
  }()

  public static let korean: TimelineWords = {
    var words = TimelineWords()
    words.language = "ko"
    words.conversation = "대화"
    words.conversations = "대화 목록"
    words.unread = "읽지 않음"
    words.unreadMessages = "읽지 않은 메시지"
    words.deleted = "삭제된 메시지입니다"
    words.deletedMessage = "삭제된 메시지"
    words.earlierMessage = "이전 메시지"
    words.edited = "수정됨"
    words.expired = "링크 만료됨"
    words.reactions = "반응"
    return words
  }()
}
