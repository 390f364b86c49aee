/** What a list or table repeats. */
const ROW = 'li, tr, article, [role="row"], [role="listitem"], [role="treeitem"]';
/** Not fields: on a phone they would open the keyboard. */
const CONTROL = 'button, a[href], summary, input[type="checkbox"], input[type="radio"], [role="button"]';
const HEADING = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

interface Step {
  node: Element;
  /** Its place among the children of the next step's node, and how many there are. */
  index: number;
  siblings: number;
}

interface Place {
  /** The focused element and its ancestors. */
  path: Step[];
  /** Its place among the controls of its row. */
  among: number;
  /** Then the page may scroll to what gets the focus. */
  byKeys: boolean;
}

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  // Safari has it since 17.4.
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

const usable = (root: ParentNode, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isUsable);

const hasLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus on the page (WCAG 2.4.3): if the focused element is removed, hidden or disabled and nothing has taken
 * the focus two frames later, it goes to the same control of its row or the next one, to the control in its place, to
 * another control of its fieldset, or to the heading of what is there now.
 * @returns ends it
 */
export function keepFocus(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let last =
    document.activeElement instanceof HTMLElement && !hasLost() ? placeOf(document.activeElement) : undefined;
  let checking = false;

  const check = () => {
    checking = false;
    if (signal.aborted || !last || !hasLost()) return;
    const { path, byKeys } = last;
    const element = path[0]?.node as HTMLElement;
    const target = isUsable(element) ? undefined : nextTo(last);
    last = undefined;
    if (!target) return;
    if (!target.matches(CONTROL) && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: !byKeys });
  };
  const checkSoon = () => {
    if (checking || !last || !hasLost()) return;
    checking = true;
    // After what the components do themselves in a task, an effect or the next frame.
    requestAnimationFrame(() => requestAnimationFrame(check));
  };

  document.addEventListener('focusin', ({ target }) => (last = placeOf(target as HTMLElement)), { signal });
  // When the handlers run, the element still has the focus.
  document.addEventListener('focusout', () => queueMicrotask(checkSoon), { signal });
  // Not every browser tells of a focused element that is removed.
  const removals = new MutationObserver(checkSoon);
  removals.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  return () => {
    listening.abort();
    removals.disconnect();
  };
}

function placeOf(element: HTMLElement): Place {
  const path: Step[] = [];
  for (let node: Element | null = element; node; node = node.parentElement) {
    const siblings = [...(node.parentElement?.children ?? [])];
    path.push({ node, index: siblings.indexOf(node), siblings: siblings.length });
  }
  const row = element.closest(ROW);
  return {
    path,
    among: row ? Math.max(usable(row, CONTROL).indexOf(element), 0) : 0,
    byKeys: element.matches(':focus-visible'),
  };
}

function nextTo({ path, among }: Place): HTMLElement | undefined {
  const at = path.findIndex((_, index) => path[index + 1]?.node.isConnected);
  const around = path.slice(at + 1);
  return inRow(path, among) ?? inPlace(path, at) ?? inFieldset(around) ?? headingAround(around);
}

/** A control of the same row, of one after it, or of one before it. */
function inRow(path: readonly Step[], among: number): HTMLElement | undefined {
  const at = path.findIndex(({ node }, index) => node.matches(ROW) && path[index + 1]?.node.isConnected);
  const row = path[at];
  if (!row) return undefined;
  const rows = [...(path[at + 1]?.node.children ?? [])];
  const from = row.node.isConnected ? rows.indexOf(row.node) : row.index;
  for (const row of [...rows.slice(from), ...rows.slice(0, from).reverse()]) {
    const controls = usable(row, CONTROL);
    if (controls.length > 0) return controls[Math.min(among, controls.length - 1)];
  }
  return undefined;
}

/** What replaced the removed part: a control, or the heading of a screen. */
function inPlace(path: readonly Step[], at: number): HTMLElement | undefined {
  const removed = path[at];
  const siblings = path[at + 1]?.node.children;
  if (!removed || !siblings || siblings.length < removed.siblings) return undefined;
  const there = siblings[removed.index];
  if (!(there instanceof HTMLElement) || there === removed.node) return undefined;
  return there.matches(CONTROL) && isUsable(there) ? there : usable(there, HEADING)[0];
}

/** A control of the same fieldset. Its legend would have no accessible name. */
function inFieldset(ancestors: readonly Step[]): HTMLElement | undefined {
  const fieldset = ancestors.find(({ node }) => node.matches('fieldset'));
  return fieldset && usable(fieldset.node, CONTROL)[0];
}

function headingAround(ancestors: readonly Step[]): HTMLElement | undefined {
  for (const { node } of ancestors) {
    if (node === document.body) break;
    const [heading] = usable(node, HEADING);
    if (heading) return heading;
  }
  return document.getElementById('main') ?? undefined;
}
