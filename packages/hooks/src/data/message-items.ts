import type { Message, MessagePerson, ThreadSummary } from '@digiken/contract';
import type { Defaults } from './list-items';

export const THREAD: Defaults<ThreadSummary> = {
  subject: '',
  people: [],
  others: 0,
  excerpt: '',
  lastMessageAt: '',
  unread: 0,
  archived: false,
};
/** `body` null is a removed message; a message without one shows as removed too. */
export const MESSAGE: Defaults<Message> = {
  author: null,
  mine: false,
  body: null,
  createdAt: '',
  unread: false,
  reported: false,
};
export const PERSON: Defaults<MessagePerson> = { name: '', avatar: null };
