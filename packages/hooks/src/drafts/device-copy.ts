import type { AuthoredTopic } from '@digiken/contract';
import { typingName } from './typing-store';

export type TextFormat = AuthoredTopic['format'];

/** The text of a lesson that is being edited. */
export interface DraftText {
  title: string;
  /** The text as its author wrote it, in `format`. */
  markdown: string;
  format: TextFormat;
  /** True for a free preview, open to everyone. */
  preview: boolean;
}

export interface DeviceCopy extends DraftText {
  /** The lesson's version that the edit is based on. */
  version: number;
  /** When the server confirmed it, in milliseconds since the epoch; absent until then. */
  sentAt?: number;
}

/** For this long after the confirmation, a refetched lesson may still have the older text; milliseconds. */
const MAY_BE_NEWER = 30_000;

/** The name of a user's copy of a lesson in one language. */
export const copyName = (viewer: string, topicId: string, language: string): string =>
  typingName(viewer, `lesson:${topicId}:${language}`);

/** Reads the unconfirmed, or just confirmed, text of a lesson from this device; null when there is none. */
export function readCopy(name: string): DeviceCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<DeviceCopy> | null;
    const complete =
      typeof copy?.title === 'string' &&
      typeof copy.markdown === 'string' &&
      typeof copy.version === 'number';
    const expired = copy?.sentAt !== undefined && Date.now() - copy.sentAt > MAY_BE_NEWER;
    return complete && !expired
      ? {
          ...(copy as DeviceCopy),
          format: copy.format === 'html' ? 'html' : 'markdown',
          preview: copy.preview === true,
        }
      : null;
  } catch {
    return null;
  }
}

/** Writes the copy, or removes it with null. */
export function writeCopy(name: string, copy: DeviceCopy | null): void {
  try {
    if (copy === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(copy));
  } catch {
    // Storage full or blocked by the browser: the server has the text a second later.
  }
}
