import type { Question, Review } from './quiz';

const AREA = '<math alttext="\\pi r^2"><mi>π</mi><msup><mi>r</mi><mn>2</mn></msup></math>';
const LONG = `<span class="formula" role="group" aria-label="A sum of fourteen circles and one" tabindex="0"><math alttext="A = \\pi r_1^2 + \\dots">${'<mi>π</mi><msup><mi>r</mi><mn>2</mn></msup><mo>+</mo>'.repeat(14)}<mn>1</mn></math></span>`;

/** Questions whose options, items and blanks have formulas and emphasis, for the stories. */
export const formulaQuestions: Question[] = [
  {
    id: 'f1',
    number: 1,
    type: 'single',
    prompt: 'How large is a round pond?',
    points: 1,
    options: [
      { id: 'a', text: 'π r²', html: AREA },
      { id: 'b', text: 'the whole field', html: 'the <strong>whole</strong> field' },
      { id: 'c', text: 'A sum of fourteen circles and one', html: LONG },
    ],
  },
  {
    id: 'f2',
    number: 2,
    type: 'matching',
    prompt: 'What is what?',
    points: 1,
    left: [
      { id: 'w', text: 'H₂O', html: 'H<sub>2</sub>O' },
      { id: 's', text: 'NaCl' },
    ],
    right: [
      { id: '1', text: 'Water', html: '<em>Water</em>' },
      { id: '2', text: 'Salt' },
    ],
  },
  {
    id: 'f3',
    number: 3,
    type: 'ordering',
    prompt: 'From the smallest to the largest:',
    points: 1,
    items: [
      { id: 'x', text: 'x²', html: '<math alttext="x^2"><msup><mi>x</mi><mn>2</mn></msup></math>' },
      { id: 'y', text: 'x' },
    ],
  },
  {
    id: 'f4',
    number: 4,
    type: 'fill-in',
    prompt: 'Complete it.',
    points: 1,
    parts: ['The area is π r², so ', { blank: 'b', label: 'a letter' }, ' is the radius.'],
    partsHtml: { 0: `The area is ${AREA}, so ` },
  },
];

export const formulaReview: Review = {
  correct: false,
  points: 0,
  feedback: 'It is π r².',
  feedbackHtml: `It is ${AREA}.`,
  right: { type: 'single', option: 'a' },
};
