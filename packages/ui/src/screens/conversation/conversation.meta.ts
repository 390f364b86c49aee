import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Conversation',
  group: 'screens',
  status: 'beta',
  forwards: 'the root',
  purpose: 'One conversation: participants, messages, and the reply field.',
  use: {
    when: ['One conversation is read and answered.'],
    not: ['All conversations: use ThreadList.', 'A tutor that streams answers: use Chat.'],
  },
  anatomy: [
    { part: 'conversation', is: 'The whole.' },
    { part: 'people', is: 'The participants.' },
    { part: 'message', is: 'One message.' },
    { part: 'message-composer', is: 'The answer.' },
  ],
  criteria: [
    'The messages are an ordered list of articles, oldest first, each named by its author and time.',
    'When another conversation opens, the focus goes to its heading and the newest messages are in sight.',
    'Messages that were unread on opening are under the heading “New messages”, also after they are marked as read.',
    'Messages that arrive are announced with their author; one’s own are not.',
    'Own messages differ by the word “You”, not by side or colour alone, so that a magnifier misses none.',
    'Reporting asks for a reason; blocking asks first; both say what they did.',
    'How far an announcement is sent is a sentence below the title.',
    'Where no answer is possible, it says why instead of showing a field.',
    'The subject and each message have the language that the app gives.',
  ],
  wcag: ['1.3.1', '1.3.2', '2.1.1', '2.4.3', '2.4.6', '3.1.2', '3.3.4', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through people, messages and their actions to the answer field' },
    { keys: 'Enter, Space', does: 'Opens the list of people; presses a button' },
    { keys: 'Up, Down, Page Up, Page Down', does: 'Scrolls the messages while they have the focus' },
    { keys: 'Escape', does: 'Closes a question; focus returns to its button' },
  ],
};
