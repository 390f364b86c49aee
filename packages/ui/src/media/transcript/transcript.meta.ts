import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Transcript',
  group: 'media',
  status: 'beta',
  forwards: 'the root',
  purpose: 'The text of a recording, line by line. A line seeks to its time.',
  use: {
    when: [
      'Beside or under anything that is heard or seen, so that it can be read, searched and skimmed.',
      'For finding one sentence in a long lecture.',
    ],
    not: [
      'For a text without times: put that under the player as Prose.',
      'As a replacement for captions: VideoPlayer offers both.',
    ],
  },
  anatomy: [
    { part: 'transcript', is: 'The region, named by its heading.' },
    { part: 'input', is: 'Search: only lines with these words stay.' },
    { part: 'button', is: '“Follow along”: pressed while the list keeps the current line in sight.' },
    {
      part: 'transcript-lines',
      is: 'The ordered list; each line is a button with its time, speaker and words.',
    },
  ],
  criteria: [
    'The current line is marked by aria-current, an edge, an arrow and bold, never by colour alone.',
    'Only the box of lines scrolls automatically, and only until the user scrolls it.',
    'Screen readers announce “6 seconds”, not “0 colon 06”.',
    'The number of lines found is announced once the typing pauses.',
    'Lines carry the language that they are in.',
  ],
  wcag: ['1.2.1', '1.2.8', '1.4.1', '2.1.1', '2.2.2', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the search, “Follow along” and the lines' },
    { keys: 'Enter, Space', does: 'On a line: goes to its moment' },
    { keys: 'Up, Down, Page Up, Page Down', does: 'Scrolls the lines while one has the focus' },
  ],
};
