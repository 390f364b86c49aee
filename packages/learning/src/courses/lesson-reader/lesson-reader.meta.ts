import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LessonReader',
  group: 'courses',
  status: 'beta',
  purpose: 'One lesson to read, with contents, progress and what comes next.',
  use: {
    when: ['One lesson is read, with contents, progress and what comes next.'],
    not: ['Its states of loading and failure are needed too: use LessonScreen.'],
  },
  anatomy: [
    { part: 'lesson-reader', is: 'The whole.' },
    { part: 'lesson-html', is: 'The text.' },
    { part: 'lesson-done', is: 'Marks it as done.' },
    {
      part: 'lesson-head',
      is: 'Stays in sight: outline, course and progress, the lessons before and after.',
    },
    { part: 'lesson-rail', is: 'The sections of this page and the notes, beside the text.' },
    { part: 'lesson-bar', is: 'On phones: back, lessons, notes, done.' },
    { part: 'lesson-resume', is: 'Says that reading goes on where it stopped.' },
    { part: 'what-now', is: 'After the text: what follows, with the main action.' },
  ],
  criteria: [
    'The text is at most 65 characters wide; contents are next to it on wide windows and behind a button on small ones.',
    'There is one control for “done” at a time: head and bar have none while the end of the lesson is in view.',
    'Marking a lesson says what was saved; a failure is shown and announced and nothing is claimed.',
    'Unit and course progress explain themselves in words.',
    "Title and text carry the lesson's language; a machine translation is named as one.",
    'A question to the instructor is written in a dialog; it names the lesson and the section, survives a lost network, and leads to its conversation.',
    'The reader returns to where they stopped, without motion.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.5', '3.1.2', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through contents, language, text, mark and next lesson' },
    { keys: 'Enter, Space', does: 'Shows the contents on small windows; marks the lesson' },
  ],
};
