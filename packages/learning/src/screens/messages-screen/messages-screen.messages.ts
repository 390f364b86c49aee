import { defineMessages } from '@digiken/ui/messages-provider';

export const messagesScreenMessages = defineMessages('messages-screen', {
  title: 'Messages',
  compose: 'New message',
  folder: 'Which messages',
  inbox: 'Inbox',
  archived: 'Archive',
  search: 'Search your messages',
  clear: 'Clear the search',
  loading: 'Loading your messages…',
  list: 'Conversations',
  found: { one: '{count} conversation', other: '{count} conversations', zero: 'No conversations' },
  none: 'No messages yet',
  noneText: 'You can write to people who share a course or a hub with you.',
  noneArchived: 'No archived conversations',
  noneArchivedText: 'Archived conversations are kept here, and return to the inbox when someone replies.',
  noneFound: 'No message with “{query}”',
  showAll: 'Show all messages',
  toInbox: 'Go to the inbox',
  noneFoundText: 'Try one short word, a name or a part of the subject.',
  choose: 'Select a conversation to read it here.',
  pages: 'More conversations',
});
