import { Virtual } from '@guidepup/virtual-screen-reader';

/** What a reader names when focus comes into it, before what has focus. */
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

/** Whose position among its like is spoken ("position 1, set size 3"): the reader must see them all. */
const SETS = '[role=menu], [role=listbox], [role=radiogroup], [role=tablist], [role=tree], fieldset';

/**
 * What the virtual reader says of an element as it is at this very moment: its tree is built before this returns,
 * and not again (no MutationObserver), whatever happens until the promise is settled.
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
 * Only looks. By itself the reader follows the focus inside of its container, and builds its tree anew; and the
 * user-event that it brings takes over the fields of the document, from the one that plays the story.
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

/** The reader reads `checked` from the mark-up, which does not follow what a person chooses. */
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

// The first start takes over whatever field has the focus: it comes before any story.
void startDeaf(new Virtual(), document.body);

/** What has no name is not silent: a reader goes on with what is in it. */
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

/** Follows the focus, and what `aria-activedescendant` makes of it; says what is new. */
export class Follower {
  private contexts: Element[] = [];
  private last = new Map<Element, Promise<string>>();

  /** @returns phrases in the order in which they are heard; those that were just said are left out */
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
