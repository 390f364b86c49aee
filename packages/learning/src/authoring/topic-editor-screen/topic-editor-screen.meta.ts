import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TopicEditorScreen',
  group: 'authoring',
  status: 'beta',
  purpose: 'Where a lesson is written: text, pictures, video, captions, transcript.',
  use: {
    when: ['An instructor writes a lesson: text, pictures, video, captions.'],
    not: ['The order of lessons: use UnitEditorScreen.'],
  },
  anatomy: [
    { part: 'topic-editor-screen', is: 'The whole body.' },
    { part: 'save-bar', is: 'Saves the lesson, says whether the draft is safe and what learners see.' },
    { part: 'topic-writing', is: 'The text.' },
    { part: 'rich-text-editor', is: 'The text itself; for a lesson in HTML it is `markdown-editor`.' },
    { part: 'topic-outline', is: 'The lessons of the unit.' },
  ],
  criteria: [
    'Each change is handed to the app at once, so that no refresh, crash or dead network loses it.',
    'A found draft is restored in the editor; discarding it needs confirmation.',
    'Two versions are never overwritten by each other: the author sees both and decides.',
    'It always says whether the draft is safe, and whether learners read it already.',
    'In a published course it says whether a save is live or waits for an approval, and offers minor corrections.',
    'A picture comes with its text alternative, a video with captions and transcript beside it.',
    'Captions that could not be taken as they are in the file are listed with their lines, and announced.',
    'The button that saves, the state of the draft and the preview stay in sight, wherever the text is scrolled. So does what a save means for learners.',
    'The title is shown once: in its field, which wraps it. The heading of the page is for screen readers.',
    'Settings and what is missing are beside the text, or folded above it if there is no room; what is missing is counted then.',
    'The lessons of the unit are beside the text if there is room.',
    'An activity is named with its size, and a link leads to what learners have reached in it.',
    'Ctrl+S saves the lesson from anywhere in the writing.',
  ],
  wcag: ['1.1.1', '1.2.2', '1.4.10', '2.1.1', '2.4.3', '3.3.1', '3.3.4', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from the bar to the title, the settings, the text, then to the video' },
    { keys: 'Enter', does: 'In the title: saves the lesson' },
    { keys: 'Ctrl+S', does: 'Saves the lesson (⌘S on a Mac)' },
  ],
};
