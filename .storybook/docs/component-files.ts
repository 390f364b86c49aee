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
  /** Maximum gzip size of the entry in bytes, without React. Undefined if the component is part of another entry. */
  limit?: number;
  /** The output of the virtual screen reader. Undefined if no keyboard walkthrough is recorded. */
  transcript?: () => Promise<string>;
}

/**
 * The files next to a stories file.
 * @param storiesFile `parameters.fileName` of its stories
 * @returns undefined if the stories do not belong to a component, e.g. the token specimens
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
