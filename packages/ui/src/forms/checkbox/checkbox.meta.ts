import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Checkbox',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose: 'One yes-or-no choice.',
  synonyms: ['tick box'],
  use: {
    when: ['One yes-or-no choice, sent with the form.', 'Several of a list may be chosen.'],
    not: ['It acts at once: use Switch.', 'Only one of several: use RadioGroup.'],
  },
  anatomy: [
    { part: 'checkbox', is: 'Box and label, one target.' },
    { part: 'input', is: 'The native control.' },
    { part: 'field-error', is: 'What is wrong with the choice.' },
  ],
  criteria: [
    'Box and label are one target of at least 24 px.',
    'Checked, unchecked and mixed differ by shape, not by colour alone, also in forced colours.',
    'Hint and error describe the box.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.11', '2.1.1', '2.5.8', '3.3.1', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it' },
    { keys: 'Space', does: 'Checks or unchecks it' },
  ],
};
