/// The commands that take messages.
extension Help {
  static let render = HelpTopic(
    usage: "cardrender [render] [OPTION]... [FILE]...",
    summary: """
      Draws the cards of messages: a metadata object, a TalkPlus message or a page of them, an array,
      JSON lines, or objects one after another. Without FILE, or where FILE is -, it reads standard
      input. An invalid card is not drawn; what is wrong with it goes to standard error.

      A conversation is shown as the command conversation shows it, and its options are taken: more
      than one TalkPlus message that says who sent it, where or when, or whatever is of another chat
      system. The word render, or an option below that conversation does not take, asks for cards.

      The other commands, each with a help of its own:
        conversation  show whole conversations, from four chat systems
        preview       show the cards of many files, with their names and verdicts
        gallery       write a page with the cards of many files, to look at in a browser
        validate      check messages, and say everything that is wrong
        convert       write messages in the form of another chat system
        count         count keys and values in four units, against the limits
        rules         list the rules of services, or check a file of rules
        types         list the payload types and their fields
        formats       list the output formats
        themes        list the themes of terminals
        css           print the style sheet of cards in HTML
        js            print a script that hears the buttons of cards in HTML
        explain       tell what a diagnostic's code means
        help          print the help of a command

      Exit status: 0 all valid, 1 something invalid, 2 wrong usage, 3 unreadable or unwritable.
      """,
    example: (
      "Samples/msg_with_button/message.json --width 44",
      """
      ╭──────────────────────────────────────────╮
      │ Hi!                                      │
      │                                          │
      │ This is a simple chat bubble with a      │
      │ button.                                  │
      │                                          │
      │ [ Say Hello ] → SayHello                 │
      ╰──────────────────────────────────────────╯
      """
    ))

  static let conversation = HelpTopic(
    usage: "cardrender conversation [OPTION]... [FILE]...",
    summary: """
      Shows conversations of TalkPlus, Pusher Chatkit, LiveData RTM and XMPP with their cards: saved
      pages, exports, archives, logs and databases, told apart by what is in them. Several files are
      one conversation, and the messages may stand in any order. Standard input that pauses is
      followed: tail -f log | cardrender conversation - shows messages as they come.
      An invalid card is shown as its pairs. Exit status 1 where an input is broken or ends early;
      what can be read of it is shown.
      """,
    example: (
      "conversation Samples/message-page/message.json --me u1 --tail 2 --width 44 --time-zone UTC",
      """
      ──────────────── 2020-03-11 ────────────────

                                             Ann
                      ╭──────────────────────────╮
                      │ hello, is anybody there? │
                      ╰──────────────────────────╯
                             2020-03-11 10:10:00
                                         happy 2

      ──────────────── 2023-11-10 ────────────────

        Helper
      ╭──────────────────────────────╮
      │ Hi!                          │
      │                              │
      │ Pick one.                    │
      │                              │
      │ [ Say Hello ] → SayHello     │
      ╰──────────────────────────────╯
        2023-11-10 08:49:24
        happy 2
      """
    ))

  static let preview = HelpTopic(
    usage: "cardrender preview [OPTION]... [FILE|FOLDER]...",
    summary: """
      Shows cards one after another in the terminal, each with its name above and what was found
      below; of an invalid card as much as can be drawn. A FOLDER stands for the message.json in it
      and in the folders below, or for the .json and .jsonl files where there is none of that name.
      Files that hold a conversation and no cards are left out, which is said.
      """,
    example: (
      "preview Samples/msg_with_button/message.json --width 44",
      """
      Samples/msg_with_button/message.json
      ╭──────────────────────────────────────────╮
      │ Hi!                                      │
      │                                          │
      │ This is a simple chat bubble with a      │
      │ button.                                  │
      │                                          │
      │ [ Say Hello ] → SayHello                 │
      ╰──────────────────────────────────────────╯
      valid
      """
    ))

  static let gallery = HelpTopic(
    usage: "cardrender gallery [OPTION]... --output=DIR [FILE|FOLDER]...",
    summary: """
      Writes DIR/index.html: a page with every card, light and dark, in several widths, each with its
      metadata and what that takes of the limits, its diagnostics, and its other outputs. The page
      needs nothing else, no server either. What FILE and FOLDER stand for, preview tells. A folder
      that holds anything but a gallery is left as it is.
      """,
    example: ("gallery Samples/msg_with_button --output site", ""))

  static let validate = HelpTopic(
    usage: "cardrender validate [OPTION]... [FILE]...",
    summary: """
      Checks messages against the rules of the chat service and of their type, and says everything
      that is wrong at once. --format text is for people. For programs, json prints an object a
      message; sarif one SARIF 2.1.0 log, for code scanners and editors; github workflow commands,
      which GitHub shows beside the lines of a change; junit one JUnit document, a test a message.
      --jsonl is for streams: each line is a message, of any number, and faults are told one a line.
      """,
    example: (
      "validate Samples/value-over-limit/message.json",
      """
      error[metadata.value-too-long]: the value of "body" is 1025 code points long; the limit is 1024
       --> Samples/value-over-limit/message.json:4:11
        |
      4 |   "body": "All work and no play makes a long message. All …
        |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        = path: data.body
        = help: shorten it by 1 code point

      Samples/value-over-limit/message.json: 1 message, 1 invalid (1 error)
      """
    ))

  static let convert = HelpTopic(
    usage: "cardrender convert --to SYSTEM [OPTION]... [FILE]...",
    summary: """
      Writes messages, cards and whole conversations of any system in the form of one, message by
      message as they come: a JSON object a line, or for xmpp a stanza a line without a root. Read
      back they are the same cards. talkplus has the card as data and takes what --rules allow.
      chatkit has it as a part of its own media type, and takes 5 KB of content a message. rtm has it
      as attrs; its limits are not published, and none is checked. xmpp has it as a JSON payload
      beside the subject, the body and the buttons that other clients see.

      What a system has no place for is told on standard error as a loss: how often each kind, or
      with --losses each. An invalid message is not written, and the others are. Exit status 1 where
      one is invalid.
      """,
    example: (
      "convert --to talkplus Samples/progress/message.json",
      #"""
      {"type":"text","text":"","data":{"type":"progress","title":"Maps for your trip","value":"62.5",\#
      "body":"*Norway, south* is next. You can close the app meanwhile."}}
      """#
    ))

  static let count = HelpTopic(
    usage: "cardrender count [OPTION]... [FILE]...",
    summary: """
      Counts every key and value of messages in code points, UTF-16 units, UTF-8 bytes and grapheme
      clusters, and shows what they take of the limits. With --format json it prints one JSON object
      a message. Exit status 1 where a limit is broken.
      """,
    example: (
      "count Samples/korean/message.json",
      """
      Samples/korean/message.json: 5 of 5 pairs, by the rules talkplus (code points)

        keys           code points  UTF-16  UTF-8  graphemes  of 128
        type                     4       4      4          4  ░░░░░░░░░░   3%
        title                    5       5      5          5  ░░░░░░░░░░   3%
        body                     4       4      4          4  ░░░░░░░░░░   3%
        button_text             11      11     11         11  ░░░░░░░░░░   8%
        button_action           13      13     13         13  █░░░░░░░░░  10%

        values         code points  UTF-16  UTF-8  graphemes  of 1024
        type                    15      15     15         15  ░░░░░░░░░░   1%
        title                    6       6     16          6  ░░░░░░░░░░   0%
        body                    82      82    190         82  ░░░░░░░░░░   8%
        button_text              6       6     16          6  ░░░░░░░░░░   0%
        button_action           12      12     12         12  ░░░░░░░░░░   1%
      """
    ))
}
