import { userEvent } from 'storybook/test';
import { afterEach, expect, test } from 'vitest';
import { hear } from './recorder';

afterEach(() => document.body.replaceChildren());

async function walk(html: string, keys: string): Promise<string[]> {
  document.body.innerHTML = html;
  return (await hear(() => userEvent.keyboard(keys))).split('\n');
}

const page = (name: string) =>
  `<div role="radiogroup" aria-label="Pay by"><button role="radio" aria-checked="true">${name}</button>` +
  '<button role="radio" aria-checked="false">Card</button></div>';

test('a transcript contains groups entered, role, name, state and position', async () => {
  expect(await walk(page('Mobile money'), '{Tab}')).toEqual([
    'Tab',
    '  radiogroup, Pay by',
    '  radio, Mobile money, checked, position 1, set size 2',
  ]);
});

test('a changed name is one changed line', async () => {
  const before = await walk(page('Mobile money'), '{Tab}{Tab}');
  const after = await walk(page('M-money'), '{Tab}{Tab}');
  expect(after).not.toEqual(before);
  expect(before.filter((line) => !after.includes(line))).toEqual([
    '  radio, Mobile money, checked, position 1, set size 2',
  ]);
});

test('reports a change that does not move the focus', async () => {
  document.addEventListener('keyup', toggle);
  expect(await walk('<button aria-expanded="false">Lessons</button>', '{Tab}{Enter}')).toEqual([
    'Tab',
    '  button, Lessons, not expanded',
    'Enter',
    '  button, Lessons, expanded',
  ]);
  document.removeEventListener('keyup', toggle);
});

const toggle = ({ key }: KeyboardEvent) => {
  if (key === 'Enter') document.activeElement?.setAttribute('aria-expanded', 'true');
};

test('reports a checkbox that the user has checked as checked', async () => {
  const html = '<label><input type="checkbox">Unit 2: Stock</label>';
  expect(await walk(html, '{Tab} ')).toEqual([
    'Tab',
    '  checkbox, Unit 2: Stock, not checked',
    'Space',
    '  checkbox, Unit 2: Stock, checked',
  ]);
});

test('typed letters are one step, and announcements are recorded once', async () => {
  const speak = () => {
    document.querySelector('[data-slot=announcer-polite]')?.append('3 courses found');
  };
  document.addEventListener('input', speak, { once: true });
  const html = '<label>Search <input></label><div data-slot="announcer-polite" aria-live="polite"></div>';
  expect(await walk(html, '{Tab}maji')).toEqual([
    'Tab',
    '  textbox, Search',
    'Types “maji”',
    '  textbox, Search, maji',
    'Announced',
    '  polite: 3 courses found',
  ]);
});
