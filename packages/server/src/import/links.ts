import { posix } from 'node:path';
import { titleSegment } from '@digiken/contract/constants';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Downloads } from './downloads';
import { isPicturePath, type Pictures } from './pictures';
import type { Issues } from './report';
import { ID_PREFIX } from './sanitise';
import type { TextDocument } from './text-document';

/** A lesson or unit that a link can lead to, in the language of the linking text. */
export interface LinkTarget {
  id: string;
  title: string;
  document: TextDocument | null;
}

/** What links of one text may resolve to. Paths are those of the default language. */
export interface LinkMap {
  course: { id: string; title: string };
  units: ReadonlyMap<string, { id: string; title: string }>;
  lessons: ReadonlyMap<string, LinkTarget>;
  pictures: Pictures;
  downloads: Downloads;
}

const EXTERNAL = /^(https?:|mailto:|tel:)/i;

/** A path of the course in its default language: translations mirror it below `translations/xx/`. */
export function originalPath(path: string): string {
  return path.replace(/^translations\/[^/]+\//, '');
}

/** Where a relative link leads, or null when it leaves the course folder. */
export function resolvePath(file: string, link: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(link);
  } catch {
    path = link;
  }
  const joined = path.startsWith('/')
    ? posix.normalize(path.slice(1))
    : posix.join(posix.dirname(file), path);
  if (joined === '..' || joined.startsWith('../') || joined.includes('\0')) return null;
  return joined.replace(/\/+$/, '').replace(/^\.$/, '');
}

/** The id that `fragment` means: exact, else the one heading that starts so, else the one with the link's words. */
function findAnchor(tree: Root, fragment: string, words: string): string | null {
  const ids: string[] = [];
  const sameWords: string[] = [];
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const wanted = plain(words);
  visit(tree, 'element', (node) => {
    const id = node.properties.id;
    if (typeof id !== 'string') return;
    ids.push(id);
    if (wanted !== '' && /^h[1-6]$/.test(node.tagName) && plain(textOf(node)) === wanted) sameWords.push(id);
  });
  const exact = ID_PREFIX + fragment.toLowerCase();
  if (fragment !== '') {
    if (ids.includes(exact)) return exact;
    const longer = ids.filter((id) => id.startsWith(`${exact}-`));
    if (longer.length === 1) return longer[0] ?? null;
  }
  return sameWords[0] ?? null;
}

/**
 * Rewrites the links of a text: to routes of the app, to ids in the text, to other sites without the
 * opener; a link to nowhere becomes plain text and is reported.
 */
export function rewriteLinks(
  document: TextDocument,
  lessonPath: string | null,
  map: LinkMap,
  issues: Issues,
): void {
  visit(document.tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'a' || !parent || index === undefined) return;
    const href = node.properties.href;
    const outcome = typeof href === 'string' ? resolve(node, href) : null;
    if (outcome !== null) {
      node.properties.href = outcome;
      if (EXTERNAL.test(outcome)) node.properties.rel = ['noopener', 'noreferrer'];
      if (textOf(node).trim() === '' && !holdsPicture(node))
        node.children = [{ type: 'text', value: outcome }];
      return;
    }
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });

  function resolve(node: Element, href: string): string | null {
    if (EXTERNAL.test(href)) return href;
    const file = node.data?.file ?? document.file;
    const dead = (message: string) => {
      issues.add('dead-link', file, node.position?.start.line, message);
      return null;
    };
    const [path = '', fragment = ''] = href.split('#', 2);
    const words = textOf(node);
    if (path.startsWith('//')) return dead(`${href} names no scheme.`);
    if (path === '') {
      const id = findAnchor(document.tree, safeDecode(fragment), words);
      return id === null ? dead(`#${fragment} is not a heading of this text.`) : `#${id}`;
    }
    const target = resolvePath(file, path.split('?', 1)[0] ?? '');
    if (target === null) return dead(`${path} leaves the course folder.`);
    return (
      route(originalPath(target), fragment, words) ??
      picture(target) ??
      download(node, target) ??
      dead(`${href} leads to nothing that was imported.`)
    );
  }

  function route(path: string, fragment: string, words: string): string | null {
    const folder = path.replace(/(^|\/)(README|assignment)\.md$/i, '');
    const lesson = map.lessons.get(folder);
    if (lesson !== undefined) {
      const toAssignment = /(^|\/)assignment\.md$/i.test(path);
      const other = lesson.document;
      let id: string | null = null;
      if (toAssignment && fragment === '') id = other?.assignmentId ?? null;
      else if (other && (fragment !== '' || folder === lessonPath))
        id = findAnchor(other.tree, safeDecode(fragment), words);
      if (folder === lessonPath) return id === null ? null : `#${id}`;
      return `/console/course/unit/lesson/${lesson.id}/${titleSegment(lesson.title)}${id === null ? '' : `#${id}`}`;
    }
    const unit = map.units.get(folder);
    if (unit !== undefined) return `/console/course/unit/${unit.id}/${titleSegment(unit.title)}`;
    const isCourse = folder === '' && (path === '' || /^README\.md$/i.test(path));
    return isCourse ? `/console/course/${map.course.id}/${titleSegment(map.course.title)}` : null;
  }

  function picture(path: string): string | null {
    return isPicturePath(path) ? (map.pictures.get(path).at(-1)?.path ?? null) : null;
  }

  /** The link's words say what it brings and how much: learners pay for their data. */
  function download(node: Element, path: string): string | null {
    const file = map.downloads.get(path);
    if (file === undefined) return null;
    node.properties.download = file.name;
    const words = textOf(node).trim() === '' && !holdsPicture(node) ? file.name : '';
    node.children.push({ type: 'text', value: `${words} (${file.label})` });
    return file.path;
  }
}

function holdsPicture(node: Element): boolean {
  let found = false;
  visit(node, 'element', (child) => {
    if (child.tagName === 'img' && String(child.properties.alt ?? '').trim() !== '') found = true;
  });
  return found;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
