import { posix } from 'node:path';
import { percentDecoded } from '../platform/text-encoding';

/** A path of the course in its default language: translations mirror it below `translations/xx/`. */
export function originalPath(path: string): string {
  return path.replace(/^translations\/[^/]+\//, '');
}

/** The target of a relative link, whose folders Windows separates by backslashes, in NFC as all paths of a `CourseFolder`; null if it is outside the course folder. */
export function resolvePath(file: string, link: string): string | null {
  const path = percentDecoded(link).normalize('NFC').replaceAll('\\', '/');
  const joined = path.startsWith('/')
    ? posix.normalize(path.slice(1))
    : posix.join(posix.dirname(file), path);
  if (joined === '..' || joined.startsWith('../') || joined.includes('\0')) return null;
  return joined.replace(/\/+$/, '').replace(/^\.$/, '');
}
