// Sets the root's display classes before the first paint; display-store.ts of @digiken/ui then finds them as it
// would set them itself. A file of its own, because the page's policy allows no inline script.
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
