import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Chat',
  group: 'courses',
  status: 'beta',
  purpose: 'Questions to an AI tutor, answers that stream in with their sources, and a way to a person.',
  use: {
    when: [
      'For the AI tutor of a course, and for the public assistant.',
      'For a help desk where a person may take over from the machine: both are told apart by word.',
    ],
    not: [
      'Between people: use Conversation, which has a subject, people, archive and report.',
      'For one question with one answer: a form with its outcome is quieter.',
    ],
  },
  anatomy: [
    { part: 'chat', is: 'The region, named by its heading; under it what kind of answers to expect.' },
    { part: 'badge', is: 'How many questions are left.' },
    { part: 'chat-log', is: 'The region of messages; it scrolls and can take the focus.' },
    { part: 'message', is: 'One article, under a heading of who and when.' },
    { part: 'rich-text', is: 'Paragraphs, lists and code of an answer, with [1] as links.' },
    { part: 'chat-sources', is: 'The numbered sources of an answer.' },
    { part: 'message-composer', is: 'The field, its hint, and the button that sends or stops.' },
    { part: 'chat-barrier', is: 'In place of the field: why nothing can be asked now.' },
  ],
  criteria: [
    'The whole text of a streamed answer is announced once, when it is finished, after one “is writing”; never piece by piece.',
    'Each message is an article under a heading, so that a screen reader walks the answers by headings.',
    'Citations are links in the text and a list after it; both say what they lead to.',
    'Nothing that is answered becomes HTML, a link or a picture, but for the citations that the app gives.',
    'Enter sends and Shift + Enter starts a line, as the hint says; on touch screens Enter starts a line.',
    'Stop takes the place of Send in the same button, so that the focus stays; a double click does not stop.',
    'What was typed is kept when sending fails, while an answer is written, and while the chat is blocked.',
    'A user who has scrolled up stays there, and gets a button to the newest message.',
    'AI messages are marked “AI”; messages of a person “A person”.',
  ],
  wcag: ['1.3.1', '1.3.2', '1.4.10', '2.1.1', '2.4.3', '2.4.6', '3.3.1', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Enter', does: 'In the field: sends the question' },
    { keys: 'Shift + Enter', does: 'In the field: starts a new line' },
    { keys: 'Ctrl + Enter, Command + Enter', does: 'Sends too' },
    { keys: 'Tab', does: 'Moves through the messages, their links and buttons, to the field' },
    { keys: 'Up, Down, Page Up, Page Down', does: 'Scrolls the messages while they have the focus' },
    { keys: 'Enter, Space', does: 'On the button: sends, or stops the answer that is being written' },
  ],
};
