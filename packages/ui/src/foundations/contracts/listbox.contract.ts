import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

export interface ListboxContract {
  /** The element that handles the keys while the list is open: the text field, the button, or the listbox itself. */
  control: () => HTMLElement;
  /** Opens the list by mouse or touch. */
  open: (pointer: 'mouse' | 'touch') => Promise<void>;
  /** Opens the list by keyboard only. The list must be open when it resolves. */
  openByKey: () => Promise<void>;
  /** Names of all options in their initial order. At least three. */
  options: readonly string[];
  /** Name of the selected option as shown to the user; null before a selection. */
  chosen: () => string | null;
  /**
   * An editable control filters: typing `text` leaves the options in `leaves`, and Home and End move the
   * caret. Any other control jumps: typing `text` makes the option `leads` active, and Home and End move to the
   * first and the last option.
   */
  typing:
    | { kind: 'filter'; text: string; leaves: readonly string[] }
    | { kind: 'jump'; text: string; leads: string };
  /** Resets the control, with the list closed and no typed text. */
  reset: () => Promise<void>;
}

const listbox = () => screen.queryByRole('listbox');

async function opened(): Promise<HTMLElement> {
  return screen.findByRole('listbox');
}

const closed = () => waitFor(() => expect(listbox()).toBeNull());

function names(list: HTMLElement): (string | null)[] {
  return within(list).getAllByRole('option').map(nameOf);
}

function nameOf(option: Element): string | null {
  return (
    option.getAttribute('aria-label') ??
    option.querySelector('[data-name]')?.textContent ??
    option.textContent
  );
}

/** The active option, by `aria-activedescendant` or by focus; null if there is none. */
function active(control: HTMLElement): string | null {
  const id = control.getAttribute('aria-activedescendant');
  const option = id === null ? document.activeElement : document.getElementById(id);
  return option?.getAttribute('role') === 'option' ? nameOf(option) : null;
}

async function press(list: HTMLElement, name: string, pointer: 'mouse' | 'touch'): Promise<void> {
  const option = within(list)
    .getAllByRole('option')
    .find((item) => nameOf(item) === name);
  if (!option)
    throw new Error(`listboxContract: no option is named "${name}", only: ${names(list).join(', ')}`);
  await userEvent.pointer({ keys: pointer === 'touch' ? '[TouchA]' : '[MouseLeft]', target: option });
}

/** By mouse and touch: opens, shows every option in a named listbox, selects, closes, keeps the focus. */
async function byPointer(contract: ListboxContract, pointer: 'mouse' | 'touch', pick: string): Promise<void> {
  await contract.open(pointer);
  const list = await opened();
  await expect(list).toHaveAccessibleName();
  await expect(names(list)).toEqual(contract.options);
  await press(list, pick, pointer);
  await closed();
  await expect(contract.chosen()).toBe(pick);
  await expect(document.body).not.toHaveFocus();
  await contract.reset();
}

async function byArrows(contract: ListboxContract): Promise<void> {
  await contract.openByKey();
  await opened();
  const now = () => active(contract.control());
  if (now() === null) await userEvent.keyboard('{ArrowDown}');
  const first = contract.options.indexOf(now() ?? '');
  await expect(first).toBeGreaterThanOrEqual(0);
  const next = contract.options[first + 1] ?? null;
  await userEvent.keyboard('{ArrowDown}');
  await expect(now()).toBe(next);
  await userEvent.keyboard('{ArrowUp}');
  await expect(now()).toBe(contract.options[first]);
  if (contract.typing.kind === 'jump') {
    await userEvent.keyboard('{End}');
    await expect(now()).toBe(contract.options.at(-1));
    await userEvent.keyboard('{Home}');
    await expect(now()).toBe(contract.options[0]);
  } else {
    await userEvent.keyboard('{Home}');
    await expect(contract.control()).toHaveFocus();
    await expect(contract.control()).toHaveProperty('selectionStart', 0);
  }
  await contract.reset();
}

async function byTyping({ typing, ...contract }: ListboxContract): Promise<void> {
  await contract.openByKey();
  await opened();
  await userEvent.keyboard(typing.text);
  if (typing.kind === 'filter') {
    await waitFor(async () => expect(names(await opened())).toEqual(typing.leaves));
    await expect(contract.control()).toHaveValue(typing.text);
  } else await waitFor(() => expect(active(contract.control())).toBe(typing.leads));
  await contract.reset();
}

/** Escape closes without a selection; Enter selects the active option; both keep the focus on the control. */
async function byEscapeAndEnter(contract: ListboxContract): Promise<void> {
  const before = contract.chosen();
  await contract.openByKey();
  await opened();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await closed();
  await expect(contract.chosen()).toBe(before);
  await expect(document.body).not.toHaveFocus();
  await contract.reset();

  await contract.openByKey();
  await opened();
  if (active(contract.control()) === null) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{ArrowDown}');
  const on = active(contract.control());
  await expect(on).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  await closed();
  await expect(contract.chosen()).toBe(on);
  await expect(document.body).not.toHaveFocus();
  await contract.reset();
}

/**
 * The contract of every list of options, with mouse, keyboard and touch (APG listbox and combobox). Call it from a
 * play function. An option's name is its `aria-label`, the text of its `data-name` element, or its whole text.
 */
export async function listboxContract(contract: ListboxContract): Promise<void> {
  const [, second, third] = contract.options;
  if (second === undefined || third === undefined)
    throw new Error('listboxContract: give at least three options, so that there is a way to move.');
  await byPointer(contract, 'mouse', second);
  await byPointer(contract, 'touch', third);
  await byArrows(contract);
  await byTyping(contract);
  await byEscapeAndEnter(contract);
}
