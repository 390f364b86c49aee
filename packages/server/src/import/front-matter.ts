import { parse as parseToml, TomlError } from 'smol-toml';
import { LineCounter, parseDocument } from 'yaml';
import type { CourseFolder } from './folder';
import { LANGUAGE_TAG } from './layout';
import { IMPORT_LIMITS } from './limits';
import type { Issues } from './report';
import { say } from './sentences';
import { titleOf } from './titles';

/** What a block of settings at the head of a Markdown file says about its text. */
export interface FrontMatter {
  title: string | null;
  /** A short title for menus. */
  label: string | null;
  summary: string | null;
  /** BCP 47 tag. */
  language: string | null;
  /** Why learners should not see the text; null if they should. */
  withheld: 'draft' | 'hidden' | null;
  /** Its keys as they were written, by the field that they fill; `other` for those without one. */
  keys: { field: Field | 'other'; key: string }[];
}

type Field = 'title' | 'label' | 'summary' | 'language' | 'withheld';

/** A Markdown file without its front matter. Blanks take the place of it, so that positions and lines stay true. */
export interface SplitMarkdown {
  body: string;
  /** Where the body starts; 0 without front matter. */
  start: number;
  matter: FrontMatter | null;
  /** The line of a mistake in the front matter, from 1; null without one. */
  mistake: number | null;
}

interface Fence {
  open: string;
  close: string;
  read: (content: string) => Parsed;
  /** Only marks that mean nothing else in Markdown: a mistake is one whatever is written between them. */
  certain?: true;
}

