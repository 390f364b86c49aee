import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SiteLanguage',
  group: 'site',
  status: 'beta',
  purpose: 'Chooses the language of the whole site.',
  use: {
    when: ['In the footer and in the display settings of a site that ships more than one catalogue.'],
    not: ['For the language of one lesson’s text: LanguageSwitch, since only that text changes.'],
  },
  anatomy: [
    {
      part: 'site-language',
      is: 'The field with its label; it is not there when there is nothing to choose.',
    },
    { part: 'select', is: 'Each language by its own name.' },
  ],
  criteria: [
    'Each language is named in itself: who cannot read the page can find their own.',
    'The focus stays on the field while every text of the page changes.',
    'What has changed is announced in the language that was chosen.',
  ],
  wcag: ['2.1.1', '3.2.2', '4.1.3'],
  interactive: true,
  keyboard: [{ keys: 'Arrow up, Arrow down', does: 'Chooses the next or the previous language' }],
};
