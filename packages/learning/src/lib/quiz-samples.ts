import type { AttemptLineView } from '../quizzes/quiz-result/attempt-list';
import type { Answer, Answers, Question, QuestionOf, QuestionType, QuizSettings, Review } from './quiz';

/** A sample quiz for the stories, written for this repository, for a course on soil and water of a small farm. */
const jar = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="640" height="400"><rect width="320" height="200" fill="#e9e2d3"/><rect x="110" y="20" width="100" height="165" rx="10" fill="#cfe3e6"/><rect x="110" y="95" width="100" height="25" fill="#a9764a"/><rect x="110" y="120" width="100" height="30" fill="#c89b62"/><path d="M110 150h100v25a10 10 0 0 1-10 10h-80a10 10 0 0 1-10-10z" fill="#8a8172"/></svg>',
)}`;

export const quizQuestions: Question[] = [
  {
    id: 'q1',
    number: 1,
    type: 'single',
    prompt: 'You squeeze a handful of damp soil. It forms a ball and shines when you rub it. What is it?',
    points: 1,
    options: [
      { id: 'sand', text: 'Sand' },
      { id: 'loam', text: 'Loam' },
      { id: 'clay', text: 'Clay' },
      { id: 'gravel', text: 'Gravel' },
    ],
  },
  {
    id: 'q2',
    number: 2,
    type: 'multiple',
    prompt: 'Which of these keep water in the soil on a slope?',
    points: 2,
    choose: 2,
    options: [
      { id: 'terraces', text: 'Terraces along the contour' },
      { id: 'down', text: 'Ploughing straight up and down the slope' },
      { id: 'mulch', text: 'A cover of dry grass between the rows' },
      { id: 'burn', text: 'Burning what is left after the harvest' },
    ],
  },
  {
    id: 'q3',
    number: 3,
    type: 'true-false',
    prompt: 'Sukuma wiki should be watered at noon, when the sun is strongest.',
    points: 1,
  },
  {
    id: 'q4',
    number: 4,
    type: 'numeric',
    title: 'Water for one bed',
    prompt: {
      html: '<p>A bed of sukuma wiki is <strong>10 metres long and 1.2 metres wide</strong>. In dry weather each square metre needs 5 litres a day.</p><p>How much water does the bed need in one day?</p>',
    },
    points: 2,
    required: true,
    unit: 'litres',
    decimals: 0,
  },
  {
    id: 'q5',
    number: 5,
    type: 'short-text',
    prompt: 'What do we call the dark part of the soil that is made of rotted leaves and roots?',
    points: 1,
    maxLength: 40,
  },
  {
    id: 'q6',
    number: 6,
    type: 'fill-in',
    prompt: 'Complete the sentences about the jar test.',
    picture: { src: jar, alt: 'A jar of water in which soil has settled in three layers' },
    points: 3,
    parts: [
      'Shake soil and water in a jar and let it stand. The ',
      { blank: 'first', label: 'the heaviest part' },
      ' settles first, then the silt, and the ',
      { blank: 'last', label: 'the finest part' },
      ' comes last. Leaves and roots ',
      { blank: 'float', label: 'what they do' },
      ' on the water.',
    ],
  },
  {
    id: 'q7',
    number: 7,
    type: 'matching',
    prompt: 'Match each sign to what the plant lacks.',
    points: 3,
    left: [
      { id: 'yellow', text: 'Old leaves turn yellow' },
      { id: 'purple', text: 'Leaves turn purple underneath' },
      { id: 'brown', text: 'Edges of old leaves turn brown' },
    ],
    right: [
      { id: 'p', text: 'Phosphorus' },
      { id: 'n', text: 'Nitrogen' },
      { id: 'k', text: 'Potassium' },
    ],
  },
  {
    id: 'q8',
    number: 8,
    type: 'ordering',
    prompt: 'Put the steps of laying a drip line in order.',
    points: 4,
    items: [
      { id: 'flush', text: 'Flush the lines with clean water' },
      { id: 'tank', text: 'Raise the tank one metre above the bed' },
      { id: 'plant', text: 'Plant beside each drip hole' },
      { id: 'lay', text: 'Lay the lines along the rows' },
    ],
  },
  {
    id: 'q9',
    number: 9,
    type: 'essay',
    prompt: 'Describe how you would keep one acre green through a dry season where you live.',
    points: 10,
    minWords: 40,
    maxWords: 60,
  },
  {
    id: 'q10',
    number: 10,
    type: 'file',
    prompt: 'Send a photo of your own jar test, taken after one day.',
    points: 3,
    accept: 'image/*',
    kinds: 'A photo',
    maxBytes: 5_000_000,
  },
];

/** The sample question of a type. */
export function sampleOf<T extends QuestionType>(type: T): QuestionOf<T> {
  return quizQuestions.find((question): question is QuestionOf<T> => question.type === type) as QuestionOf<T>;
}

const essay =
  'I would dig a pond at the low corner of the farm and lead the rain of the roof into it. The upper half gets terraces with napier grass on the edges. Between the rows I spread dry grass, and I water in the evening by a drip line.';

export const quizAnswers = {
  q1: { type: 'single', option: 'loam' },
  q2: { type: 'multiple', options: ['terraces', 'down'] },
  q3: { type: 'true-false', value: false },
  q4: { type: 'numeric', text: '60' },
  q5: { type: 'short-text', text: 'Humus' },
  q6: { type: 'fill-in', blanks: { first: 'sand', last: 'clay', float: 'sink' } },
  q7: { type: 'matching', pairs: { yellow: 'n', purple: 'k', brown: 'p' } },
  q8: { type: 'ordering', order: ['tank', 'lay', 'flush', 'plant'] },
  q9: { type: 'essay', text: essay },
  q10: {
    type: 'file',
    files: [
      { id: 'f1', name: 'jar-after-one-day.jpg', bytes: 1_840_000, href: '/files/jar-after-one-day.jpg' },
    ],
  },
} satisfies Record<string, Answer>;

/** Answers to four of ten questions. */
export const someAnswers: Answers = {
  q1: quizAnswers.q1,
  q2: quizAnswers.q2,
  q5: quizAnswers.q5,
  q8: quizAnswers.q8,
};

export const quizReviews: Record<string, Review> = {
  q1: {
    correct: false,
    points: 0,
    right: { type: 'single', option: 'clay' },
    feedback: 'Loam forms a ball too, but it falls apart when you press it. Only clay shines.',
  },
  q2: {
    correct: 'partly',
    points: 1,
    right: { type: 'multiple', options: ['terraces', 'mulch'] },
    feedback: 'Rows that run down the slope lead the water away. Read Along the contour again.',
    feedbackHtml:
      'Rows that run <strong>down</strong> the slope lead the water away. Read <em>Along the contour</em> again.',
  },
  q3: { correct: true, points: 1, right: { type: 'true-false', value: false } },
  q4: { correct: true, points: 2, right: { type: 'numeric', text: '60' } },
  q5: { correct: true, points: 1, right: { type: 'short-text', text: 'Humus' } },
  q6: {
    correct: 'partly',
    points: 2,
    right: { type: 'fill-in', blanks: { first: 'sand', last: 'clay', float: 'float' } },
  },
  q7: {
    correct: 'partly',
    points: 1,
    right: { type: 'matching', pairs: { yellow: 'n', purple: 'p', brown: 'k' } },
  },
  q8: { correct: true, points: 4, right: { type: 'ordering', order: ['tank', 'lay', 'flush', 'plant'] } },
  q9: { correct: 'pending', points: 0 },
  q10: { correct: 'pending', points: 0 },
};

export const quizSettings: QuizSettings = {
  questionCount: quizQuestions.length,
  points: 30,
  timeLimitMinutes: 30,
  attempts: { used: 1, allowed: 3 },
  grading: 'highest',
  overdue: 'autosubmit',
  passShare: 0.6,
  review: { when: 'right-after', shows: ['points', 'feedback', 'right-answers'] },
};

export const quizAttempts: AttemptLineView[] = [
  {
    id: 'a2',
    number: 2,
    state: 'pending-review',
    at: '2026-11-20T15:40:00.000Z',
    total: 30,
    href: '/console/quizzes/soil-and-water/attempts/2',
  },
  {
    id: 'a1',
    number: 1,
    state: 'complete',
    at: '2026-11-12T08:05:00.000Z',
    score: 17,
    total: 30,
    counts: true,
    href: '/console/quizzes/soil-and-water/attempts/1',
  },
];

/** A question in Kiswahili, about keeping a phone safe. */
export const kiswahiliQuestion: QuestionOf<'single'> = {
  id: 'simu',
  number: 3,
  type: 'single',
  language: 'sw',
  prompt: 'Mtu anakupigia simu na kusema anatoka benki. Anaomba namba yako ya siri. Utafanya nini?',
  points: 1,
  options: [
    { id: 'pa', text: 'Nitampa, kwa kuwa anatoka benki' },
    { id: 'kata', text: 'Nitakata simu na kupiga namba rasmi ya benki' },
    { id: 'nusu', text: 'Nitampa nusu ya namba' },
  ],
};

/** The same in Arabic, for right-to-left layouts. */
export const arabicQuestion: QuestionOf<'matching'> = {
  id: 'hatif',
  number: 4,
  type: 'matching',
  language: 'ar',
  prompt: 'صل كل حالة بما يجب أن تفعله.',
  points: 2,
  left: [
    { id: 'lost', text: 'ضاع هاتفك' },
    { id: 'link', text: 'وصلك رابط من رقم غريب' },
  ],
  right: [
    { id: 'block', text: 'أوقف الشريحة' },
    { id: 'ignore', text: 'لا تفتحه' },
  ],
};

/** Texts that are too long for every screen. */
export const longQuestion: QuestionOf<'multiple'> = {
  id: 'long',
  number: 128,
  type: 'multiple',
  prompt:
    'A community of 240 households along a seasonal river in Makueni County has built three sand dams. After the second rainy season two of them hold water until September and the third is dry by June. Its wall shows no crack, its catchment is the largest of the three, and the river bed above it is rock with a thin cover of fine silt. Which of the following statements explain what has happened, and which would you check first on the ground before the committee spends money?',
  points: 12,
  options: [
    {
      id: 'silt',
      text: 'Silt has filled the space between the grains of sand, so that the dam holds much less water than its size suggests; a hole dug by hand shows it within an hour.',
    },
    {
      id: 'unbroken',
      text: 'Evapotranspirationsmessgerätekalibrierungsprotokoll/2026/makueni/sand-dams/third-wall',
    },
    { id: 'short', text: 'The rain was poor.' },
  ],
};
