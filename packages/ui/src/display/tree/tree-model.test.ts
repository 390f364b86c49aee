import { describe, expect, it } from 'vitest';
import { checkedStates, rowByText, toggled, type TreeItem, visibleRows } from './tree-model';

const NOT_LOADED = new Map<string, readonly TreeItem[]>();
const ITEMS: TreeItem[] = [
  {
    id: 'a',
    label: 'Soil',
    items: [
      { id: 'a1', label: 'Sand' },
      { id: 'a2', label: 'Clay', disabled: true },
    ],
  },
  { id: 'b', label: 'Seed', lazy: true },
];

describe('visibleRows', () => {
  it('gives each open level its position, and a row for what is loading or failed', () => {
    const rows = visibleRows(ITEMS, new Set(['a', 'b']), NOT_LOADED);
    expect(rows.map(({ key, level, position }) => [key, level, position])).toEqual([
      ['a', 1, 1],
      ['a1', 2, 1],
      ['a2', 2, 2],
      ['b', 1, 2],
      ['b/loading', 2, 1],
    ]);
    expect(visibleRows(ITEMS, new Set(['b']), new Map([['b', 'failed']])).at(-1)?.key).toBe('b/failed');
  });

  it('an item without children cannot be opened', () => {
    expect(visibleRows([{ id: 'c', label: 'C', items: [] }], new Set(['c']), NOT_LOADED)[0]?.open).toBe(
      false,
    );
  });
});

describe('checked items', () => {
  it('a parent represents its children, and its id stands for all of them', () => {
    expect(checkedStates(ITEMS, new Set(['a1']), NOT_LOADED).get('a')).toBe('mixed');
    expect(checkedStates(ITEMS, new Set(['a']), NOT_LOADED).get('a2')).toBe(true);
  });

  it('a toggle leaves disabled items as they are, and keeps ids that it does not know', () => {
    expect(toggled(ITEMS, ['x'], NOT_LOADED, 'a')).toEqual(['a1', 'x']);
    expect(toggled(ITEMS, ['a1', 'x'], NOT_LOADED, 'a')).toEqual(['x']);
    expect(toggled(ITEMS, ['a'], NOT_LOADED, 'a1')).toEqual(['a2']);
  });

  it('an item that was checked before its items were loaded stands for them afterwards', () => {
    const loaded = new Map([
      [
        'b',
        [
          { id: 'b1', label: 'Maize' },
          { id: 'b2', label: 'Beans' },
        ],
      ],
    ]);
    expect(toggled(ITEMS, ['b'], NOT_LOADED, 'a1')).toEqual(['a1', 'b']);
    expect(toggled(ITEMS, ['b'], loaded, 'b1')).toEqual(['b2']);
  });
});

describe('rowByText', () => {
  const rows = visibleRows(ITEMS, new Set(['a']), NOT_LOADED);
  it('moves on with one letter, and stays with further ones', () => {
    expect(rowByText(rows, 0, 's', 'en')?.key).toBe('a1');
    expect(rowByText(rows, 1, 's', 'en')?.key).toBe('b');
    expect(rowByText(rows, 0, 'so', 'en')?.key).toBe('a');
    expect(rowByText(rows, 0, 'z', 'en')).toBeUndefined();
  });
});
