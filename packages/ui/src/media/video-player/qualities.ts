import type { MediaSource } from '../lib/media-controls/types';

export interface Quality {
  kind: 'video' | 'audio';
  height?: number;
  /** Size of the first source, which most browsers use. */
  bytes?: number;
  /** One video in several file types; the browser uses the first supported one. */
  sources: MediaSource[];
}

/** The qualities of the sources, in their order: one for each height, one for sound only. */
export function qualitiesOf(sources: readonly MediaSource[]): Quality[] {
  const choices: Quality[] = [];
  for (const source of sources) {
    const kind = source.type?.startsWith('audio/') ? 'audio' : 'video';
    const same = choices.find(
      (choice) =>
        choice.kind === kind && choice.height === source.height && choice.sources[0]?.type !== source.type,
    );
    if (same) same.sources.push(source);
    else choices.push({ kind, height: source.height, bytes: source.bytes, sources: [source] });
  }
  return choices;
}
