import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LanguageSwitch',
  group: 'courses',
  status: 'beta',
  purpose: "Chooses the language of a lesson's text.",
  use: {
    when: ['A lesson’s text exists in several languages.'],
    not: ['The language of the product itself: use SiteLanguage.'],
  },
  anatomy: [{ part: 'language-switch', is: 'The labelled list; each language in its own name.' }],
  criteria: [
    'Each language is named in itself and marked with its tag.',
    'It is a native list with a visible label, absent when there is no choice.',
  ],
  wcag: ['2.1.1', '3.1.2', '3.2.2', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the list' },
    { keys: 'Arrow keys', does: 'Choose a language' },
  ],
};
