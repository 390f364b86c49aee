// What cannot wait for the app's code. A file of its own, because the page's policy allows no inline script.

// biome-ignore format: the text of themeScript() of @digiken/ui, which a test compares
(function(c,m){try{for(var k of["theme","contrast","textSize","motion"]){var n=m[k+localStorage.getItem(k)];if(n){if(k=="theme")c.remove("dark","light","system");c.add(n)}}}catch{}})(document.documentElement.classList,{"themedark":"dark","themelight":"light","themesystem":"system","contrasthigh":"high-contrast","textSize125":"text-size-125","textSize150":"text-size-150","motionreduced":"reduce-motion"});

// Keeps what is typed and sent before the app's code is there; src/shell/pre-hydration.ts gives it to the page then.
(function () {
  var typed = new Map();
  var sent = null;
  function type(event) {
    typed.set(event.target, event.target.value);
  }
  function send(event) {
    // A form with an address of its own works without any code.
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    sent = { form: event.target, submitter: event.submitter };
  }
  document.addEventListener('input', type, true);
  document.addEventListener('submit', send, true);
  window.digikenEarlyInput = function () {
    document.removeEventListener('input', type, true);
    document.removeEventListener('submit', send, true);
    delete window.digikenEarlyInput;
    return { typed: typed, sent: sent };
  };
})();

// Fetches the code of a page that is not pre-rendered along with the app's, which asks for it only once it runs. Its files
// are in 200.html, written by scripts/prerender.mjs.
(function (meta) {
  var pages = meta ? JSON.parse(meta.content) : [];
  var page = pages.find(function (one) {
    return location.pathname.startsWith(one.path);
  });
  (page ? page.files : []).forEach(function (file) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: file }),
    );
  });
})(document.querySelector('meta[name=digiken-pages]'));

// Chromium offers the installation before the app's code is there; src/shell/install-app.ts uses it at a better moment.
addEventListener('beforeinstallprompt', function (event) {
  event.preventDefault();
  window.digikenInstall = event;
});