const FENCES: readonly Fence[] = [
  { open: '---(?:ya?ml)?', close: '---|\\.\\.\\.', read: readYaml },
  { open: '\\+\\+\\+|---toml', close: '\\+\\+\\+|---', read: readToml },
  { open: '---json|;;;', close: '---|;;;', read: readJson, certain: true },
  // Hugo's JSON is its own fence.
  { open: '(?=\\{[ \\t]*[\\r\\n])', close: '(?<=[\\r\\n]\\})', read: readJson },
];
const LINE_END = '(?:\\r\\n?|\\n)';
/** Empty lines and comments may come before it. */
const BEFORE = `(?:\\uFEFF|[ \\t]*${LINE_END}|<!--(?:(?!-->)[^])*-->)*`;
const PATTERNS = FENCES.map(({ open, close, ...fence }) => {
  const opening = open.startsWith('(?=') ? open : `(?:${open})[ \\t]*${LINE_END}`;
  const closing = close.startsWith('(?<=') ? close : `(?<=[\\r\\n])(?:${close})`;
  return {
    ...fence,
    pattern: new RegExp(`^(${BEFORE}${opening})([^]*?)${closing}[ \\t]*(?:${LINE_END}|$)`, 'i'),
  };
});
/** A line that names a key. Text between two rules has none. */
const KEY_LINE =
  /^[\s\u200B\u2060\uFEFF]*(?:["']?[\p{L}_][\p{L}\p{N}_.-]*["']?|"[^"]+"|'[^']+')\s*[:=]|^\s*\{/u;
/** Spaces that YAML takes as letters, and characters without a shape. */
const STRANGE_SPACES = /[\u00A0\u2007\u202F]/g;
const NO_SHAPE = /[\u200B\u2060\uFEFF]/g;
const MOST_ALIASES = 100;
const MOST_KEYS = 30;
const KEY_CHARACTERS = 60;

/** Names of fields in the order in which they count. Letters may be of either case. */
const NAMES: Record<Field, readonly string[]> = {
  title: ['title'],
  label: ['sidebar_label', 'sidebartitle', 'nav_title', 'linktitle', 'label'],
  summary: ['description', 'summary', 'abstract', 'excerpt'],
  language: ['lang', 'language', 'locale'],
  withheld: ['draft', 'published', 'hidden', 'unlisted', 'visible', 'status', 'visibility'],
};

/** Splits a Markdown file into its front matter, in YAML, TOML or JSON, and its text. */
export function splitFrontMatter(markdown: string): SplitMarkdown {
  const none = { body: markdown, start: 0, matter: null, mistake: null };
  const fence = PATTERNS.find(({ pattern }) => pattern.test(markdown));
  const [whole, before = '', content = ''] = fence?.pattern.exec(markdown) ?? [];
  if (fence === undefined || whole === undefined) return none;
  const read = fence.read(content);
  const lines = linesOf(content);
  const named = 'value' in read ? lines.some(namesKey) : namesKey(lines[0] ?? '');
  const certain = fence.certain || lines.length === 0;
  if (!(named || certain) || ('value' in read && !isRecord(read.value))) return none;
  // A text may begin with an example of JSON.
  if ('mistake' in read && fence.read === readJson && !fence.certain) return none;
  const body = whole.replace(/[^\r\n]/g, ' ') + markdown.slice(whole.length);
  const start = body.length - body.trimStart().length;
  const rest = { body, start: body.slice(0, start).search(/[^\r\n]*$/) };
  if ('mistake' in read)
    return { ...rest, matter: null, mistake: before.split(/\r\n?|\n/).length - 1 + read.mistake };
  return { ...rest, matter: matterOf(isRecord(read.value) ? read.value : {}), mistake: null };
}

type Parsed = { value: unknown } | { mistake: number };

/** An empty block is front matter, too. */
function readYaml(written: string): Parsed {
  const content = written.replace(STRANGE_SPACES, ' ').replace(NO_SHAPE, '').replace(/\r\n?/g, '\n');
  if (content.trim() === '') return { value: {} };
  const lineCounter = new LineCounter();
  const document = parseDocument(content, { lineCounter, uniqueKeys: false, logLevel: 'silent' });
  const [error] = document.errors;
  if (error !== undefined) return { mistake: lineCounter.linePos(error.pos[0]).line };
  try {
    return { value: document.toJS({ maxAliasCount: MOST_ALIASES }) };
  } catch {
    // Too many aliases, or one without an anchor.
    return { mistake: 1 };
  }
}

function readToml(content: string): Parsed {
  try {
    return { value: parseToml(content.replace(/\r\n?/g, '\n')) };
  } catch (error) {
    if (error instanceof TomlError) return { mistake: error.line };
    throw error;
  }
}

function readJson(content: string): Parsed {
  try {
    return { value: JSON.parse(content) as unknown };
  } catch {
    return { mistake: 1 };
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesKey = (line: string) => KEY_LINE.test(line);

/** Without comments. */
const linesOf = (content: string) =>
  content.split(/\r\n?|\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));

function matterOf(values: Record<string, unknown>): FrontMatter {
  const written = new Map(Object.keys(values).map((key) => [key.toLowerCase(), key]));
  const keys: FrontMatter['keys'] = [];
  /** The first value of a field that can be used; every key of the field with one is noted. */
  const take = <T>(field: Field, read: (value: unknown, key: string) => T | null): T | null => {
    let taken: T | null = null;
    for (const name of NAMES[field]) {
      const key = written.get(name);
      const value = key === undefined ? null : read(values[key], name);
      if (key === undefined || value === null) continue;
      keys.push({ field: taken === null ? field : 'other', key });
      taken ??= value;
    }
    return taken;
  };
  const matter = {
    title: take('title', (value) => textOf(value, IMPORT_LIMITS.titleCharacters)),
    label: take('label', (value) => textOf(value, IMPORT_LIMITS.titleCharacters)),
    summary: take('summary', (value) => textOf(value, IMPORT_LIMITS.summaryCharacters)),
    language: take('language', tagOf),
    withheld: take('withheld', withheldBy),
  };
  const known = new Set(keys.map(({ key }) => key));
  // “published: true” says nothing that needs a report.
  const silent = new Set<string>(NAMES.withheld.filter((name) => isNothing(values[written.get(name) ?? ''])));
  for (const [name, key] of written)
    if (!known.has(key) && !silent.has(name)) keys.push({ field: 'other', key });
  return { ...matter, keys };
}

function textOf(value: unknown, characters: number): string | null {
  if (!['string', 'number', 'boolean'].includes(typeof value) && !(value instanceof Date)) return null;
  return titleOf(value instanceof Date ? value.toISOString() : String(value), characters);
}

/** `sw_KE` and `SW` are written in the usual way. */
function tagOf(value: unknown): string | null {
  const [language = '', ...rest] = typeof value === 'string' ? value.trim().split(/[-_]/) : [];
  const tag = [language.toLowerCase(), ...rest].join('-');
  return LANGUAGE_TAG.test(tag) ? tag : null;
}

const saysYes = (value: unknown) => value === true || /^(?:true|yes|on)$/i.test(String(value));
const saysNo = (value: unknown) => value === false || /^(?:false|no|off)$/i.test(String(value));

function withheldBy(value: unknown, name: string): FrontMatter['withheld'] {
  if (name === 'published') return saysNo(value) ? 'draft' : null;
  if (name === 'visible') return saysNo(value) ? 'hidden' : null;
  if (name === 'draft') return saysYes(value) ? 'draft' : null;
  if (name === 'hidden' || name === 'unlisted') return saysYes(value) ? 'hidden' : null;
  const word = String(value).toLowerCase();
  if (word === 'draft' || word === 'unpublished') return 'draft';
  return word === 'hidden' || word === 'private' ? 'hidden' : null;
}

/** A value that says that a text is shown. */
const isNothing = (value: unknown) => saysYes(value) || saysNo(value) || value === 'published';

interface HeadedText {
  file: string;
  title: string | null;
  language: string;
  head: Pick<SplitMarkdown, 'matter' | 'mistake'> | null;
}

/** The language that the front matter of a file names; null without one. */
export async function languageOf(folder: CourseFolder, file: string): Promise<string | null> {
  if (!folder.has(file)) return null;
  return splitFrontMatter(await folder.readText(file)).matter?.language ?? null;
}

/**
 * Reports a mistake, and the keys that nothing was taken from.
 * @param used the fields that the text has a place for, beside its title and language
 */
export function reportFrontMatter(
  { file, title, language, head }: HeadedText,
  issues: Issues,
  used: readonly Field[] = [],
): void {
  if (head === null) return;
  const { matter, mistake } = head;
  if (mistake !== null)
    issues.add(
      'left-out',
      file,
      mistake,
      say('The front matter has a mistake here, so nothing of it was used.'),
    );
  if (matter === null) return;
  const isUsed = (field: Field) =>
    used.includes(field) ||
    (field === 'title' && title === matter.title) ||
    (field === 'label' && matter.title === null && title === matter.label) ||
    (field === 'language' && language === matter.language);
  const unused = unusedKeys(matter.keys.filter(({ field }) => field === 'other' || !isUsed(field)));
  if (unused !== null) issues.add('left-out', file, 1, unused);
}

/** A sentence about keys that nothing was taken from; null without any. */
export function unusedKeys(keys: FrontMatter['keys']): string | null {
  if (keys.length === 0) return null;
  const names = keys.slice(0, MOST_KEYS).map(({ key }) => `“${key.slice(0, KEY_CHARACTERS)}”`);
  if (keys.length > MOST_KEYS) names.push('…');
  return say('Not used from the front matter: {keys}.', { keys: names.join(', ') });
}
