// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pictureMarkdown } from '../src/areas/instructor/picture-markdown';
import { categoriesOf, checkView } from '../src/areas/instructor/views';

test('escapes alt text for Markdown', () => {
  expect(pictureMarkdown('/api/media/a.webp', 'Shelf [2]\n with \\ tins')).toBe(
    String.raw`![Shelf \[2\] with \\ tins](/api/media/a.webp)`,
  );
});

test('keeps the category of a course if the list of categories failed to load or lacks it', () => {
  const course = { category: { _id: 'w', name: 'Water' } } as Parameters<typeof categoriesOf>[1];
  const [water, energy] = [
    { id: 'w', name: 'Water' },
    { id: 'e', name: 'Energy' },
  ];
  expect(categoriesOf(undefined, course)).toEqual([water]);
  expect(categoriesOf([{ _id: 'e', name: 'Energy' }], course)).toEqual([water, energy]);
  expect(categoriesOf([{ _id: 'w', name: 'Water' }], course)).toEqual([water]);
  expect(categoriesOf([{ _id: 'e', name: 'Energy' }], undefined)).toEqual([energy]);
});

test('links each check to the place to fix it', () => {
  const gap = (id: 'summary' | 'units' | 'captions', unitId: string | null, topicId: string | null) =>
    checkView({ id, status: 'missing', count: 1, where: [{ unitId, topicId, title: 'Water' }] }, 'c1');
  expect(gap('summary', null, null)).toMatchObject({ href: '/instructor/course/c1?tab=details', where: [] });
  expect(gap('units', null, null)).toMatchObject({ href: '/instructor/course/c1' });
  expect(gap('captions', 'u1', 't1')).toMatchObject({
    href: undefined,
    where: [{ title: 'Water', href: '/instructor/course/unit/topic/t1' }],
  });
});
