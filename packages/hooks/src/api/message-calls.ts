import type { messages } from '@digiken/contract';
import type { THREAD_FOLDERS } from '@digiken/contract/constants';
import { type Ask, type Body, segment } from './ask';

type Messages = typeof messages;

export interface ThreadPage {
  cursor?: string;
  search?: string;
  folder?: (typeof THREAD_FOLDERS)[number];
}

/** Conversations and announcements of one person. */
export function messageCalls(ask: Ask) {
  const thread = (id: string, rest = '') => `/messages/thread/${segment(id)}${rest}`;
  return {
    listThreads: (page: ThreadPage) =>
      ask<Messages['listThreads']>({ method: 'GET', path: '/messages/threads', query: { ...page } }),
    getThread: (id: string, cursor?: string) =>
      ask<Messages['getThread']>({ method: 'GET', path: thread(id), query: { cursor } }),
    listRecipients: (search?: string) =>
      ask<Messages['listRecipients']>({ method: 'GET', path: '/messages/recipients', query: { search } }),
    startThread: (body: Body<Messages['startThread']>) =>
      ask<Messages['startThread']>({ method: 'POST', path: '/messages/threads', body }),
    sendMessage: (id: string, body: Body<Messages['sendMessage']>) =>
      ask<Messages['sendMessage']>({ method: 'POST', path: thread(id, '/messages'), body }),
    markThreadRead: (id: string) =>
      ask<Messages['markThreadRead']>({ method: 'PUT', path: thread(id, '/read') }),
    archiveThread: (id: string, body: Body<Messages['archiveThread']>) =>
      ask<Messages['archiveThread']>({ method: 'PUT', path: thread(id, '/archived'), body }),
    reportMessage: (id: string, body: Body<Messages['reportMessage']>) =>
      ask<Messages['reportMessage']>({
        method: 'POST',
        path: `/messages/message/${segment(id)}/report`,
        body,
      }),
    setBlocked: (userId: string, body: Body<Messages['setBlocked']>) =>
      ask<Messages['setBlocked']>({ method: 'PUT', path: `/messages/block/${segment(userId)}`, body }),
    listBlocked: () => ask<Messages['listBlocked']>({ method: 'GET', path: '/messages/blocked' }),
  };
}
