import type { LibraryName } from '../library/sources.ts';

/** A name in words: "Course card", "Lesson HTML". */
const WORDS = /^[A-Z][a-z0-9]*( ([a-z0-9]+|[A-Z]{2,}))*$/;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * What designers would meet in Storybook's sidebar and should not: a name in another style, no plain example, a story
 * that is only a test.
 * @param path its folder, e.g. `learning/course-card`
 * @param stories source of its `.stories.tsx`
 * @returns sentences; empty if there is nothing to change
 */
export function storyProblems(path: string, library: LibraryName, stories: string): string[] {
  const [group = '', folder = ''] = path.split('/');
  const title = /^const meta\b[^]*?\btitle: '([^']+)'/m.exec(stories)?.[1];
  if (!title) return [`${path}: its stories have no \`title\``];
  const place = [...(library === 'learning' ? ['Learning'] : []), capitalised(group)].join('/');
  const name = title.split('/').at(-1) ?? '';
  const broken: string[] = [];
  if (
    title !== `${place}/${name}` ||
    !WORDS.test(name) ||
    name.toLowerCase() !== folder.replaceAll('-', ' ')
  ) {
    const wanted = `${place}/${capitalised(folder.replaceAll('-', ' '))}`;
    broken.push(`${path}: its title is "${title}"; names are words in sentence case: "${wanted}"`);
  }
  if (!/^export const Default\b/m.test(stories)) {
    broken.push(`${path}: no story \`Default\`, the plain example that its page shows first`);
  }
  const contract = /^export const Contract\b[^]*?(?=^export const |$(?![^]))/m.exec(stories)?.[0];
  if (contract && !/tags:\s*\[[^\]]*'!dev'/.test(contract)) {
    broken.push(`${path}: the story \`Contract\` is a test; hide it from designers by the tag \`!dev\``);
  }
  return broken;
}
