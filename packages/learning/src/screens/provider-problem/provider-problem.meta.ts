import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ProviderProblem',
  group: 'screens',
  status: 'beta',
  purpose: 'Says why a sign-in with a provider failed.',
  use: {
    when: ['A provider sent the person back without signing them in.'],
    not: ['A form was refused: the form says so itself.'],
  },
  anatomy: [{ part: 'callout', is: 'What happened, and what to do now.' }],
  criteria: [
    'Each reason has a sentence of its own that names the provider and the next step.',
    'No code of an error is shown; an unknown reason has a general sentence.',
  ],
  wcag: ['1.3.1', '3.3.1'],
  interactive: false,
  keyboard: [],
};
