import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readComponents } from './components.ts';
import { storyProblems } from './story-rules.ts';

const withStories = (await readComponents()).flatMap(({ path, library, folder }) => {
  const file = join(folder, `${path.split('/')[1]}.stories.tsx`);
  return existsSync(file) ? [[path, library, readFileSync(file, 'utf8')] as const] : [];
});

describe('Storybook: names in words, a Default for each component, no contracts in sight', () => {
  it.each(withStories)('%s', (path, library, stories) => {
    expect(storyProblems(path, library, stories)).toEqual([]);
  });
});

describe('the rules of stories', () => {
  const file = (title: string, ...stories: string[]) =>
    [`const meta = {`, `  title: '${title}',`, `};`, ...stories].join('\n');
  const plain = 'export const Default: Story = {};';

  it('accept a name in words with a Default', () => {
    expect(
      storyProblems('courses/course-card', 'learning', file('Learning/Courses/Course card', plain)),
    ).toEqual([]);
    expect(
      storyProblems('courses/lesson-html', 'learning', file('Learning/Courses/Lesson HTML', plain)),
    ).toEqual([]);
  });

  it.each([
    ['the name of the code', file('Actions/IconButton', plain), 'Actions/Icon button'],
    ['capitals in the middle', file('Actions/Icon Button', plain), 'Actions/Icon button'],
    ['another group', file('Forms/Icon button', plain), 'Actions/Icon button'],
    ['no title', plain, 'no `title`'],
    ['no Default', file('Actions/Icon button', 'export const Small: Story = {};'), 'no story `Default`'],
    [
      'a contract in sight',
      file('Actions/Icon button', "export const Contract: Story = { tags: ['keyboard'] };", plain),
      'by the tag `!dev`',
    ],
  ])('report %s', (_, stories, complaint) => {
    expect(storyProblems('actions/icon-button', 'ui', stories).join()).toContain(complaint);
  });
});
