import { readCaptions } from '../content';
import { invalid } from '../platform/http/errors';
import { currentLanguage, DEFAULT_LANGUAGE, translate } from '../platform/language';
import { decodeText } from '../platform/text-encoding';
import { WORDING } from './wording';

/** More problems are not listed one by one. */
const LISTED = 20;

/**
 * The captions of an uploaded file, and sentences about what was not taken as it stood.
 * @throws {HttpError} 422 on `captions`, with the first line and what is wrong there, if none can be shown
 */
export function captionsIn(content: Uint8Array): { vtt: string; seconds: number; problems: string[] } {
  const decoded = decodeText(content, { fallback: 'windows-1252' });
  if (decoded === null) throw invalid({ captions: WORDING.notUtf8 });
  const { vtt, seconds, problems } = readCaptions(decoded.text.replaceAll('\0', ''));
  const [first = { line: 1, reason: 'there are no captions in this file' }] = problems;
  if (vtt === null) throw invalid({ captions: WORDING.captionsProblem(first) });
  const more = problems.length - LISTED;
  const sentences = [
    ...problems.slice(0, LISTED).map(WORDING.captionsProblem),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
  const language = currentLanguage() ?? DEFAULT_LANGUAGE;
  return { vtt, seconds, problems: sentences.map((sentence) => translate(sentence, language)) };
}
