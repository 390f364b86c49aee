import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ConfirmDialog',
  group: 'overlays',
  status: 'beta',
  forwards: '[role="alertdialog"]',
  purpose: 'A question that must be answered before going on.',
  synonyms: ['modal', 'alert dialog', 'are you sure'],
  use: {
    when: [
      'Before something that cannot be undone, or that leaves the page.',
      'The question can be answered by one of two buttons.',
    ],
    not: [
      'For what can be undone: do it, and offer to undo it in a toast.',
      'A reason is needed: use ReasonDialog.',
      'For more than two answers: use Dialog.',
    ],
  },
  anatomy: [
    { part: 'confirm-dialog', is: 'An alertdialog, named by its title, described by its question' },
    { part: 'button', is: 'Confirm first, then cancel; the safe one has the focus where danger is' },
    { part: 'confirm-dialog-overlay', is: 'What lies over the page; a press on it does nothing' },
  ],
  criteria: [
    'Its header is "Confirmation" and its answers "Yes" and "No" unless told otherwise.',
    'It is an alertdialog, named by its header and described by its question.',
    'Focus starts on Yes; on No where what is confirmed cannot be undone.',
    'Escape means No; a press beside it means nothing.',
    'Focus goes back to where it was.',
  ],
  wcag: ['2.1.1', '2.1.2', '2.4.3', '3.3.4', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves between the answers' },
    { keys: 'Enter, Space', does: 'Gives the answer that has the focus' },
    { keys: 'Escape', does: 'Answers No' },
  ],
};
