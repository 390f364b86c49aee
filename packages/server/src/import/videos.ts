import type { Paragraph } from 'mdast';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { copySound, readCaptions, withSound } from '../content';
import { addressOf, type Drafts } from './drafts';
import type { CourseFolder } from './folder';
import { splitFrontMatter } from './front-matter';
import { DEFAULT_LANGUAGE } from './layout';
import { IMPORT_LIMITS } from './limits';
import { Pictures } from './pictures';
import type { Reading } from './reading';
import type { Issues } from './report';
import { say } from './sentences';

/** The path of a lesson's video; undefined without one. */
export const videoFileOf = (folder: CourseFolder, lesson: string): string | undefined =>
  [`${lesson}/video.webm`, `${lesson}/video.mp4`].find((path) => folder.has(path));

/**
 * A lesson's video: `video.webm` or `video.mp4`, captions `video.<language>.vtt` or `.srt`, poster `video.png`, `.jpg` or
 * `.webp`, transcript `video.md`.
 */
export interface VideoSource {
  /** Address of the video. */
  src: string;
  weightBytes: number;
  /** Address and bytes of the sound alone; null if the video has none. */
  soundSrc: string | null;
  soundBytes: number | null;
  /** Address of a WebP picture. */
  poster: string | null;
  tracks: { language: string; label: string; src: string }[];
  /** Whole seconds, from the end of the last caption; null without captions. */
  seconds: number | null;
  /** Transcript in Markdown, made from the captions; null without captions. */
  transcript: string | null;
}

const TRACK = /^\/video(?:\.([a-z]{2,3})(?:[-_][a-z]{2,4})?)?\.(?:vtt|srt)$/i;
const SENTENCES_PER_PARAGRAPH = 4;
const writer = unified().use(remarkStringify).freeze();

export async function findVideo(
  folder: CourseFolder,
  lesson: string,
  reading: Pick<Reading, 'issues' | 'drafts' | 'askForConversions'>,
  original: string = DEFAULT_LANGUAGE,
): Promise<VideoSource | null> {
  const { issues, drafts } = reading;
  const file = videoFileOf(folder, lesson);
  if (file === undefined) return null;
  if (folder.bytes(file) > IMPORT_LIMITS.videoBytes) {
    issues.add(
      'structure',
      file,
      null,
      `Left out: larger than ${IMPORT_LIMITS.videoBytes / 1024 / 1024} MB.`,
    );
    return null;
  }
  const tracks: VideoSource['tracks'] = [];
  let seconds: number | null = null;
  let transcript: string | null = null;
  for (const path of folder.paths()) {
    const named = path.startsWith(`${lesson}/`) ? TRACK.exec(path.slice(lesson.length)) : null;
    if (named === null) continue;
    const language = named[1]?.toLowerCase() ?? original.split('-', 1)[0] ?? original;
    if (tracks.some((track) => track.language === language)) {
      issues.add('left-out', path, null, say('Other captions in this language were taken.'));
      continue;
    }
    const captions = captionsOf(path, await folder.readText(path), issues);
    if (captions === null) continue;
    const track = await drafts.put(Buffer.from(captions.vtt), { ext: 'vtt', type: 'text/vtt' });
    tracks.push({ language, label: languageLabel(language), src: addressOf(track) });
    if (transcript === null || language === original) transcript = transcriptOf(captions.words);
    seconds = Math.max(seconds ?? 0, captions.seconds);
  }
  // A transcript that its author wrote, instead of one from the captions.
  if (folder.has(`${lesson}/video.md`))
    transcript = splitFrontMatter(await folder.readText(`${lesson}/video.md`)).body.trim();
  if (tracks.length === 0) issues.add('structure', file, null, 'This video has no captions.');
  const ext = file.endsWith('.mp4') ? 'mp4' : 'webm';
  const film = await drafts.copy(folder.locate(file), { ext, type: `video/${ext}` });
  return {
    src: addressOf(film),
    weightBytes: film.bytes,
    ...(await draftSound(folder.locate(file), drafts)),
    poster: await readPoster(folder, lesson, reading),
    tracks,
    seconds,
    transcript,
  };
}

/**
 * The sound of a video as a draft of its own (spec 14.222).
 * @param video path of the file
 * @returns both null if the video has no sound that browsers play, or cannot be read
 */
export async function draftSound(
  video: string,
  drafts: Drafts,
): Promise<Pick<VideoSource, 'soundSrc' | 'soundBytes'>> {
  const sound = await withSound(
    (target) => copySound(video, target),
    (path, kind) => drafts.copy(path, kind),
  );
  return { soundSrc: sound && addressOf(sound), soundBytes: sound && sound.bytes };
}

async function readPoster(
  folder: CourseFolder,
  lesson: string,
  { issues, drafts, askForConversions }: Pick<Reading, 'issues' | 'drafts' | 'askForConversions'>,
): Promise<string | null> {
  const path = [`${lesson}/video.png`, `${lesson}/video.jpg`, `${lesson}/video.webp`].find((candidate) =>
    folder.has(candidate),
  );
  if (path === undefined) return null;
  const pictures = new Pictures(folder, issues, drafts, askForConversions);
  await pictures.lookUp([path]);
  await pictures.convert(path);
  return pictures.get(path)?.address ?? null;
}

/** Joins captions to sentences and starts a new paragraph after a few of them. */
export function paragraphsOf(lines: readonly string[]): string[] {
  const sentences = lines.join(' ').match(/[^.!?]+(?:[.!?]+["”’)]*|$)/g) ?? [];
  const blocks: string[] = [];
  for (let at = 0; at < sentences.length; at += SENTENCES_PER_PARAGRAPH) {
    const value = sentences
      .slice(at, at + SENTENCES_PER_PARAGRAPH)
      .join('')
      .trim();
    if (value !== '') blocks.push(value);
  }
  return blocks;
}

/** Captions as a transcript in Markdown. */
export function transcriptOf(lines: readonly string[]): string {
  const blocks = paragraphsOf(lines).map(
    (value): Paragraph => ({ type: 'paragraph', children: [{ type: 'text', value }] }),
  );
  // The library escapes what Markdown would take for syntax.
  return writer.stringify({ type: 'root', children: blocks }).trim();
}

/** The language's name in itself, as a caption menu shows it. */
export function languageLabel(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export interface ImportedCaptions {
  vtt: string;
  seconds: number;
  words: string[];
}

/** Captions of an imported video, with an issue for each that was not taken as it stood; null if none can be shown. */
export function captionsOf(path: string, text: string, issues: Issues): ImportedCaptions | null {
  const { vtt, seconds, words, problems, exact } = readCaptions(text);
  for (const { line, reason } of problems)
    issues.add('structure', path, line, say('Captions were not taken as they stood: {reason}.', { reason }));
  if (vtt === null)
    issues.add('left-out', path, null, say('No caption of this file can be shown, so it was left out.'));
  return vtt === null ? null : { vtt: exact ? text : vtt, seconds, words };
}
