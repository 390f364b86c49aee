import type { ComponentMeta } from '../../packages/ui/src/foundations/lib/component-meta.ts';
import type { LibraryName } from '../library/sources.ts';
import type { ComponentFolder } from './components.ts';

/** Folders whose `.tsx` renders no markup: providers and hooks have no states to show. */
const WITHOUT_MARKUP = new Set([
  'foundations/digiken-provider',
  'foundations/link-provider',
  'foundations/messages-provider',
  'foundations/theme-provider',
]);

/** Entries of `ui` that render no element of their own, so that there is nothing to forward to. */
const FORWARDS_NOTHING = new Set(['foundations/announcer', 'feedback/toast']);

/**
 * The problems of a component folder, as sentences; empty if it is complete.
 * @param stories source of its `.stories.tsx`, undefined if there is none
 */
export function folderProblems(
  {
    path,
    library = 'ui',
    files,
    meta,
  }: Pick<ComponentFolder, 'path' | 'files' | 'meta'> & {
    library?: LibraryName;
  },
  stories: string | undefined,
): string[] {
  if (WITHOUT_MARKUP.has(path)) return [];
  const [group = '', name = ''] = path.split('/');
  const broken = [`${name}.tsx`, `${name}.stories.tsx`, `${name}.meta.ts`]
    .filter((file) => !files.includes(file))
    .map((file) => `${path}/${file} is missing`);
  if (!meta) return [...broken, `${path}/${name}.meta.ts exports no \`meta\``];
  if (meta.group !== group) broken.push(`${path}: its meta says "${meta.group}", its folder "${group}"`);
  if (meta.status === 'stable') broken.push(...missingForStable(path, library, files, meta));
  if (meta.criteria.length === 0) broken.push(`${path}: its meta has no acceptance criteria`);
  if (meta.use.when.length === 0 || meta.use.not.length === 0)
    broken.push(`${path}: its meta does not say when to use it and when not`);
  if (library === 'ui' && !meta.forwards && !FORWARDS_NOTHING.has(path))
    broken.push(`${path}: its meta does not say which element it \`forwards\` to`);
  if (meta.anatomy.length === 0) broken.push(`${path}: its meta has an empty anatomy`);
  if (meta.wcag.length === 0) broken.push(`${path}: its meta has no WCAG criteria`);
  if (meta.interactive && meta.keyboard.length === 0)
    broken.push(`${path}: interactive, but its keyboard table is empty`);
  if (meta.interactive && stories !== undefined && !hasKeyboardWalk(stories)) {
    broken.push(`${path}: interactive, but no story has the tag \`keyboard\` and a play function`);
  }
  if (stories !== undefined && /a11y:\s*\{[^}]*(?:test:\s*['"](?:off|todo)|disable:\s*true)/.test(stories)) {
    broken.push(`${path}: a story disables axe`);
  }
  return broken;
}

/**
 * What an entry needs before its status may be `stable`: a place in the package whose API is stable, and its evidence.
 */
function missingForStable(
  path: string,
  library: LibraryName,
  files: readonly string[],
  meta: ComponentMeta<string>,
): string[] {
  const name = path.split('/').at(-1) ?? '';
  return [
    ...(library === 'ui' ? [] : ['only entries of @digiken/ui are stable']),
    ...(meta.interactive && !files.includes(`${name}.transcript.txt`) ? ['it has no transcript'] : []),
  ].map((reason) => `${path}: status "stable", but ${reason}`);
}

/** Checks each `export const` separately: tag and play function must belong to the same story. */
function hasKeyboardWalk(source: string): boolean {
  return source
    .split(/^export const /m)
    .slice(1)
    .some((story) => /tags:\s*\[[^\]]*['"]keyboard['"]/.test(story) && /\bplay\b\s*[:(=]/.test(story));
}
