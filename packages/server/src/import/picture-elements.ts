import { posix } from 'node:path';
import type { Element, ElementContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { CourseFolder } from './folder';
import { resolvePath } from './links';
import { isBlank, isElement } from './nodes';
import { isPicturePath, type Pictures } from './pictures';
import type { Issues } from './report';
import type { TextDocument } from './text-document';
import { importWords } from './words';

const REMOTE = /^(https?:)?\/\//i;
const VIDEO_STILL = /^(https?:)?\/\/(img\.youtube\.com|i\d*\.ytimg\.com|i\.vimeocdn\.com)\//i;
/** How Co-op Translator names a picture whose words it translated: `name.<sha256>.<language>.ext`. */
const TRANSLATED = /^(.+)\.[0-9a-f]{32,64}\.[a-z]{2,3}(?:-[A-Za-z]+)?(\.\w+)$/;

const alternative = (node: Element) =>
  String(node.properties.alt ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Decides what each picture of a text shows. Pictures on other sites go (a lesson asks no other host for
 * anything): a linked video still becomes a link in words. Returns the files that the text needs.
 */
export function findPictures(document: TextDocument, folder: CourseFolder, issues: Issues): string[] {
  const needed: string[] = [];
  const words = importWords(document.language);
  visit(document.tree, 'element', (node, index, parent) => {
    if (node.tagName === 'a') replaceLinkedStill(node);
    if (node.tagName !== 'img' || !parent || index === undefined) return;
    const file = node.data?.file ?? document.file;
    const line = node.position?.start.line;
    const src = String(node.properties.src ?? '');
    const alt = alternative(node);
    if (src === '' || REMOTE.test(src)) {
      const host = src === '' ? 'no address' : hostOf(src);
      issues.add(
        'remote-picture',
        file,
        line,
        `Left out: ${alt === '' ? 'a picture' : `“${alt}”`} (${host}).`,
      );
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const path = locate(src, file, line);
    if (path === null) {
      parent.children.splice(index, 1, ...absent(document.language, alt));
      return [SKIP, index];
    }
    if (alt === '') issues.add('missing-alt', file, line, `${src} has no text alternative.`);
    else if (isPicturePath(alt))
      issues.add('missing-alt', file, line, `“${alt}” is a file's name, not a text alternative.`);
    node.data = { ...node.data, picture: path };
    needed.push(path);
  });
  dropEmpty(document);
  return needed;

  function replaceLinkedStill(link: Element): void {
    const content = link.children.filter((child) => !isBlank(child));
    const [only] = content;
    if (content.length !== 1 || !isElement(only) || only.tagName !== 'img') return;
    const src = String(only.properties.src ?? '');
    if (!VIDEO_STILL.test(src)) return;
    const file = only.data?.file ?? document.file;
    const alt = alternative(only);
    issues.add(
      'remote-picture',
      file,
      only.position?.start.line,
      `A video's still became a link: “${alt}” (${hostOf(src)}).`,
    );
    link.children = [
      { type: 'text', value: words.watch(alt === '' ? String(link.properties.href ?? '') : alt) },
    ];
  }

  function locate(src: string, file: string, line: number | undefined): string | null {
    const path = resolvePath(file, src.split(/[?#]/, 1)[0] ?? '');
    if (path === null || folder.leaving.has(path)) {
      issues.add('missing-picture', file, line, `${src} leaves the course folder.`);
      return null;
    }
    if (folder.has(path) && isPicturePath(path)) return path;
    const [, name, ext] = TRANSLATED.exec(posix.basename(path)) ?? [];
    const original = name === undefined ? undefined : onlyFileNamed(folder, `${name}${ext}`);
    if (original !== undefined) {
      issues.add('translated-picture', file, line, `${posix.basename(original)} is shown instead.`);
      return original;
    }
    issues.add('missing-picture', file, line, name === undefined ? src : `${name}${ext}`);
    return null;
  }
}

/** Puts the stored variants into the text; returns the bytes of the widest of each. */
export function placePictures(document: TextDocument, pictures: Pictures): number {
  const weights = new Map<string, number>();
  visit(document.tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'img' || !parent || index === undefined) return;
    const variants = pictures.get(node.data?.picture ?? '');
    const widest = variants.at(-1);
    const alt = alternative(node);
    if (widest === undefined) {
      parent.children.splice(index, 1, ...absent(document.language, alt));
      return [SKIP, index];
    }
    weights.set(widest.path, widest.bytes);
    node.properties = {
      src: widest.path,
      ...(variants.length > 1 && {
        srcSet: variants.map((variant) => `${variant.path} ${variant.width}w`).join(', '),
        sizes: '(min-width: 48rem) 42rem, 100vw',
      }),
      width: widest.width,
      height: widest.height,
      alt,
      loading: 'lazy',
      decoding: 'async',
    };
  });
  dropEmpty(document);
  return [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
}

function absent(language: string, alt: string): ElementContent[] {
  return alt === '' ? [] : [{ type: 'text', value: importWords(language).missingPicture(alt) }];
}

/** A paragraph or link whose only picture went says nothing any more. */
function dropEmpty(document: TextDocument): void {
  visit(document.tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.tagName === 'p') node.children = node.children.filter((child) => !isEmptyLink(child));
    if (isEmptyLink(node) || (node.tagName === 'p' && node.children.every(isBlank))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
  });
}

const isEmptyLink = (node: ElementContent) =>
  isElement(node) && node.tagName === 'a' && node.children.every(isBlank);

function onlyFileNamed(folder: CourseFolder, name: string): string | undefined {
  const matches = folder.paths().filter((path) => posix.basename(path) === name);
  return matches.length === 1 ? matches[0] : undefined;
}

function hostOf(src: string): string {
  try {
    return new URL(src, 'https://unknown.invalid').host;
  } catch {
    return src;
  }
}
