import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ReviewDesk',
  group: 'authoring',
  status: 'beta',
  purpose:
    'Shows a reviewer everything that learners would see changed, and takes their answer to each change.',
  use: {
    when: ['A course, or changes of a published course, wait for a review.'],
    not: ['An instructor looks at their own unpublished changes: use ChangeList.'],
  },
  anatomy: [
    { part: 'review-desk', is: 'Bar with what was looked at, the preview and the decision; list; changes.' },
    { part: 'change-card', is: 'One change: what is there now and what comes, with Comment and Accept.' },
    { part: 'text-diff', is: 'Words that come (`ins`) and words that go (`del`).' },
    { part: 'nav', is: 'The changes in reading order, each with its state.' },
  ],
  criteria: [
    'Every part that learners see is shown with what is there now and what comes; what is missing is “None”.',
    'A price says by how much it differs and how many learners hold the unit; a deleted lesson, how many have done it.',
    'A change is to read, accepted, or must change: word, icon and colour.',
    'A comment names the marked words, if any are marked. The focus returns to its button.',
    'The same change in several lessons is one change with the list of its places.',
    'From 40 changes on, each is shown when it is opened.',
    'Beside the changes from 1024 px on, the list stays in view; below, it is behind a button.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '2.4.11', '3.1.2', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Bar, list, then Comment and Accept of each change' },
    { keys: 'Enter', does: 'In the list: goes to the change' },
    { keys: 'Enter, Space', does: 'On Accept: accepts the change, or opens it again' },
    { keys: 'Escape', does: 'In a comment: closes it without saving' },
  ],
};
