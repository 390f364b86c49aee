import { Virtual } from '@guidepup/virtual-screen-reader';

/** Containers that a reader names when the focus enters them. */
const CONTEXTS = [
  'dialog',
  '[role=dialog]',
  '[role=alertdialog]',
  '[role=menu]',
  '[role=listbox]',
  '[role=radiogroup]',
  '[role=tablist]',
  '[role=tabpanel]',
  '[role=toolbar]',
  '[role=group][aria-label], [role=group][aria-labelledby]',
  'fieldset',
  'nav',
  'search',
  '[role=search]',
  'table',
].join();

/** Roles whose position in a set is spoken ("position 1, set size 3"): the reader needs the whole set. */
const SETS = '[role=menu], [role=listbox], [role=radiogroup], [role=tablist], [role=tree], fieldset';

/**
 * What the virtual reader says about an element in its current state. The reader's tree is built before this returns
 * and is not updated later (no MutationObserver).
 */
async function phraseOf(element: Element): Promise<string> {
  const reader = new Virtual();
  const set = element.parentElement?.closest(SETS);
  await startDeaf(reader, set ?? element);
  if (set) await moveTo(reader, element);
  const phrase = await reader.lastSpokenPhrase();
  const content = (await reader.itemText()) === '' ? await readOn(reader) : '';
  await reader.stop();
  return [phrase, content].filter((part) => part !== '').join(', ');
}

/**
 * Makes the reader passive. Otherwise it follows the focus inside its container and rebuilds its tree, and its own
 * user-event takes over the document's fields from the user-event of the story.
 */
function startDeaf(reader: Virtual, container: Element): Promise<void> {
  const ears = [container, document];
  for (const ear of ears) ear.addEventListener = () => {};
  const forget = writeStates(container);
  const started = reader.start({ container, window: {} });
  forget();
  for (const ear of ears) Reflect.deleteProperty(ear, 'addEventListener');
  return started;
}

/** The reader reads `checked` from the markup, which does not change when the user checks a box. */
function writeStates(container: Element): () => void {
  const boxes = [container, ...container.querySelectorAll('input')].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement &&
      ['checkbox', 'radio'].includes(element.type) &&
      !element.hasAttribute('aria-checked'),
  );
  for (const box of boxes)
    box.setAttribute('aria-checked', box.indeterminate ? 'mixed' : String(box.checked));
  return () => {
    for (const box of boxes) box.removeAttribute('aria-checked');
  };
}

// The first start takes over the focused field, so it runs before any story.
void startDeaf(new Virtual(), document.body);

/** For an element without a name, a reader continues with its content. */
async function readOn(reader: Virtual): Promise<string> {
  const from = reader.activeNode;
  await reader.next();
  return from?.contains(reader.activeNode) && reader.activeNode !== from ? reader.lastSpokenPhrase() : '';
}

async function moveTo(reader: Virtual, element: Element): Promise<void> {
  const first = reader.activeNode;
  while (reader.activeNode !== element) {
    await reader.next();
    if (reader.activeNode === first) throw new Error(`The virtual reader cannot find ${element.outerHTML}.`);
  }
}

/** Follows the focus and `aria-activedescendant`, and returns new phrases. */
export class Follower {
  private contexts: Element[] = [];
  private last = new Map<Element, Promise<string>>();

  /** @returns phrases in spoken order, without those that were just spoken */
  look(): Promise<string[]> {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return Promise.resolve([]);
    const entered = contextsOf(focused).filter((context) => !this.contexts.includes(context));
    this.contexts = contextsOf(focused);
    const active = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '');
    const before = this.last;
    this.last = new Map([focused, ...(active ? [active] : [])].map((one) => [one, phraseOf(one)]));
    const heard = [...entered.map((context) => phraseOf(context)), ...this.freshSince(before)];
    return Promise.all(heard).then((phrases) => phrases.filter((phrase) => phrase !== ''));
  }

  private freshSince(before: Map<Element, Promise<string>>): Promise<string>[] {
    return [...this.last].map(async ([element, phrase]) =>
      (await before.get(element)) === (await phrase) ? '' : phrase,
    );
  }
}

function contextsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let one = element.closest(CONTEXTS); one; one = one.parentElement?.closest(CONTEXTS) ?? null) {
    if (one !== element) found.unshift(one);
  }
  return found;
}
