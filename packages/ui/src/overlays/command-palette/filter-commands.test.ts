import { expect, test } from 'vitest';
import { type CommandGroup, filterCommands } from './filter-commands';

const groups: CommandGroup[] = [
  {
    id: 'go',
    label: 'Go to',
    items: [
      { id: 'messages', label: 'Messages', href: '/console/messages' },
      { id: 'settings', label: 'Display settings', hint: 'Theme and text size', href: '/console/settings' },
      { id: 'set', label: 'Set a goal', keywords: ['target', 'lengo'], href: '/console/dashboard' },
    ],
  },
  {
    id: 'found',
    label: 'Courses',
    matched: true,
    items: [{ id: 'c1', label: 'Beekeeping', href: '/course/c1' }],
  },
];
const found = (text: string) =>
  filterCommands(groups, text).map(({ id, items }) => [id, ...items.map((i) => i.id)]);

test('an empty text matches everything', () => {
  expect(found('  ')).toEqual([
    ['go', 'messages', 'settings', 'set'],
    ['found', 'c1'],
  ]);
});

test('names that start with the word come before names that contain it', () => {
  expect(found('set')[0]).toEqual(['go', 'set', 'settings']);
});

test('hints and keywords are searched, ignoring case and accents', () => {
  expect(found('LÉNGO')[0]).toEqual(['go', 'set']);
  expect(found('theme display')[0]).toEqual(['go', 'settings']);
});

test('server results are shown unchanged, and empty groups are omitted', () => {
  expect(found('nothing like it')).toEqual([['found', 'c1']]);
});
