import type { Cue } from '../parse-vtt';

export interface MediaSource {
  src: string;
  /** MIME type where it is known, codecs too where they decide. `audio/…` is offered as "Sound only". */
  type?: string;
  /** Lines of the picture, e.g. 480. */
  height?: number;
  /** Download size. */
  bytes?: number;
}

export interface MediaTrack {
  src: string;
  /** BCP 47 tag. */
  language: string;
  /** The language's name in that language. */
  label: string;
  kind: 'captions' | 'descriptions';
}

/** Cues that the page has, or a WebVTT file that the browser fetches when the transcript is opened. */
export type TranscriptSource = readonly Cue[] | { src: string; language?: string };
