import type { ComponentMeta } from '../../packages/ui/src/foundations/lib/component-meta';
import changelog from '../../packages/ui/CHANGELOG.md?raw';
import { changelogNotes, notesFor, type ReleaseNote, waitingNote } from '../../tools/library/release-notes';
import { limits } from '../../packages/ui/sizes.json';

const metas = import.meta.glob<ComponentMeta<string>>('../../packages/{ui,learning}/src/*/*/*.meta.ts', {
  eager: true,
  import: 'meta',
});
const transcripts = import.meta.glob<string>('../../packages/{ui,learning}/src/*/*/*.transcript.txt', {
  query: '?raw',
  import: 'default',
});

/** Bytes of gzip without React: `first` loads at once, `later` when it is needed. */
export interface Limit {
  first: number;
  later?: number;
}

const LIMITS: Record<string, Limit> = limits;

const changesets = import.meta.glob<string>(['../../.changeset/*.md', '!**/README.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Only `@digiken/ui` is released. */
const releaseNotes: ReleaseNote[] = [
  ...Object.values(changesets).flatMap((text) => waitingNote(text) ?? []),
  ...changelogNotes(changelog),
];

export interface ComponentFiles {
  /** `actions/button` */
  path: string;
  /** `@digiken/ui/button` */
  entry: string;
  meta: ComponentMeta<string>;
  /** Maximum size of the entry. Undefined in `@digiken/learning`, which is internal. */
  limit?: Limit;
  /** What its users were told to have changed, the newest first. */
  notes: readonly ReleaseNote[];
  /** The output of the virtual screen reader. Undefined if no keyboard walkthrough is recorded. */
  transcript?: () => Promise<string>;
}

/**
 * The files next to a stories file.
 * @param storiesFile `parameters.fileName` of its stories
 * @returns undefined if the stories do not belong to a component, e.g. the token specimens
 */
export function filesBeside(storiesFile: string): ComponentFiles | undefined {
  const [, library, path, name] =
    /packages\/(ui|learning)\/src\/([^/]+\/([^/]+))\/[^/]+$/.exec(storiesFile) ?? [];
  const file = `../../packages/${library}/src/${path}/${name}`;
  const meta = metas[`${file}.meta.ts`];
  if (!path || !name || !meta) return undefined;
  return {
    path,
    entry: `@digiken/${library}/${name}`,
    meta,
    limit: library === 'ui' ? LIMITS[name] : undefined,
    notes: library === 'ui' ? notesFor(name, meta.name, releaseNotes) : [],
    transcript: transcripts[`${file}.transcript.txt`],
  };
}

/** The number of components, by status. */
export function countByStatus(): [ComponentMeta['status'], number][] {
  const order = ['stable', 'beta', 'alpha', 'draft', 'deprecated'] as const;
  const all = Object.values(metas);
  return order
    .map((status): [ComponentMeta['status'], number] => [
      status,
      all.filter((m) => m.status === status).length,
    ])
    .filter(([, count]) => count > 0);
}
