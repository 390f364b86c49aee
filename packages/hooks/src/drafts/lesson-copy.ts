import type { AuthoredTopic } from '@digiken/contract';
import { type KeptValue, keptValue } from '../kept/kept-value';

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

export interface LessonCopy extends DraftText {
  /** The lesson's version that the edit is based on. */
  version: number;
  /** When the server confirmed it, in milliseconds since the epoch; absent until then. */
  sentAt?: number;
}

/** For this long after the confirmation, a refetched lesson may still have the older text; milliseconds. */
const MAY_BE_NEWER = 30_000;

function parse(stored: Partial<LessonCopy>): LessonCopy | undefined {
  const complete =
    typeof stored.title === 'string' &&
    typeof stored.markdown === 'string' &&
    typeof stored.version === 'number';
  const expired = stored.sentAt !== undefined && Date.now() - stored.sentAt > MAY_BE_NEWER;
  if (!complete || expired) return undefined;
  return {
    ...(stored as LessonCopy),
    format: stored.format === 'html' ? 'html' : 'markdown',
    preview: stored.preview === true,
  };
}

/** A user's unconfirmed, or just confirmed, text of a lesson in one language. */
export const lessonCopy = (viewer: string, topicId: string, language: string): KeptValue<LessonCopy> =>
  keptValue(viewer, `lesson:${topicId}:${language}`, parse);
