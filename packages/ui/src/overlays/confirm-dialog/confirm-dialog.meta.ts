import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ConfirmDialog',
  group: 'overlays',
  status: 'beta',
  purpose: 'A question that must be answered before going on.',
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
