import type { Cue } from '../parse-vtt';

export interface MediaSource {
  src: string;
  /** MIME type if known, with codecs if they matter. `audio/…` is shown as "Sound only". */
  type?: string;
  /** Height of the picture in lines, e.g. 480. */
  height?: number;
  /** Download size. */
  bytes?: number;
}

export interface MediaTrack {
  src: string;
  /** BCP 47 tag. */
  language: string;
  /** The language's native name. */
  label: string;
  kind: 'captions' | 'descriptions';
}

/** Cues, or the URL of a WebVTT file that is fetched when the transcript is opened. */
export type TranscriptSource = readonly Cue[] | { src: string; language?: string };
