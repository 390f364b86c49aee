import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CrashScreen',
  group: 'screens',
  status: 'beta',
  forwards: 'the root',
  purpose: 'What is left when rendering itself failed.',
  synonyms: ['error boundary'],
  use: {
    when: ['Rendering itself failed: ErrorBoundary, around the whole app, shows it.'],
    not: ['A page could not be loaded: use ErrorScreen.'],
  },
  anatomy: [
    {
      part: 'crash-screen',
      is: 'The page’s main part: the brand’s mark, what happened, and a button that reloads.',
    },
  ],
  criteria: [
    '"Oops! something went wrong!", "Please try again later." and "Refresh the page", which reloads.',
    'It works without any provider above it.',
    'ErrorBoundary shows it in place of a blank page and hands the error on.',
  ],
  wcag: ['2.1.1', '2.4.6'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the button' },
    { keys: 'Enter, Space', does: 'Reloads the page' },
  ],
};
