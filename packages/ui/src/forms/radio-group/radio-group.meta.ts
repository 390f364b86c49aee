import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'RadioGroup',
  group: 'forms',
  status: 'beta',
  purpose: 'One choice of a few that are all in sight.',
  criteria: [
    'The legend names the group; hint and error describe it.',
    'The group is one stop of Tab; arrow keys move and choose.',
    'Each option is at least 24 px high, label included; long labels wrap.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '1.4.11', '2.1.1', '2.5.8', '3.3.1', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the chosen option, or to the first' },
    { keys: 'Arrow keys', does: 'Move to the next or previous option and choose it' },
    { keys: 'Space', does: 'Chooses the focused option' },
  ],
};
