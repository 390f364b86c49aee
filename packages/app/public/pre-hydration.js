// What cannot wait for the app's code. A file of its own, because the page's policy allows no inline script.

// biome-ignore format: the text of themeScript() of @digiken/ui, which a test compares
(function(c,m){try{for(var k of["theme","contrast","textSize","motion"]){var n=m[k+localStorage.getItem(k)];if(n){if(k=="theme")c.remove("dark","light","system");c.add(n)}}}catch{}})(document.documentElement.classList,{"themedark":"dark","themelight":"light","themesystem":"system","contrasthigh":"high-contrast","textSize125":"text-size-125","textSize150":"text-size-150","motionreduced":"reduce-motion"});

// Keeps what is typed, clicked and submitted before the app's code has loaded; src/shell/pre-hydration.ts replays it.
(function () {
  // Aborting it removes the listeners.
  var early = new AbortController();
  early.typed = new Map();
  ['input', 'compositionend', 'click', 'submit'].forEach(function (type) {
    document.addEventListener(
      type,
      function (event) {
        var target = event.target;
        if (type === 'input') early.typed.set(target, target.value);
        if (type === 'submit') {
          // A form with an address of its own works without any code.
          if (target.hasAttribute('action')) return;
          event.preventDefault();
          event.stopImmediatePropagation();
        }
        early[type] = event;
      },
      { capture: true, signal: early.signal },
    );
  });
  window.digikenEarlyInput = early;
})();

// Asks the API for what the page shows first, with the headers of hooks/src/api/client.ts; its early-answers.ts takes it.
// The page names the addresses (scripts/prerender.mjs). Without storage, or with a token that it cannot read, the app asks.
(function (meta) {
  try {
    var lang = document.documentElement.lang;
    var token = (/(?:^|; )Digiken=([^;]+)/.exec(document.cookie) || [])[1];
    var claims = token ? JSON.parse(atob(token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/'))) : {};
    // With a query or in another language the app asks for something else.
    if (!meta || location.search || !navigator.onLine || claims.exp * 1000 < Date.now()) return;
    if ((localStorage.language || lang) !== lang) return;
    var parts = location.pathname.split('/');
    parts.viewer = claims.id;
    var headers = {
      Accept: 'application/json',
      'Accept-Language': lang,
      'X-Device-ID': (localStorage['device-id'] = localStorage['device-id'] || crypto.randomUUID()),
    };
    if (token) headers.Authorization = 'Bearer ' + token;
    var early = { headers: JSON.stringify(headers), at: performance.now(), answers: {} };
    var addresses = meta.content.replace(/~(\w+)/g, function (name, key) {
      return /^[\w-]+$/.test(parts[key] || '') ? parts[key] : name;
    });
    if (addresses.includes('~')) return;
    var user;
    addresses.split(' ').forEach(function (entry) {
      var address = entry.replace('+', '');
      function send() {
        return fetch(address, { headers: headers, credentials: 'include' })
          .then(read)
          .catch(function () {
            return null;
          });
      }
      // A plus: refused until the address of the user is verified. The user comes first in the list.
      early.answers[address] =
        entry === address
          ? (user = send())
          : user.then(isVerified).then(
              function (verified) {
                return verified ? send() : undefined;
              },
              function () {},
            );
    });
    window.digikenEarly = early;
  } catch {}

  // Reads the body too, so that the app has the data before its first paint. A refusal is an answer as well.
  function read(response) {
    return response.text().then(function (text) {
      if (response.ok) showPictures(text);
      return { response: response, text: text };
    });
  }

  function isVerified(answer) {
    return !!answer && JSON.parse(answer.text).data.emailVerified;
  }

  // The covers that a phone shows first, two of a list: their addresses are known before the app is there. The cover of a
  // course comes while the page is built, not before its code.
  function showPictures(text) {
    var list = /^{[^{]*"data":\[/.test(text);
    (text.match(/"image":"[^"]+/g) || []).slice(0, list ? 2 : 1).forEach(function (found) {
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'preload',
          as: 'image',
          fetchPriority: list ? 'high' : 'low',
          href: found.slice(9),
        }),
      );
    });
  }
})(document.querySelector('meta[name=digiken-first]'));

// Chromium offers the installation before the app's code is there; src/shell/install-app.ts uses it at a better moment.
addEventListener('beforeinstallprompt', function (event) {
  event.preventDefault();
  window.digikenInstall = event;
});
