import type { JSHandle, Page } from '@playwright/test';

/** Something on the page that can be pressed. */
export interface Control {
  /** The same for the controls of equal rows; another one once its state (pressed, expanded, checked) changes. */
  key: string;
  name: string;
  role: string;
  /** Outside the main area and dialogs: it is on every page of a role. */
  shared: boolean;
}

/** The controls that can be pressed now, the element of each, and where the links lead. */
export interface Controls {
  list: Control[];
  links: string[];
  element: (index: number) => Promise<JSHandle<HTMLElement>>;
}

/** What can be pressed now: of an open modal dialog only what is in it. Marks the document. */
export async function controlsOf(page: Page): Promise<Controls> {
  const found = await page.evaluateHandle(findControls);
  const [list, links] = await found.evaluate((pairs) => {
    Object.assign(window, { sweptDocument: true });
    const addresses = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin);
    return [
      pairs.map(({ control }) => control),
      addresses.map(({ pathname, search }) => pathname + search),
    ] as const;
  });
  return {
    list: [...list],
    links: [...links],
    element: (index) =>
      found.evaluateHandle((pairs, at) => {
        const pair = pairs[at];
        if (!pair) throw new Error(`There is no control ${at}.`);
        return pair.element;
      }, index),
  };
}

/** Whether the page still shows the document in which controls were found last. A navigation may be on its way. */
export const isSameDocument = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => 'sweptDocument' in window)
    .catch((error: Error) => {
      if (error.message.includes('Execution context was destroyed')) return false;
      throw error;
    });

/** Runs in the page. */
function findControls(): { control: Control; element: HTMLElement }[] {
  const PRESSABLE =
    'button, summary, input[type="checkbox"], input[type="radio"], [role="button"], [role="tab"], [role^="menuitem"], [role="switch"], [role="treeitem"], [role="slider"]';
  const ROW = 'li, tr, article, [role="row"], [role="option"], [role="treeitem"]';
  const STATES = ['aria-pressed', 'aria-expanded', 'aria-checked', 'aria-selected', 'aria-current'];
  const modal = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].at(-1);
  const textOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60);
  const nameOf = (element: HTMLElement) =>
    textOf(element) || (element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '');
  const placeOf = (element: Element) => {
    const steps: string[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (at.tagName !== 'FONT') steps.push(`${at.tagName}${at.getAttribute('data-slot') ?? ''}`);
    return steps.join('<');
  };
  return [...(modal ?? document.body).querySelectorAll<HTMLElement>(PRESSABLE)]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getClientRects().length > 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert], [aria-hidden="true"]'),
    )
    .map((element) => {
      const row = element.closest(ROW) !== null && element.getAttribute('role') !== 'treeitem';
      const state = STATES.map((name) => element.getAttribute(name)).join();
      const checked = element instanceof HTMLInputElement ? `${element.type}${element.checked}` : '';
      const name = nameOf(element);
      const open = element.closest('details')?.open ? 'open' : '';
      return {
        element,
        control: {
          key: [placeOf(element), row ? '' : name.replace(/\d+/g, '0'), state, checked, open].join('|'),
          name,
          role:
            element.getAttribute('role') ?? (checked ? (element as HTMLInputElement).type : element.tagName),
          shared: !modal && !element.closest('main, [role="dialog"], [data-slot^="toast"]'),
        },
      };
    });
}
