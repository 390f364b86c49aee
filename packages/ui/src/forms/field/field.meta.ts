import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Field',
  group: 'forms',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Label, hint and error around any one control.',
  synonyms: ['form control', 'form group', 'label'],
  use: {
    when: ['A control without label, hint and error of its own is built.'],
    not: ['TextInput, Select and their like bring it already.'],
  },
  anatomy: [
    { part: 'field', is: 'Everything around the control.' },
    { part: 'label', is: 'Its name.' },
    { part: 'field-error', is: 'What is wrong, and how to mend it.' },
  ],
  criteria: ['The control is named by the label and described by hint and error, in that order.'],
  wcag: ['1.3.1', '3.3.1', '3.3.2'],
  interactive: false,
  keyboard: [],
};
