import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'MarkingScreen',
  group: 'authoring',
  status: 'beta',
  purpose: 'Where a person marks the answers of one attempt, with a rubric and a comment.',
  use: {
    when: ['An instructor marks essays and files.'],
    not: ['A learner reads a result: use QuizResult.'],
  },
  anatomy: [
    { part: 'marking-screen', is: 'The whole body.' },
    { part: 'answer-to-mark', is: 'One answer with its mark.' },
    { part: 'late-answers', is: 'Answers that arrived after the end, and the decision about them.' },
  ],
  criteria: [
    'The answer and its mark are side by side where there is room.',
    'Choosing levels of the rubric adds up the points; the points can still be changed.',
    'Who marks sees how many answers wait and the score so far; names are hidden if the quiz says so.',
    'A mark that is refused stays in the form.',
    'Late answers are beside those that count without them; accepting or declining says so, and the focus stays there.',
    'Once all is marked, the main button leads to the next attempt.',
    'What is typed is reported at each change, so that it can be kept over a sign-in; unsent text of an earlier visit is in the form.',
    'An essay has the language of its words, or else that of its question.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.6', '3.1.2', '3.3.1', '3.3.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through rubric, points, comment and button' },
    { keys: 'ArrowUp, ArrowDown', does: 'In the rubric: chooses a level; in the points: changes them' },
  ],
};
