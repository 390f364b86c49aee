import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LanguageToggle',
  group: 'site',
  status: 'beta',
  purpose: 'Changes the language of the whole site with one press, from every header.',
  use: {
    when: ['In the top bar of a site that ships two catalogues.'],
    not: [
      'For three languages or more, where a list is clearer: SiteLanguage.',
      'For the language of one lesson’s text: LanguageSwitch, since only that text changes.',
    ],
  },
  anatomy: [
    {
      part: 'language-toggle',
      is: 'The button; it is not there when there is nothing to choose.',
    },
  ],
  criteria: [
    'The button names the other language in itself: who cannot read the page can find their own.',
    'On phones it shows the two letters of that language; its name is the same.',
    'The focus stays on the button while every text of the page changes.',
    'What has changed is announced in the language that was chosen.',
    'It has the same width in both languages, so nothing else moves.',
  ],
  wcag: ['2.1.1', '2.5.3', '3.1.2', '3.2.2', '4.1.3'],
  interactive: true,
  keyboard: [{ keys: 'Enter, Space', does: 'Changes to the other language' }],
};
