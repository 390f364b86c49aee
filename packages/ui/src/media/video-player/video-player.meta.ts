import type { ComponentMeta } from '../../foundations/lib/component-meta';
import { mediaKeyboard } from '../lib/media-controls/keyboard';

export const meta: ComponentMeta = {
  name: 'VideoPlayer',
  group: 'media',
  status: 'beta',
  forwards: 'the root',
  purpose:
    'Plays a video with captions, a transcript to press, and its size said before anything is downloaded.',
  use: {
    when: [
      'For every lesson video.',
      'Give each height there is as a source, the smallest too, and a sound-only file for readers who save data.',
    ],
    not: [
      'For sound alone from the start: use AudioPlayer.',
      'For a loop that only decorates: leave it out.',
    ],
  },
  anatomy: [
    { part: 'video-player', is: 'The region, named by the title; what goes full screen.' },
    { part: 'video-stage', is: 'The picture; a press plays and pauses.' },
    { part: 'captions', is: 'The current caption in the page’s typeface, over or below the picture.' },
    { part: 'media-bar', is: 'Position and buttons, always in sight.' },
    { part: 'media-settings', is: 'Speed, picture and data, language of the captions, volume, shortcuts.' },
    { part: 'transcript', is: 'Transcript: lines that lead to their moment.' },
    { part: 'media-problem', is: 'Why it does not play, with “Try again”.' },
  ],
  criteria: [
    'Nothing of it is downloaded before play is pressed; a pressed transcript line only sets the start.',
    'The play button says the size of the chosen picture, and keeps its focus while it becomes “Pause”.',
    'Controls never hide, and each is at least 44 pixels.',
    'The position is given in words: “1 minute 20 seconds of 5 minutes”.',
    'Single-key shortcuts work only inside the player, never while typing, and can be switched off.',
    'Captions grow with the reader’s text size and never hide the picture on a small screen.',
    'Captions and transcript have a toggle each. Where there are no captions, it says so.',
    'Time runs from left to right in every language, as on a tape; everything else follows the text.',
    'Offline, failed and waiting are given in words, and playback resumes where it stopped.',
    'Watched is what was really played, each second once; jumping to the end is not watching.',
  ],
  wcag: [
    '1.2.1',
    '1.2.2',
    '1.2.3',
    '1.2.5',
    '1.2.8',
    '1.3.2',
    '1.4.2',
    '2.1.1',
    '2.1.4',
    '2.4.3',
    '4.1.2',
    '4.1.3',
  ],
  interactive: true,
  keyboard: [
    ...mediaKeyboard,
    { keys: 'C', does: 'Captions on or off' },
    { keys: 'F', does: 'Full screen on or off' },
  ],
};
