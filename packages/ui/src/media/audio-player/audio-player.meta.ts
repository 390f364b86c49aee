import type { ComponentMeta } from '../../foundations/lib/component-meta';
import { mediaKeyboard } from '../lib/media-controls/keyboard';

export const meta: ComponentMeta = {
  name: 'AudioPlayer',
  group: 'media',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Plays a recording with a transcript, its size said before anything is downloaded.',
  use: {
    when: [
      'For a talk, a reading or a lesson’s sound.',
      'As the light way to follow a lesson: sound is often a tenth of its video.',
    ],
    not: [
      'Where the picture carries meaning: use VideoPlayer, which offers “Sound only” too.',
      'For signals of the interface: those are announced, not played.',
    ],
  },
  anatomy: [
    { part: 'audio-player', is: 'The region, named by the title.' },
    { part: 'media-bar', is: 'Position and buttons, always in sight.' },
    { part: 'media-settings', is: 'Speed, volume and shortcuts.' },
    { part: 'transcript', is: 'Transcript: lines that lead to their moment.' },
    { part: 'media-problem', is: 'Why it does not play, with “Try again”.' },
  ],
  criteria: [
    'Nothing is downloaded before play is pressed; the size is shown.',
    'It never starts automatically, and has its own mute button.',
    'All keys of VideoPlayer hold, but for captions and full screen.',
    'What is heard can be read: the transcript opens from its own button.',
    'A file that the browser cannot play has another message than one that failed to load.',
  ],
  wcag: ['1.2.1', '1.4.2', '2.1.1', '2.1.4', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: mediaKeyboard,
};
