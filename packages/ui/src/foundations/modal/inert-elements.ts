interface Held {
  /** Number of open modals that make it inert. */
  count: number;
  /** The app made it inert itself, so it stays inert when the last modal closes. */
  byApp: boolean;
  watcher: MutationObserver;
}

const held = new Map<Element, Held>();

/** Makes an element inert until it is released as many times as held. Can be nested. */
export function hold(element: Element): void {
  const before = held.get(element);
  if (before) {
    before.count += 1;
    return;
  }
  const byApp = element.hasAttribute('inert');
  element.setAttribute('inert', '');
  // The app may set or remove its own `inert` meanwhile: remember it, and keep the element inert.
  const watcher = new MutationObserver(() => {
    const entry = held.get(element);
    if (!entry) return;
    entry.byApp = element.hasAttribute('inert');
    if (entry.byApp) return;
    element.setAttribute('inert', '');
    watcher.takeRecords();
  });
  watcher.observe(element, { attributeFilter: ['inert'] });
  held.set(element, { count: 1, byApp, watcher });
}

/** Takes back one {@link hold}. An element that the app made inert stays inert. */
export function release(element: Element): void {
  const entry = held.get(element);
  if (!entry) return;
  entry.count -= 1;
  if (entry.count > 0) return;
  // Changes of this moment, which the observer has not reported yet.
  if (entry.watcher.takeRecords().length > 0) entry.byApp = element.hasAttribute('inert');
  entry.watcher.disconnect();
  held.delete(element);
  if (!entry.byApp) element.removeAttribute('inert');
}
