"""Pushes from the server to a real service worker: what it shows, and what a page does for it.

Headless browsers have no push service. So a page subscribes to one of ours, and what that is sent
is handed to the worker as Chromium hands over what it has decrypted.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from server.push_services import LOCAL, PushService, push_service
from server.serving import WAIT_SECONDS, Running
from server.serving import serving as running_server

from evora.web import static_files
from tools.browser.chromium import NoChromiumError, whole_chromium
from tools.browser.devices import NewContext
from tools.browser.site import build_page

# In place of a subscription of the browser: it lives as long as the registration does.
_SUBSCRIBING = """
const given = %s;
const made = (key) => ({
  endpoint: given.endpoint,
  options: { applicationServerKey: Uint8Array.from(
    atob(key.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0)).buffer },
  toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
  unsubscribe: async () => { delete localStorage.subscribed; return true; },
});
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  localStorage.subscribed = applicationServerKey;
  return made(applicationServerKey);
};
PushManager.prototype.getSubscription = async () =>
  localStorage.subscribed ? made(localStorage.subscribed) : null;
"""
# A tab without a page has no storage.
_WANTED = "try { localStorage['evora.push'] ??= ''; } catch {}"
_SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const shown = await registration.getNotifications();
  return shown.map(({ title, body, tag, lang, data, actions }) =>
    ({ title, body, tag, lang, data, actions: (actions ?? []).map((each) => each.title) }));
}"""
_SCRIPT = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const { active, waiting, installing } = registration ?? {};
  return waiting || installing ? 'not yet' : active?.state === 'activated'
    ? active.scriptURL.replace(location.origin, '') : null;
}"""


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    """In place of the one of other tests, which shows no notifications."""
    try:
        path = whole_chromium()
    except NoChromiumError as error:
        pytest.fail(str(error))
    found = browser.browser_type.launch(executable_path=path)
    yield found
    found.close()


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    build_page()
    url = f"sqlite:///{tmp_path}/evora.db"
    with running_server(url, page=static_files(), reach=LOCAL) as found:
        yield found


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


def until(read: Callable[[], Any], wanted: Callable[[Any], Any]) -> Any:
    deadline = time.monotonic() + WAIT_SECONDS
    while not wanted(found := read()):
        assert time.monotonic() < deadline, found
        time.sleep(0.05)
    return found


def registered(page: Page, script: str | None) -> None:
    until(lambda: page.evaluate(_SCRIPT), lambda found: found == script)


def ask(context: BrowserContext, running: Running, method: str, path: str) -> Any:
    headers = {"Origin": running.address}
    answer = context.request.fetch(f"{running.address}{path}", method=method, headers=headers)
    assert answer.ok, answer.text()
    return json.loads(answer.text() or "null")


class Delivery:
    """Hands pushes to the worker of a page, as the browser does with what it has decrypted."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._found: list[str] = []
        self._session.on("ServiceWorker.workerRegistrationUpdated", self._updated)
        self._session.send("ServiceWorker.enable")

    def _updated(self, event: Any) -> None:
        self._found += [each["registrationId"] for each in event["registrations"]]

    def push(self, page: Page, text: str) -> None:
        until(lambda: page.evaluate("1") and self._found, bool)
        origin = page.evaluate("location.origin")
        self._session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": origin, "registrationId": self._found[-1], "data": text},
        )


def shown(page: Page, count: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = until(
        lambda: page.evaluate(_SHOWN), lambda notes: len(notes) == count
    )
    return found


def test_from_the_server_to_the_screen(
    new_context: NewContext, running: Running, service: PushService
) -> None:
    """Where the visitor has switched off what is kept without a network."""
    context = new_context(language="de", permissions=["notifications"])
    ask(context, running, "POST", "/api/me")
    browser = service.browser()
    context.add_init_script(_SUBSCRIBING % json.dumps(browser.subscription))
    context.add_init_script(_WANTED)
    page = context.new_page()
    page.goto(running.address)
    registered(page, "/service-worker.js?notices")
    until(lambda: ask(context, running, "GET", "/api/me/push")["browsers"], bool)
    assert page.evaluate("caches.keys()") == []

    ask(context, running, "POST", "/api/me/notices/test")
    (request,) = until(lambda: service.requests, bool)
    text = browser.text(request.body)
    said = json.loads(text)["notification"]
    assert said["lang"] == "de"
    delivery = Delivery(page)
    delivery.push(page, text)
    (note,) = shown(page, 1)
    assert (note["title"], note["body"], note["tag"]) == (said["title"], said["body"], said["tag"])
    assert note["lang"] == "de" and note["data"]["id"] == said["data"]["id"]
    assert note["data"]["address"].startswith(running.address)
    # Once more is still one, and what nobody can read says at least who it is from.
    delivery.push(page, text)
    delivery.push(page, "\\x00 not JSON")
    assert sorted(each["title"] for each in shown(page, 2)) == sorted([said["title"], "Evora"])


def test_the_worker_follows_what_the_visitor_wants(
    new_context: NewContext, running: Running, service: PushService
) -> None:
    """Kept and notices, notices only, nothing: each change holds at once; what was kept goes."""
    context = new_context(offline=True, permissions=["notifications"])
    ask(context, running, "POST", "/api/me")
    context.add_init_script(_SUBSCRIBING % json.dumps(service.browser().subscription))
    context.add_init_script(_WANTED)
    page = context.new_page()
    page.goto(running.address)
    registered(page, "/service-worker.js")
    until(lambda: ask(context, running, "GET", "/api/me/push")["browsers"], bool)
    assert page.evaluate("caches.keys()") != []
    other = context.new_page()
    other.goto(f"{running.address}/learn")

    _prefer(other, offline=False)
    registered(page, "/service-worker.js?notices")
    until(lambda: page.evaluate("caches.keys()"), lambda kept: kept == [])
    Delivery(page).push(page, "{}")
    shown(page, 1)
    _prefer(other, offline=True)
    registered(page, "/service-worker.js")
    until(lambda: page.evaluate("caches.keys()"), lambda kept: kept != [])
    _prefer(other, offline=False)
    registered(page, "/service-worker.js?notices")
    _store(other, "evora.push", None)
    registered(page, None)


def _prefer(page: Page, *, offline: bool) -> None:
    known = json.loads(page.evaluate("localStorage['evora.preferences']"))
    _store(page, "evora.preferences", json.dumps({**known, "offline": offline}))


def _store(page: Page, name: str, value: str | None) -> None:
    """In another tab, which hears of it."""
    script = (
        "([name, value]) => localStorage[value === null ? 'removeItem' : 'setItem'](name, value)"
    )
    page.evaluate(script, [name, value])
