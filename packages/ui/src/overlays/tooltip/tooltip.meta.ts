import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Tooltip',
  group: 'overlays',
  status: 'beta',
  forwards: '[role="tooltip"]',
  purpose: 'One sentence on a control, for those who hesitate.',
  synonyms: ['hint', 'hover text', 'infotip'],
  use: {
    when: ['A word on what a labelled button will do, or why it waits.', 'The full form of a short label.'],
    not: [
      'As the only name of a control: IconButton names itself, and shows its name.',
      'For anything that is needed to use the control, or that holds a link: use a hint, or Popover.',
      'On text or on disabled controls: they cannot be reached by keyboard.',
    ],
  },
  anatomy: [
    { part: 'tooltip-anchor', is: 'Around the control; brings no role' },
    { part: 'tooltip', is: 'The sentence; the control is described by it, shown or not' },
  ],
  criteria: [
    'The control is described by the text at all times, and keeps its own name.',
    'It shows on hover and on keyboard focus, and never moves the focus.',
    'It can be pointed at without going away, stays until pointer and focus have left, and Escape hides it.',
    'It never leaves the window, is clipped by nothing, and makes no page wider at 320 px.',
    'A finger shows none: neither a press nor a long press, which belongs to the system. The text is never needed.',
  ],
  wcag: ['1.3.1', '1.4.10', '1.4.13', '2.1.1', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the control and shows the text' },
    { keys: 'Escape', does: 'Hides the text; the focus stays' },
  ],
  notes: 'On a touch screen it stays hidden; screen readers there read the description with the control.',
};
