import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ProviderButtons',
  group: 'screens',
  status: 'beta',
  purpose: 'Links to sign in with Google or another provider.',
  use: {
    when: ['The site has such providers: below the forms for signing in and up.'],
    not: ['Providers are linked and unlinked in the settings: use SignInWays.'],
  },
  anatomy: [{ part: 'provider-buttons', is: 'The dividing line and one link for each provider.' }],
  criteria: [
    'Each link names its provider, and is a real address that also works before the code has loaded.',
    'Nothing above or below moves when the list arrives, nor if it is empty.',
    'Without providers there is nothing to read and nothing to reach.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.4', '2.5.8'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Goes through the providers' },
    { keys: 'Enter', does: 'Leaves for the provider’s sign-in page' },
  ],
};
