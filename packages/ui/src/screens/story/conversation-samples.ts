import type { ConversationView, MessageView } from '../conversation/types';

/** A sample conversation for the stories, written for this repository. */
export const messages: MessageView[] = [
  {
    id: 'm1',
    author: 'Otieno Barasa',
    authorId: 'me',
    mine: true,
    body: 'Habari Mwalimu. I counted the shelves on Sunday as the lesson says, twice. The first count gave 31 packets of unga, the second 29.\n\nWhich one do I write down?',
    at: '2026-11-20T18:05:00.000Z',
  },
  {
    id: 'm2',
    author: 'Wanjiru Kamau',
    authorId: 'wanjiru',
    mine: false,
    body: 'Nzuri! Neither. Look behind the flour first: a packet that hides behind another is the usual reason.',
    at: '2026-11-20T19:30:00.000Z',
  },
  {
    id: 'm3',
    author: 'Otieno Barasa',
    authorId: 'me',
    mine: true,
    body: 'There was one behind. So now I have 31 and 30.',
    at: '2026-11-20T20:02:00.000Z',
  },
  {
    id: 'm4',
    author: 'Wanjiru Kamau',
    authorId: 'wanjiru',
    mine: false,
    body: 'Then somebody bought one while you were counting.',
    at: '2026-11-21T08:40:00.000Z',
    unread: true,
  },
  {
    id: 'm5',
    author: 'Wanjiru Kamau',
    authorId: 'wanjiru',
    mine: false,
    body: 'Count a third time, and do not take the middle. Which goods were they?',
    at: '2026-11-21T08:48:00.000Z',
    unread: true,
  },
];

export const conversation: ConversationView = {
  state: { status: 'ready' },
  id: 't1',
  subject: 'My two counts differ',
  participants: [
    { id: 'wanjiru', name: 'Wanjiru Kamau', role: 'Instructor' },
    { id: 'me', name: 'Otieno Barasa', me: true },
  ],
  messages,
  archived: false,
  canReply: true,
};
