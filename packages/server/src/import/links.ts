import { titleSegment } from '@digiken/contract/constants';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { EXTERNAL, ID_PREFIX, isPicturePath } from '../content';
import { percentDecoded } from '../platform/text-encoding';
import type { Downloads } from './downloads';
import type { CourseFolder } from './folder';
import { originalPath, resolvePath } from './paths';
import type { Pictures } from './pictures';
import type { Issues } from './report';
import { setDestination, type TextDocument } from './text-document';

/** A lesson or unit that a link can lead to, in the language of the linking text. */
export interface LinkTarget {
  id: string;
  title: string;
  document: TextDocument | null;
}

/** Possible targets of a text's links. Paths are those of the default language. */
export interface LinkMap {
  course: { id: string; title: string };
  units: ReadonlyMap<string, { id: string; title: string }>;
  lessons: ReadonlyMap<string, LinkTarget>;
  pictures: Pictures;
  downloads: Downloads;
}

/** The id for a fragment: the exact one, else the only heading that starts with it, else the one with the link's text. */
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
 * Rewrites the links in a text's source to addresses on this site. Broken links are reported and left as they are:
 * rendering turns them into text.
 */
export function resolveLinks(
  document: TextDocument,
  lessonPath: string | null,
  map: LinkMap,
  issues: Issues,
): void {
  visit(document.tree, 'element', (node) => {
    const { href } = node.properties;
    if (node.tagName !== 'a' || typeof href !== 'string') return;
    const outcome = resolve(node, href);
    if (outcome !== null && outcome !== href) setDestination(document, node, outcome);
    // A path from the root means the root of the course, not of this site.
    if (outcome === null && href.startsWith('/')) setDestination(document, node, `.${href}`);
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
      const id = findAnchor(document.tree, percentDecoded(fragment), words);
      return id === null ? dead(`#${fragment} is not a heading of this text.`) : toAnchor(id, fragment);
    }
    const resolved = resolvePath(file, path.split('?', 1)[0] ?? '');
    if (resolved === null) return dead(`${path} leaves the course folder.`);
    const target = map.downloads.folder.actual(resolved);
    const found =
      route(originalPath(target), fragment, words) ?? picture(target) ?? map.downloads.get(target);
    if (found !== undefined) return found;
    const refusal = map.downloads.refusalOf(target);
    if (refusal === undefined) return dead(`${href} leads to nothing that was imported.`);
    issues.add('left-out', file, node.position?.start.line, `“${path}”: ${refusal}`);
    return null;
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
        id = findAnchor(other.tree, percentDecoded(fragment), words);
      if (folder === lessonPath) return id === null ? null : toAnchor(id, fragment);
      return `/console/course/unit/lesson/${lesson.id}/${titleSegment(lesson.title)}${id === null ? '' : `#${id}`}`;
    }
    const unit = map.units.get(folder);
    if (unit !== undefined) return `/console/course/unit/${unit.id}/${titleSegment(unit.title)}`;
    const isCourse = folder === '' && (path === '' || /^README\.md$/i.test(path));
    return isCourse ? `/console/course/${map.course.id}/${titleSegment(map.course.title)}` : null;
  }

  function picture(path: string): string | null {
    return isPicturePath(path) ? (map.pictures.get(path)?.address ?? null) : null;
  }
}

/** A link within a text without the prefix of ids, which rendering adds. Exact links stay unchanged. */
function toAnchor(id: string, fragment: string): string {
  const plain = id.slice(ID_PREFIX.length);
  return percentDecoded(fragment).toLowerCase() === plain ? `#${fragment}` : `#${plain}`;
}

/** The files of the archive that texts link to. */
export function linkedFiles(
  documents: readonly TextDocument[],
  folder: CourseFolder,
): { pictures: string[]; others: string[] } {
  const found = new Set<string>();
  for (const { tree, file } of documents) {
    visit(tree, 'element', (node) => {
      const href = node.tagName === 'a' ? node.properties.href : undefined;
      if (typeof href !== 'string' || EXTERNAL.test(href)) return;
      const path = resolvePath(node.data?.file ?? file, href.split(/[?#]/, 1)[0] ?? '');
      if (path !== null && folder.has(path)) found.add(path);
    });
  }
  const pictures = [...found].filter(isPicturePath);
  return { pictures, others: [...found].filter((path) => !isPicturePath(path)) };
}
