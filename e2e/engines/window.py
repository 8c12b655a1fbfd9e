"""A bare window of WebKitGTK at any width: MiniBrowser is at least 447 px wide. Started by WebKitWebDriver."""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# What pages print as an error, what breaks in them, and what their policies refuse. Runs before their scripts.
LISTEN = """
const tell = text => window.webkit.messageHandlers.errors.postMessage(String(text));
const print = console.error;
console.error = (...given) => { tell('console.error: ' + given.join(' ')); print.apply(console, given); };
addEventListener('error', event => event.error && tell(event.error));
addEventListener('unhandledrejection', event => tell(event.reason));
document.addEventListener('securitypolicyviolation', event =>
  tell('Content-Security-Policy: ' + event.violatedDirective + ' ' + event.blockedURI));
"""

errors = open(os.environ["ENGINES_CONSOLE"], "a", buffering=1)
content = WebKit2.UserContentManager()
content.register_script_message_handler("errors")
content.connect("script-message-received::errors", lambda _, got: print(got.get_js_value().to_string(), file=errors))
content.add_script(
    WebKit2.UserScript(LISTEN, WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START)
)

context = WebKit2.WebContext.get_default()
context.set_automation_allowed(True)
context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER)
context.set_preferred_languages(["id-ID"])


def open_tab(_session):
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    view.get_settings().set_enable_page_cache(True)
    window = Gtk.Window()
    window.set_default_size(390, 844)
    window.add(view)
    window.show_all()
    view.load_uri("about:blank")
    return view


def prepare(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Pundi")
    info.set_version(2, 50, 0)
    session.set_application_info(info)
    session.connect("create-web-view", open_tab)


context.connect("automation-started", prepare)
Gtk.main()
