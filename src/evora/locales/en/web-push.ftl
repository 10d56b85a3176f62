### Notices to a browser, also with the page closed: why they cannot come.

# $problem: what came in between when somebody turned them on.
push-problem = { $problem ->
    [insecure] Notices need a secure address: open this page with https.
    [browser] This browser cannot receive notices.
    [install] First add this page to your home screen: Share, then “Add to Home Screen”. Open it from there, and turn notices on.
    [denied] Your browser does not allow this page to show notices. You can change that in the settings of the browser for this page.
    [host] This server sends no notices to browsers.
    [dismissed] The question of the browser was closed. Press the button again, and allow notices.
    [timeout] Your browser’s message service did not answer. Some browsers have none; otherwise try again later.
   *[service] Your browser’s message service could not be reached. Some browsers have none; otherwise try again later.
}
