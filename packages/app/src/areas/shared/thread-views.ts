import type { Role, Thread, ThreadSummary } from '@digiken/contract';
import type { MessagesScreenProps } from '@digiken/learning/messages-screen';
import type { Query } from '@digiken/hooks/api';
import { loadState } from '../../views/load-state';
import type { sharedMessages } from './messages';

type Translate = (
  key: keyof typeof sharedMessages.defaults,
  values?: Record<string, string | number>,
) => string;
type ThreadView = MessagesScreenProps['threads'][number];
type ConversationView = NonNullable<MessagesScreenProps['thread']>;

const ROLE_NAMES = { tutor: 'roleTutor', hub: 'roleHub', sudo: 'roleSudo', admin: 'roleAdmin' } as const;

/** The name of a role, as others see it; undefined for learners. */
const roleName = (role: Role, t: Translate) => (role === 'user' ? undefined : t(ROLE_NAMES[role]));

/** One line of the list. */
export function threadView(thread: ThreadSummary, t: Translate): ThreadView {
  const names = (thread.people ?? []).map(({ name }) => name).join(', ');
  const others = thread.others ?? 0;
  return {
    id: thread._id,
    subject: thread.subject,
    subjectLanguage: thread.subjectLanguage,
    picture: thread.people?.[0]?.avatar ?? undefined,
    people: names === '' ? t('nobody') : others > 0 ? t('people', { names, count: others }) : names,
    excerpt: thread.excerpt ?? '',
    excerptLanguage: thread.excerptLanguage,
    at: thread.lastMessageAt,
    unread: thread.unread ?? 0,
    announcement: thread.kind === 'announcement',
  };
}

/** The open conversation, also while it loads or when it failed. */
export function conversationView(
  id: string,
  query: Query<Thread>,
  viewerId: string,
  onOlder: () => void,
  t: Translate,
): ConversationView {
  const thread = query.data;
  return {
    state: loadState(query),
    id,
    subject: thread?.subject ?? '',
    subjectLanguage: thread?.subjectLanguage,
    participants: (thread?.people ?? []).map((person) => ({
      id: person._id,
      name: person.name,
      avatar: person.avatar ?? undefined,
      role: roleName(person.role, t),
      me: person._id === viewerId,
      blocked: person.blocked,
    })),
    others: thread?.others,
    status:
      thread?.delivery?.state === 'sending'
        ? t('beingSent', { sent: thread.delivery.sent, total: thread.delivery.total })
        : undefined,
    messages: (thread?.messages ?? []).map((message) => ({
      id: message._id,
      author: message.author?.name ?? t('formerPerson'),
      authorId: message.author?._id ?? '',
      avatar: message.author?.avatar ?? undefined,
      mine: message.mine,
      body: message.body,
      language: message.bodyLanguage,
      at: message.createdAt,
      unread: message.unread,
      reported: message.reported,
    })),
    archived: thread?.archived ?? false,
    canReply: thread !== undefined && thread.notice === null,
    blockedNotice: thread?.notice ?? undefined,
    onOlder: thread?.older ? onOlder : undefined,
  };
}
