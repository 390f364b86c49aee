import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LessonVideo',
  group: 'learning',
  status: 'beta',
  purpose: "A lesson's video with captions, transcript and its size before it loads.",
  criteria: [
    'Nothing of the video is downloaded before play is pressed; its size is said.',
    'Captions are offered in every language there is.',
    'The transcript opens from its own button, apart from the captions.',
  ],
  wcag: ['1.2.1', '1.2.2', '1.4.2', '2.1.1', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: "Moves to the player's controls and to the transcript button" },
    { keys: 'Enter, Space', does: 'Shows or hides the transcript' },
  ],
};
