// What cannot wait for the app's code. A file of its own, because the page's policy allows no inline script.

// Sets the root's display classes before the first paint; display-store.ts of @digiken/ui then finds them as it
// would set them itself.
(function () {
  var root = document.documentElement.classList;
  function kept(key, allowed) {
    try {
      var value = window.localStorage.getItem(key);
      return allowed.indexOf(value) >= 0 ? value : null;
    } catch {
      return null;
    }
  }
  if (kept('theme', ['light'])) root.replace('dark', 'light');
  if (kept('contrast', ['high'])) root.add('high-contrast');
  var size = kept('textSize', ['125', '150']);
  if (size) root.add('text-size-' + size);
  if (kept('motion', ['reduced'])) root.add('reduce-motion');
})();

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
