import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ClassRecording',
  group: 'live',
  status: 'beta',
  purpose:
    'What is kept of a live class: recordings with captions and transcript, and the captions as a file.',
  use: {
    when: ['The page of a class that is over.'],
    not: ['For the video of a lesson: use LessonVideo.'],
  },
  anatomy: [
    { part: 'class-recording', is: 'The whole.' },
    { part: 'video-player', is: 'One recording, with its size, captions and transcript.' },
  ],
  criteria: [
    'Nothing is downloaded before play is pressed, and the size is shown before.',
    'Captions typed in the class are the captions and the transcript of its recordings; without any the page says so.',
    'Deleting is confirmed and names what is deleted.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.6', '3.3.4'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the players and buttons' },
    { keys: 'Enter', does: 'Plays, saves the captions, asks whether to delete' },
  ],
};
