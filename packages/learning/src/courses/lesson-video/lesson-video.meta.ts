import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LessonVideo',
  group: 'courses',
  status: 'beta',
  purpose: "A lesson's video with captions, transcript and its size before it loads.",
  use: {
    when: ['At the head of a lesson that has a video, as the lesson reader and the topic editor show it.'],
    not: [
      'Outside of a lesson: use VideoPlayer and give it sources, tracks and a transcript.',
      'For sound alone: use AudioPlayer.',
    ],
  },
  anatomy: [
    { part: 'lesson-video', is: 'The figure.' },
    { part: 'video-player', is: 'The player with its controls.' },
    { part: 'figcaption', is: 'What it weighs and how long it takes.' },
  ],
  criteria: [
    'The video is not downloaded before play is pressed; its size is shown.',
    'Captions are offered in every language there is.',
    'Under data saver the sound comes first, with its size; a button shows the video and moves the focus to it.',
    'The transcript opens from its own button, apart from the captions: timed lines, then the author’s text.',
  ],
  wcag: ['1.2.1', '1.2.2', '1.2.3', '1.2.5', '1.4.2', '2.1.1', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Enter, Space', does: 'On “Show the video”: replaces the sound by the video' },
    { keys: 'Tab', does: "Moves to the player's controls and to the transcript button" },
    { keys: 'Enter, Space', does: 'On the transcript button: shows or hides the transcript' },
    { keys: 'K, J, L, M, C, F', does: 'As in VideoPlayer' },
  ],
};
