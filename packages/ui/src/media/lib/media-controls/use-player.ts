import { type RefObject, useEffect, useId, useState } from 'react';
import { useAnnounce } from '../../../foundations/announcer/announcer';
import { useEffectEvent } from '../../../foundations/lib/use-effect-event';
import type { Cue } from '../parse-vtt';
import type { MediaTrack, TranscriptSource } from './types';
import { type LoadedCues, useActiveCues, useAllCues } from './use-cues';
import { type MediaOptions, useMedia } from './use-media';

const NO_TRACKS: readonly MediaTrack[] = [];
/** Milliseconds that an announced description stays in the page for a braille display. */
const DESCRIPTION_STAYS = 5000;

export interface PlayerOptions extends MediaOptions {
  tracks?: readonly MediaTrack[];
  transcript?: TranscriptSource;
  /** There is text besides the timed lines. */
  hasText?: boolean;
}

/** The state of a player besides the media element: captions, transcript, descriptions, shortcuts. */
export function usePlayer(
  ref: RefObject<HTMLMediaElement | null>,
  { tracks = NO_TRACKS, transcript, hasText = false, ...options }: PlayerOptions,
) {
  const media = useMedia(ref, options);
  const announce = useAnnounce();
  const id = useId();
  const captions = tracks.filter(({ kind }) => kind === 'captions');
  const [captionsOn, setCaptionsOn] = useState(true);
  const [language, setLanguage] = useState(captions[0]?.language);
  const [described, setDescribed] = useState(false);
  const [reading, setReading] = useState(false);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [shortcutsOn, setShortcutsOn] = useState(true);
  const { started } = media.state;

  const indexOf = (found: (track: MediaTrack) => boolean) => {
    const index = tracks.findIndex(found);
    return index < 0 ? undefined : index;
  };
  const shown = captions.find((track) => track.language === language) ?? captions[0];
  const lines = useActiveCues(
    ref,
    started && captionsOn && shown ? indexOf((track) => track === shown) : undefined,
  );
  const spoken = useActiveCues(
    ref,
    started && described ? indexOf(({ kind }) => kind === 'descriptions') : undefined,
  );
  const describe = useEffectEvent((cues: readonly Cue[]) => {
    for (const { text } of cues) announce(text, { clearAfter: DESCRIPTION_STAYS });
  });
  useEffect(() => describe(spoken), [spoken]);

  const given: readonly Cue[] | undefined = isCues(transcript) ? transcript : undefined;
  const file = isCues(transcript) ? undefined : transcript;
  const own = file && indexOf(({ src }) => src === file.src);
  // A separate transcript file becomes an additional track after the others.
  const loaded = useAllCues(ref, file && reading ? (own ?? tracks.length) : undefined);
  const cues: LoadedCues = given ? { status: 'ready', cues: given } : loaded;

  return {
    media,
    id,
    tracks,
    captions: { all: captions, on: captionsOn, setOn: setCaptionsOn, shown, setLanguage, lines },
    descriptions: {
      available: tracks.some(({ kind }) => kind === 'descriptions'),
      on: described,
      setOn: setDescribed,
    },
    transcript: {
      available: transcript !== undefined || hasText,
      open: reading,
      setOpen: setReading,
      ...cues,
      language: file?.language ?? (own === undefined ? undefined : tracks[own]?.language),
      /** Render it as an additional track. */
      extraTrack: file && own === undefined ? file.src : undefined,
    },
    settings: { open: settingsOpen, setOpen: setSettingsOpen },
    shortcuts: { on: shortcutsOn, setOn: setShortcutsOn },
  };
}

export type Player = ReturnType<typeof usePlayer>;

function isCues(transcript: TranscriptSource | undefined): transcript is readonly Cue[] {
  return Array.isArray(transcript);
}
