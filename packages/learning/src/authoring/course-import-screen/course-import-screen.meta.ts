import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseImportScreen',
  group: 'authoring',
  status: 'beta',
  purpose: 'Brings in a course from an archive, and reports what could not be taken as it stood.',
  use: {
    when: ['A course is brought in from an archive.'],
    not: ['A new course is created: use CourseEditorScreen.'],
  },
  anatomy: [
    { part: 'course-import-screen', is: 'The whole body.' },
    { part: 'file-upload', is: 'Takes the archive.' },
    { part: 'progress', is: 'How far the import is.' },
  ],
  criteria: [
    'Accepted files, and what happens to them, are stated before the upload.',
    'Sending and working are told apart; the page can be left while the server works.',
    'The report has one row for each kind, with the number of findings. The row opens the list of places; a single kind is open from the start.',
    'Before the upload, the author can choose the course that the file updates. Without a choice it becomes a new course.',
    'A file that may be a course of the author asks what it becomes: it names each course with its state and size, and offers to update it, to update another one, or to make a new one. Nothing is chosen in advance, and continuing without a choice says so.',
    'The update of a course, also of a draft, shows first what it would change: the course by its title as it is now, counts, then each part under a heading for its kind, what learners lose first, with how many learners it concerns.',
    'Of a long kind ten parts are shown, and the rest is unfolded by a button that says how many.',
    'An import that changes nothing can only be discarded.',
    'A preview of a course that was edited since offers to compare again instead of applying it.',
    'A preview offers to make a new course instead.',
    'The report of an update names the course whose content was replaced, and points to the undo.',
    'An import that was applied can be undone in one step; otherwise the page says why not.',
    'A unit is named once where its parts begin, and for screen readers with each part.',
    'When the pressed button goes away, the focus moves to the heading, and the result is announced.',
    'A refusal says why, with each reason on a line of its own, and the next file can be chosen at once.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '3.3.1', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chooser, the link to the course, and the rows of the report' },
    { keys: 'Arrow keys', does: 'In the question: select what the file becomes' },
    { keys: 'Tab', does: 'In a preview: moves to apply, new course, discard, or compare again' },
    { keys: 'Enter, Space', does: "On the chooser: opens the device's own" },
  ],
};
