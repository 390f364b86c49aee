import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { plainFileName } from '../../platform/http/uploads';

/** The learner's name for a file, without a folder and without characters that hide what it is. */
export function fileName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const name = plainFileName(base)
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  if (name.length <= QUIZ_LIMITS.fileNameMax) return name === '' ? 'file' : name;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  // Not in the middle of a character.
  const start = name.slice(0, QUIZ_LIMITS.fileNameMax - ending.length).replace(/[\ud800-\udbff]$/, '');
  return start + ending;
}

/** The header that makes a browser save a file under its name (RFC 6266). */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
