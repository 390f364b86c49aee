import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LaunchStep',
  group: 'screens',
  status: 'beta',
  purpose:
    'What a launch from a learning platform still needs: to log in once, or to agree that both are linked.',
  synonyms: ['LTI', 'Moodle', 'Canvas', 'account linking'],
  use: {
    when: ['A platform such as Moodle has confirmed who comes to this site.'],
    not: ['Somebody signs in with Google or a provider: use ProviderStep.'],
  },
  anatomy: [
    { part: 'launch-step', is: 'The explanation, the form and the way on.' },
    { part: 'password-input', is: 'The password, if the last sign-in is some time ago.' },
  ],
  criteria: [
    'Names both sides, the platform and the account here, before anything is linked.',
    'Says what linking means, and that it is only for one’s own account.',
    'A failure moves the focus to the error summary; what was typed stays.',
    'Whoever is somebody else can make a new account, unless the address belongs to this one.',
  ],
  wcag: ['1.3.1', '1.3.5', '2.1.1', '3.3.1', '3.3.2', '3.3.4', '3.3.8'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Goes through the field and the buttons' },
    { keys: 'Enter', does: 'In the field: links both' },
  ],
};
