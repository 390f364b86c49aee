import type { ComponentMeta } from '../../packages/ui/src/foundations/lib/component-meta';
import { limits } from '../../packages/ui/sizes.json';

const metas = import.meta.glob<ComponentMeta>('../../packages/ui/src/*/*/*.meta.ts', {
  eager: true,
  import: 'meta',
});
const transcripts = import.meta.glob<string>('../../packages/ui/src/*/*/*.transcript.txt', {
  query: '?raw',
  import: 'default',
});

export interface ComponentFiles {
  /** `actions/button` */
  path: string;
  meta: ComponentMeta;
  /** Bytes of gzip that the entry may load at most, React excluded; absent for a part of another entry. */
  limit?: number;
  /** What the virtual screen reader said; absent where no keyboard walk is kept. */
  transcript?: () => Promise<string>;
}

/**
 * What stands beside a stories file.
 * @param storiesFile `parameters.fileName` of its stories
 * @returns undefined when it tells of no component (the specimens of the tokens)
 */
export function filesBeside(storiesFile: string): ComponentFiles | undefined {
  const [, path, name] = /packages\/ui\/src\/([^/]+\/([^/]+))\/[^/]+$/.exec(storiesFile) ?? [];
  const file = `../../packages/ui/src/${path}/${name}`;
  const meta = metas[`${file}.meta.ts`];
  if (!path || !name || !meta) return undefined;
  return {
    path,
    meta,
    limit: (limits as Record<string, number>)[name],
    transcript: transcripts[`${file}.transcript.txt`],
  };
}

/** How many components there are, by status. */
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
