import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { beforeAll, expect, test, vi } from 'vitest';
import reader from '../../node_modules/@guidepup/virtual-screen-reader/package.json';
import preview from '../../.storybook/preview';
import { hear } from './recorder';

interface Walk {
  storyName?: string;
  tags?: string[];
  run: () => Promise<void>;
}
export type StoryModule = Parameters<typeof composeStories>[0];

// The gate checks these stories; here their speech is recorded.
const annotations = setProjectAnnotations([{ ...preview, afterEach: [] }]);
beforeAll(annotations.beforeAll);
// A walk waits longer on a busy machine, where code that is loaded on demand takes more than a second.
configure({ asyncUtilTimeout: 5000 });

/** The announcements of a committed transcript, as the recorder writes them. */
const announcementsOf = (transcript = ''): string[] =>
  (transcript.split('\nAnnounced\n')[1] ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(2));

/** Component folder → its keyboard walk: the story called Keyboard, otherwise the first with the tag. */
function walksOf(modules: Record<string, StoryModule>) {
  return Object.entries(modules).flatMap(([path, module]) => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const tagged = Object.values(composeStories(module) as Record<string, Walk>).filter(({ tags }) =>
      tags?.includes('keyboard'),
    );
    const walk = tagged.find(({ storyName }) => storyName === 'Keyboard') ?? tagged[0];
    return walk ? [[folder.split('/').slice(-2).join('/'), walk, folder] as const] : [];
  });
}

/** Longer than the announcer's start-up delay and any debounce of a story. */
const SETTLED_MS = 300;
/** Ids that React and Storybook count up; they depend on earlier renders. */
const GENERATED_ID = /(_r_\w+_|«r\w+»|:r\w+:)/;

/**
 * Defines a test for each component with a keyboard walk.
 * @param modules the story files of a library, by path
 * @param committed the transcripts beside them, by path
 */
export function compareWalks(modules: Record<string, StoryModule>, committed: Record<string, string>): void {
  test.each(walksOf(modules))(
    'what a virtual screen reader says of %s has not changed',
    async (component, walk, folder) => {
      const name = component.split('/')[1] ?? '';
      const expected = announcementsOf(committed[`${folder}/${name}.transcript.txt`]);
      const heard = await hear(async (announced) => {
        await walk.run();
        // An announcement can be late on a busy machine. If it never comes, the comparison below fails.
        await vi.waitFor(() => expect(announced()).toEqual(expected), 5000).catch(() => undefined);
        await new Promise((settled) => setTimeout(settled, SETTLED_MS));
      });
      expect(heard).not.toMatch(GENERATED_ID);
      const text = [
        `Virtual screen reader, @guidepup/virtual-screen-reader ${reader.version}: not a person, not a real reader.`,
        `Story “${walk.storyName ?? ''}” of ${component}, walked by keys. Changed on purpose? npm run transcripts -- --update`,
        '',
        heard,
        '',
      ].join('\n');
      await expect(text).toMatchFileSnapshot(`${folder}/${name}.transcript.txt`);
    },
  );
}
