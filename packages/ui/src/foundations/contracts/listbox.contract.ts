import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

export interface ListboxContract {
  /** The element that has the keys while the list is open: the text field, or the button, or the listbox itself. */
  control: () => HTMLElement;
  /** Opens the list by mouse or by touch, as a person does. */
  open: (pointer: 'mouse' | 'touch') => Promise<void>;
  /** Opens the list by keys alone; the list must then be there. */
  openByKey: () => Promise<void>;
  /** Names of all options, in the order on opening. At least three. */
  options: readonly string[];
  /** Name of the option that was chosen last, as a person can tell; null before. */
  chosen: () => string | null;
  /**
   * An editable control filters: `text` is typed and leaves the options named in `leaves`; Home and End move the
   * caret. Another control jumps: `text` is typed and makes the option `leads` active; Home and End lead to the
   * first and the last option.
   */
  typing:
    | { kind: 'filter'; text: string; leaves: readonly string[] }
    | { kind: 'jump'; text: string; leads: string };
  /** Puts the control back to its beginning, with the list closed and nothing typed. */
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

/** The option that the keys are on, by `aria-activedescendant` or by focus; null when none is. */
function active(control: HTMLElement): string | null {
  const id = control.getAttribute('aria-activedescendant');
  const option = id === null ? document.activeElement : document.getElementById(id);
  return option?.getAttribute('role') === 'option' ? nameOf(option) : null;
}

async function press(list: HTMLElement, name: string, pointer: 'mouse' | 'touch'): Promise<void> {
  const option = within(list)
    .getAllByRole('option')
    .find((one) => nameOf(one) === name);
  if (!option)
    throw new Error(`listboxContract: no option is named "${name}", only: ${names(list).join(', ')}`);
  await userEvent.pointer({ keys: pointer === 'touch' ? '[TouchA]' : '[MouseLeft]', target: option });
}

/** By mouse and by touch: opens, shows every option under a named listbox, chooses, closes, keeps the focus. */
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

/** Escape closes and chooses nothing; Enter chooses what the keys are on; both leave the focus at the control. */
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
 * What every list of options must do, for mouse, keyboard and touch (APG listbox and combobox). Call it from a
 * play function. An option's name is its `aria-label`, the text of its part marked `data-name`, or its whole text.
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
