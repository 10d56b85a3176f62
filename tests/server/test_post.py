"""Letters on their way to a real mail server: encryption, login, and everything it may answer."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator

import pytest

from evora.server.common.smtp import SmtpServer
from evora.server.live.notices.mail import post as module
from evora.server.live.notices.mail.post import Post, Unreachable
from evora.server.live.notices.ways import Outcome
from server.mailboxes import PASSWORD, USER, Certificate, Mailbox, mail_server, make_certificate

ANN = "ann@example.org"
LETTER = b"Subject: hello\r\n\r\nHello.\r\n"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return make_certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture
def trusted(certificate: Certificate, monkeypatch: pytest.MonkeyPatch) -> Certificate:
    """Python's client takes it for one of the machine's."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate.file))
    return certificate


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as found:
        yield found


def post_to(mailbox: Mailbox, security: str = "none", *, password: str | None = None) -> Post:
    user = USER if password else None
    server = SmtpServer("127.0.0.1", mailbox.port, security, user, password)  # type: ignore[arg-type]
    return Post(server, "evora@example.org", "example.org")


def send(post: Post, *addresses: str) -> list[Outcome]:
    async def run() -> list[Outcome]:
        found = []
        for address in addresses or (ANN,):
            await post.open()
            found.append(await post.send(address, LETTER))
        await post.close()
        return found

    try:
        return asyncio.run(run())
    finally:
        post.shut_down()


def unreachable(post: Post) -> Unreachable:
    with pytest.raises(Unreachable) as found:
        send(post)
    return found.value


def test_several_letters_by_one_connection(mailbox: Mailbox) -> None:
    assert [one.state for one in send(post_to(mailbox), ANN, "bob@example.org")] == ["sent"] * 2
    assert [(sender, to) for sender, to, _ in mailbox.letters] == [
        ("evora@example.org", [ANN]),
        ("evora@example.org", ["bob@example.org"]),
    ]
    assert mailbox.letters[0][2] == LETTER and mailbox.connections == 1


def test_starttls_and_login(trusted: Certificate) -> None:
    with mail_server(starttls=trusted, login=True) as mailbox:
        assert send(post_to(mailbox, "starttls", password=PASSWORD)) == [Outcome("sent")]
        assert mailbox.logins == [(USER, True)] and len(mailbox.letters) == 1


def test_tls_from_the_start(trusted: Certificate) -> None:
    with mail_server(tls=trusted) as mailbox:
        assert send(post_to(mailbox, "tls")) == [Outcome("sent")]


def test_a_wrong_password(trusted: Certificate) -> None:
    with mail_server(starttls=trusted, login=True) as mailbox:
        wrong = unreachable(post_to(mailbox, "starttls", password="no-no"))
        assert wrong.permanent and str(wrong).startswith("535") and "no-no" not in str(wrong)


def test_a_certificate_of_nobody_gets_no_password(certificate: Certificate) -> None:
    with mail_server(starttls=certificate, login=True) as mailbox:
        wrong = unreachable(post_to(mailbox, "starttls", password=PASSWORD))
        assert wrong.permanent and not mailbox.logins and not mailbox.letters


def test_no_password_where_encryption_is_not_offered(mailbox: Mailbox) -> None:
    wrong = unreachable(post_to(mailbox, "starttls", password=PASSWORD))
    assert wrong.permanent and str(wrong) == "SMTPNotSupportedError" and not mailbox.logins


@pytest.mark.parametrize(
    ("answer", "state", "why"),
    [
        ("550 5.1.1 no such user <ann@example.org>", "gone", "550 5.1.1"),
        ("550 who is that?", "gone", "550"),
        ("552 5.2.2 full", "gone", "552 5.2.2"),
        ("550 5.7.1 we do not relay for you", "refused", "550 5.7.1"),
        ("554 5.7.1 your address is on a list", "refused", "554 5.7.1"),
        ("450 4.2.0 greylisted", "later", "450 4.2.0"),
        ("452 4.5.3 too many", "later", "452 4.5.3"),
        ("421 4.3.2 shutting down", "later", "421 4.3.2"),
    ],
)
def test_answers_about_who_gets_it(mailbox: Mailbox, answer: str, state: str, why: str) -> None:
    mailbox.answers[ANN] = [answer]
    first, second = send(post_to(mailbox), ANN, "bob@example.org")
    assert (first.state, first.why) == (state, why)
    assert second.state == "sent", "the next one is not held up"


@pytest.mark.parametrize(
    ("answer", "state"),
    [("554 5.6.0 bad content", "refused"), ("451 4.3.0 later", "later"), ("421 bye", "later")],
)
def test_answers_about_the_letter(mailbox: Mailbox, answer: str, state: str) -> None:
    mailbox.data_answer = answer
    assert [one.state for one in send(post_to(mailbox), ANN, ANN)] == [state] * 2


def test_nobody_listens() -> None:
    with mail_server() as mailbox:
        pass
    assert not unreachable(post_to(mailbox)).permanent


def test_a_greeting_that_is_none() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def greet() -> None:
            connection, _ = listener.accept()
            connection.sendall(b"554 5.3.2 not today\r\n")
            connection.close()

        thread = threading.Thread(target=greet)
        thread.start()
        wrong = unreachable(post_to(Mailbox(port=listener.getsockname()[1])))
        thread.join()
    assert wrong.permanent and str(wrong).startswith("554")


def test_who_answers_nothing_is_left_after_a_while(
    mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "STEP_SECONDS", 0.3)
    mailbox.hangs.set()
    assert send(post_to(mailbox)) == [Outcome("later", why="SMTPServerDisconnected")]


def test_who_answers_a_little_for_ever_is_left_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each step is in time, and there is no end to them."""
    monkeypatch.setattr(module, "TOTAL_SECONDS", 1.0)
    ended = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def drip() -> None:
            connection, _ = listener.accept()
            with connection:
                try:
                    while not ended.wait(0.05):
                        connection.sendall(b"220-a little more\r\n")
                except OSError:
                    return

        thread = threading.Thread(target=drip)
        thread.start()
        since = time.monotonic()
        assert not unreachable(post_to(Mailbox(port=listener.getsockname()[1]))).permanent
        assert time.monotonic() - since < 10
        ended.set()
        thread.join()


def test_a_server_that_stops_waits_for_no_mail_server(mailbox: Mailbox) -> None:
    mailbox.hangs.set()
    post = post_to(mailbox)

    async def run() -> None:
        await post.open()
        sending = asyncio.create_task(post.send(ANN, LETTER))
        while not mailbox.attempts:
            await asyncio.sleep(0.01)
        sending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await sending

    since = time.monotonic()
    asyncio.run(run())
    post.shut_down()
    post._thread.shutdown(wait=True)
    assert time.monotonic() - since < 5
