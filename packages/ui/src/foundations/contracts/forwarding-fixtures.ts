import { createElement } from 'react';

const noAction = () => {};
const done = async () => ({ ok: true }) as const;

const dialog = { open: true, onOpenChange: noAction, title: 'Leave the hub?' };

/** Props of components whose first story has other args, because a parent of the story holds their state. */
export const FIXTURES: Record<string, object> = {
  'command-palette': { open: true, onOpenChange: noAction, label: 'Search everywhere', groups: [] },
  'confirm-dialog': { ...dialog, message: 'You can join again later.', onConfirm: noAction },
  'context-menu': {
    defaultOpen: true,
    label: 'Actions on Notes.txt',
    items: [{ label: 'Archive', onSelect: noAction }],
    children: 'Notes.txt',
  },
  dialog: { ...dialog, children: 'You can join again later.' },
  drawer: { ...dialog, children: 'You can join again later.' },
  'filter-bar': { label: 'Filter learners', onValueChange: noAction },
  'form-dialog': { ...dialog, children: 'A form' },
  'hover-card': {
    defaultOpen: true,
    label: 'About Amina',
    content: 'A teacher',
    children: createElement('a', { href: '#a' }, 'Amina'),
  },
  menu: { defaultOpen: true, label: 'More', items: [{ label: 'Archive', onSelect: noAction }] },
  'notification-drawer': {
    open: true,
    onOpenChange: noAction,
    state: { status: 'ready' },
    notifications: [],
    onMarkRead: done,
  },
  popover: { defaultOpen: true, label: 'Prices', trigger: { label: 'Prices' }, children: 'In shillings' },
  'reason-dialog': { ...dialog, label: 'Why?', confirmLabel: 'Leave', onConfirm: done },
  sidebar: {
    open: true,
    onOpenChange: noAction,
    label: 'Console',
    groups: [],
    collapsed: false,
    onCollapsedChange: noAction,
  },
  'scroll-to-top': { threshold: -1 },
  'session-expiry-warning': {
    expiresAt: Date.now() + 60_000,
    onStay: done,
    onSignOut: noAction,
    onExpired: noAction,
  },
};
