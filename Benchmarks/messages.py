"""Writes the messages that everyone is timed on: JSON lines of metadata, the same for the same seed.

Three types of five pairs each; bodies of 20 to 600 characters, most of them short; one message in five has Korean,
Japanese or emoji in it, about one in twelve a Markdown link. One message in 500 breaks a rule that every peer knows, so that equal verdicts can be asked for.
"""

import json
import random
import sys

SEED = 2026
INVALID_EVERY = 500

ENGLISH = (
    "Your order has left the warehouse and will be there on Friday. Tap the button to see where it is now. "
    "We moved your booking to the **large room** on the second floor, because more people want to come than it had "
    "seats. If that does not suit you, tell us until noon, and we look for another day. The invoice for October is "
    "ready: see [the portal](https://example.com/invoices) for details, or ask us here. Two new people joined the "
    "channel while you were away, and one of them asked for the notes of last week's meeting. Lunch is at half past "
    "twelve in the canteen; the soup of the day is pumpkin, and there is a cake, because it is somebody's birthday. The "
    "lift at the north entrance is out of order until Thursday, so please take the stairs or the one in the main hall. "
    "Thank you for your patience while we looked into the payment that failed: your bank has confirmed it now, and you "
    "need not do anything. Your seat is 14C, boarding begins at 09:40 at gate B22, and the doors close 15 minutes before "
    "departure. We have received your request (number 40871) and will answer it within two working days. Remember to "
    "water the plants! The parcel is with your neighbour, who is at home until six; bring some form of identification. "
)
KOREAN = "주문하신 상품이 오늘 출발했습니다. 금요일에 도착할 예정이니 아래 버튼을 눌러 배송 상태를 확인해 주세요. 궁금한 점이 있으면 언제든지 문의하세요. "
JAPANESE = "ご注文の商品を発送しました。金曜日に到着する予定です。下のボタンから配送状況をご確認ください。ご不明な点はお気軽にどうぞ。"
EMOJI = "Nice work 🎉 the release is out 🚀 thanks to everybody 👩‍💻👨‍🎨 and see you on Monday 😀 at the office 🏢 as ever. "
FOREIGN = [KOREAN, JAPANESE, EMOJI]
TITLES = ["Your order is on its way", "Room change", "Invoice for October", "Welcome!", "Weekly notes", "Hi!"]
FOREIGN_TITLES = ["배송 안내", "ご注文について", "Released 🎉"]
LABELS = ["Say Hello", "Track it", "Open", "Show the invoice", "Not now"]


def text(source, length, random):
    start = random.randrange(len(source))
    return (source[start:] + source * (length // len(source) + 1))[:length]


def body(is_foreign, random):
    length = min(600, 20 + int(random.expovariate(1 / 85)))
    if not is_foreign:
        result = text(ENGLISH, length, random)
    else:
        half = length // 2
        result = text(ENGLISH, length - half, random) + text(random.choice(FOREIGN), half, random)
    if random.random() < 0.10:
        result = result[: length // 2] + "\n\n" + result[length // 2 + 2 :]
    if random.random() < 0.05:
        result = result[:8] + '"' + result[9:]
    return result


def message(number, random):
    is_foreign = random.random() < 0.20
    title = random.choice(FOREIGN_TITLES if is_foreign else TITLES)
    kind = random.choice(["msg_with_button", "msg_with_link", "msg_with_image"])
    pairs = {"type": kind, "title": title, "body": body(is_foreign, random)}
    if kind == "msg_with_button":
        pairs |= {"button_text": random.choice(LABELS), "button_action": "SayHello"}
    elif kind == "msg_with_link":
        pairs |= {"url": f"https://example.com/orders/{number}", "link_text": random.choice(LABELS)}
    else:
        pairs |= {"image_url": f"https://example.com/images/{number}.png", "alt_text": title}
    return pairs


def spoiled(pairs, number):
    """The message with one fault, each kind of fault in turn."""
    match number // INVALID_EVERY % 4:
        case 0: return pairs | {"note": "a sixth pair"}
        case 1: return pairs | {"body": "x" * 1025}
        case 2: return pairs | {"title": number}
        case _: return {"k" * 129 if key == "title" else key: value for key, value in pairs.items()}


def write(path, count):
    source = random.Random(SEED)
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        for number in range(count):
            pairs = message(number, source)
            if number % INVALID_EVERY == INVALID_EVERY - 1:
                pairs = spoiled(pairs, number)
            file.write(json.dumps(pairs, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    write(sys.argv[1], int(sys.argv[2]))
