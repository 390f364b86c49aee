import type { ElementContent } from 'hast';
import { wordsIn } from '../../content';
import { addressOf } from '../drafts';
import { address, element } from '../elements';
import type { CourseFolder } from '../folder';
import { IMPORT_LIMITS } from '../limits';
import type { Reading } from '../reading';
import { ImportRefused } from '../report';
import { type Sentence, say } from '../sentences';
import {
  captionsOf as readCaptionsOf,
  draftSound,
  type ImportedCaptions,
  languageLabel,
  paragraphsOf,
  transcriptOf,
  type VideoSource,
} from '../videos';
import { childrenOf } from '../cartridge/xml';
import type { Assets } from './assets';
import { type Block, isRecord, textOf } from './blocks';
import { LANGUAGE_TAG } from '../layout';

export interface ReadVideo {
  /** The lesson's video, if its file is in the archive. */
  video: VideoSource | null;
  /** What stands in the text for a video of another site. */
  content: ElementContent[];
}

interface Context {
  folder: CourseFolder;
  assets: Assets;
  language: string;
  reading: Pick<Reading, 'issues' | 'drafts'>;
  /** The lesson can still have a video of its own. */
  free: boolean;
}

/** A video in the archive becomes the lesson's own; any other one a link, with its transcript below. */
export async function readVideo(block: Block, context: Context): Promise<ReadVideo> {
  const { folder, assets, language, reading, free } = context;
  const { issues, drafts } = reading;
  const title = block.title ?? 'Video';
  const captions = await captionsOf(block, context);
  const sources = sourcesOf(block);
  const file = sources.map((source) => assets.existing(source)).find((path) => path !== null);
  const kind = /\.(mp4|webm)$/i.exec(file ?? '')?.[1]?.toLowerCase();
  if (file !== undefined && kind !== undefined && free && folder.bytes(file) <= IMPORT_LIMITS.videoBytes) {
    const film = await drafts.copy(folder.locate(file), { ext: kind, type: `video/${kind}` });
    const tracks: VideoSource['tracks'] = [];
    for (const { code, vtt } of captions) {
      const track = await drafts.put(Buffer.from(vtt), { ext: 'vtt', type: 'text/vtt' });
      tracks.push({ language: code, label: languageLabel(code), src: addressOf(track) });
    }
    if (tracks.length === 0) issues.add('structure', block.file, block.line, 'This video has no captions.');
    const own = captions.find(({ code }) => code === language) ?? captions[0];
    return {
      content: [],
      video: {
        src: addressOf(film),
        weightBytes: film.bytes,
        ...(await draftSound(folder.locate(file), drafts)),
        poster: null,
        tracks,
        seconds: own?.seconds ?? null,
        transcript: own === undefined ? null : transcriptOf(own.words),
      },
    };
  }
  const href = file === undefined ? addressIn(block, sources) : address(file);
  const { kind: noted, sentence } = fate(href, file);
  issues.add(noted, block.file, block.line, say(sentence, { title }));
  const words = wordsIn(language);
  const link = href === null ? [] : [element('p', {}, element('a', { href }, words.watch(title)))];
  return { video: null, content: [...link, ...transcriptBelow(block, captions, context)] };
}

const fate = (
  href: string | null,
  file: string | undefined,
): { kind: 'left-out' | 'structure'; sentence: Sentence } =>
  href === null
    ? { kind: 'left-out', sentence: 'The video “{title}” names no file or address.' }
    : file === undefined
      ? { kind: 'structure', sentence: 'The video “{title}” is on another site: it became a link.' }
      : {
          kind: 'structure',
          sentence: 'The video “{title}” became a link: a lesson has one MP4 or WebM video of its own.',
        };

/** What is said in the video, in the language of the course. */
function transcriptBelow(
  block: Block,
  captions: readonly Captions[],
  { language, reading }: Context,
): ElementContent[] {
  const own = captions.find(({ code }) => code === language) ?? captions[0];
  for (const { code, file } of captions)
    if (code !== own?.code)
      reading.issues.add(
        'left-out',
        file,
        null,
        say(
          'Captions of a video on another site were left out: only its transcript in one language is shown.',
        ),
      );
  if (own === undefined) return [];
  const lines = paragraphsOf(own.words);
  if (lines.length === 0) return [];
  const lang = own.code === language ? {} : { lang: own.code };
  return [
    element('h2', {}, wordsIn(language).transcript(block.title ?? 'Video')),
    ...lines.map((line) => element('p', lang, line)),
  ];
}

interface Captions extends ImportedCaptions {
  code: string;
  file: string;
}

async function captionsOf(
  { element: video, settings }: Block,
  { folder, language, reading }: Context,
): Promise<Captions[]> {
  const names = new Map<string, string>();
  for (const { attributes } of childrenOf(video, 'transcript'))
    if (attributes.language && attributes.src) names.set(attributes.language, attributes.src);
  for (const [code, name] of Object.entries(jsonOf(settings.transcripts)))
    if (typeof name === 'string') names.set(code, name);
  const sub = textOf(settings.sub);
  if (sub !== null && !names.has(language)) names.set(language, `subs_${sub}.srt.sjson`);
  const found: Captions[] = [];
  for (const [code, name] of names) {
    const path = `static/${name.replace(/^\/?static\//, '')}`;
    if (!folder.has(path) || !LANGUAGE_TAG.test(code)) {
      reading.issues.add('structure', path, null, say('These captions are not in the archive.'));
      continue;
    }
    try {
      const text = await folder.readText(path);
      const captions = readCaptionsOf(path, path.endsWith('.sjson') ? fromSjson(text) : text, reading.issues);
      if (captions !== null) found.push({ code, file: path, ...captions });
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error;
      reading.issues.add('left-out', path, null, error.message);
    }
  }
  return found;
}

/** Captions as older courses hold them: lists of starts, ends and texts. */
function fromSjson(text: string): string {
  const parsed = jsonOf(text);
  const list = (key: string) => (Array.isArray(parsed[key]) ? (parsed[key] as unknown[]) : []);
  const [starts, ends, texts] = [list('start'), list('end'), list('text')];
  const cues = texts.flatMap((words, index) =>
    typeof words === 'string' && words.trim() !== ''
      ? [`${timeOf(starts[index])} --> ${timeOf(ends[index])}\n${words.replace(/\n{2,}/g, '\n').trim()}`]
      : [],
  );
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function timeOf(milliseconds: unknown): string {
  const value = Number(milliseconds);
  return new Date(Number.isFinite(value) ? Math.min(Math.max(0, value), 86_399_999) : 0)
    .toISOString()
    .slice(11, 23);
}

function sourcesOf({ element: video, settings }: Block): string[] {
  const listed: unknown = Array.isArray(settings.html5_sources)
    ? settings.html5_sources
    : parsed(settings.html5_sources);
  return [
    ...(Array.isArray(listed) ? listed.filter((each) => typeof each === 'string') : []),
    ...childrenOf(video, 'source').flatMap(({ attributes }) => attributes.src ?? []),
  ];
}

function addressIn({ settings }: Block, sources: readonly string[]): string | null {
  const id = textOf(settings.youtube_id_1_0) ?? /1\.00:([\w-]+)/.exec(textOf(settings.youtube) ?? '')?.[1];
  if (id !== undefined && /^[\w-]{5,20}$/.test(id)) return `https://www.youtube.com/watch?v=${id}`;
  return sources.find((source) => /^https?:\/\//.test(source) && URL.canParse(source)) ?? null;
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    return null;
  }
}

function jsonOf(text: unknown): Record<string, unknown> {
  const value = parsed(text);
  return isRecord(value) ? value : {};
}
