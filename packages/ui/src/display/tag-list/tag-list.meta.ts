import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TagList',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Short words that something is filed under, which may be taken away one by one.',
  synonyms: ['chips', 'labels'],
  use: {
    when: [
      'Topics of a course, skills on a profile, filters that are set.',
      'People may remove them: each gets a button of its own.',
    ],
    not: [
      'For the state of something: use Badge.',
      'To choose among given words: use checkboxes, or a Combobox that takes several.',
      'For actions: use Button.',
    ],
  },
  anatomy: [
    { part: 'tag-list', is: 'Everything; the list in it carries the name' },
    { part: 'tag', is: 'One word, as a link where it leads somewhere' },
    { part: 'button', is: 'Takes its tag away; named "Remove" and the word' },
    { part: 'tag-list-none', is: 'Shown when no tag is left; receives the focus of the last one' },
  ],
  criteria: [
    'It is a named list, so screen readers announce the number of tags.',
    'Each remove button is named by its own tag, and is at least 24 px wide and high.',
    'After a removal the focus is on the next tag’s button, else on the one before, else on "None"; never lost.',
    'What was removed and how many are left is announced.',
    'A removal that fails changes nothing: tag and focus stay.',
    'Long words wrap inside of their tag at 320 px.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '2.4.4', '2.5.8', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves through links and remove buttons' },
    { keys: 'Enter', does: 'On a tag that is a link: follows it' },
    { keys: 'Enter, Space', does: 'On a remove button: takes the tag away; the focus goes to the next one' },
  ],
};
