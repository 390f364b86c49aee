import { posix } from 'node:path';
import type { Element } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { alternativeOf, isPicturePath, isVideoStill, REMOTE, remotePictureOf } from '../content';
import type { CourseFolder } from './folder';
import { resolvePath } from './paths';
import type { Pictures } from './pictures';
import type { Issues } from './report';
import { setDestination, type TextDocument } from './text-document';

/** Name of a picture that Co-op Translator translated: `name.<sha256>.<language>.ext`. */
const TRANSLATED = /^(.+)\.[0-9a-f]{32,64}\.[a-z]{2,3}(?:-[A-Za-z]+)?(\.\w+)$/;

/**
 * Finds the file of each picture of a text, and reports those that are missing or on other sites: rendering
 * shows their alt text, because a lesson loads nothing from other sites.
 * @returns the files that the text needs
 */
export function findPictures(document: TextDocument, folder: CourseFolder, issues: Issues): string[] {
  const needed: string[] = [];
  visit(document.tree, 'element', (node) => {
    const remotePicture = remotePictureOf(node);
    if (remotePicture !== null && isVideoStill(remotePicture)) return reportStill(remotePicture);
    if (node.tagName !== 'img') return;
    const file = node.data?.file ?? document.file;
    const line = node.position?.start.line;
    const src = String(node.properties.src ?? '');
    const alt = alternativeOf(node);
    if (src === '' || REMOTE.test(src)) {
      const host = src === '' ? 'no address' : hostOf(src);
      const name = alt === '' ? 'a picture' : `“${alt}”`;
      issues.add('remote-picture', file, line, `Left out: ${name} (${host}).`);
      return;
    }
    const path = locate(src, file, line);
    if (path === null) return;
    if (alt === '') issues.add('missing-alt', file, line, `${src} has no text alternative.`);
    else if (isPicturePath(alt))
      issues.add('missing-alt', file, line, `“${alt}” is a file's name, not a text alternative.`);
    node.data = { ...node.data, picture: path };
    needed.push(path);
  });
  return needed;

  function reportStill(picture: Element): typeof SKIP {
    const file = picture.data?.file ?? document.file;
    const host = hostOf(String(picture.properties.src ?? ''));
    const message = `A video's still became a link: “${alternativeOf(picture)}” (${host}).`;
    issues.add('remote-picture', file, picture.position?.start.line, message);
    return SKIP;
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

/** Rewrites the pictures in a text's source to their stored addresses. */
export function placePictures(document: TextDocument, pictures: Pictures): void {
  visit(document.tree, 'element', (node) => {
    const picture = node.tagName === 'img' ? pictures.get(node.data?.picture ?? '') : null;
    if (picture !== null) setDestination(document, node, picture.address);
  });
}

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
