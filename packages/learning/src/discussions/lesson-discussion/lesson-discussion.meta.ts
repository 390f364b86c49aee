import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LessonDiscussion',
  group: 'discussions',
  status: 'beta',
  purpose: 'Questions about a lesson and their replies: ask, answer, vote, accept, follow and moderate.',
  use: {
    when: ['Below the text of a lesson, for those who are enrolled or teach.'],
    not: ['Only two people talk: use the messages.', 'Only the reader reads it: use the notes.'],
  },
  anatomy: [
    { part: 'question', is: 'A question in the list.' },
    { part: 'thread', is: 'The open question with its replies.' },
    { part: 'post', is: 'The question or one reply, with its actions.' },
  ],
  criteria: [
    'A link to a post opens its question and moves the focus to the post.',
    'The accepted answer is named in words, and shown before the other replies.',
    'A post of a blocked person is collapsed, and can be opened.',
    'When sending fails, the typed text stays in its field, and the reason is shown and announced.',
    'Deleting asks first; reporting and hiding ask for a reason.',
    'A closed question has no field for a reply, and says why.',
    'Addresses in a text are links, and text between backticks is code; nothing else is markup.',
    'Titles, posts and the reasons why posts are hidden have the language of their words.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.3', '2.4.6', '3.1.2', '3.3.1', '3.3.2', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the questions, or the posts’ actions and the reply' },
    { keys: 'Enter, Space', does: 'Presses a button or follows a link' },
    { keys: 'Escape', does: 'Closes a dialog' },
  ],
};
