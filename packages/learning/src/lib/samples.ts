import type { Course, CourseDetail, Enrolled, LessonSummary, Progress, Unit } from '@digiken/contract';
import type { CategoryView, FacetCounts } from '../courses/course-filters/filter-types';

/** Course content for stories, written for this repository. */
const course = (
  id: number,
  part: Pick<Course, 'title' | 'summary' | 'level' | 'price' | 'unitCount'> & Partial<Course>,
): Course => ({
  _id: `course-${id}`,
  createdAt: `2026-${String(11 - (id % 9)).padStart(2, '0')}-12T08:00:00.000Z`,
  category: null,
  instructor: null,
  lessonCount: 0,
  minutes: null,
  bytes: null,
  rating: null,
  lowestPrice: null,
  image: null,
  ...part,
});

const named = (name: string) => ({ _id: name, name });
const inCategory = (name: string) => ({ ...named(name), nameSw: null });

type Target = Pick<Course, '_id'>;
/** Where the courses, units and lessons of stories are. */
export const courseHrefOf = ({ _id }: Target): string => `/course/${_id}`;
export const links = {
  unitHrefOf: ({ _id }: Target): string => `/course/unit/${_id}`,
  lessonHrefOf: ({ _id }: Target): string => `/console/course/unit/lesson/${_id}/x`,
};
export const enrolledLinks = { courseHrefOf, lessonHrefOf: links.lessonHrefOf };

export const progressOf = (done: number, total: number): Progress => ({
  done,
  total,
  fraction: total > 0 ? done / total : 0,
});

export const bookkeeping = course(1, {
  title: 'Keep the books of a small shop',
  summary:
    'From the first receipt to a yearly account: record sales, stock and credit so that the shop tells you how it is doing.',
  category: inCategory('Business'),
  instructor: named('Wanjiru Kamau'),
  level: 'beginner',
  price: 1200,
  unitCount: 4,
  lessonCount: 18,
  minutes: 390,
  bytes: 22_000_000,
  rating: { average: 4.7, count: 340 },
  lowestPrice: 150,
});

export const drip = course(2, {
  title: 'Drip irrigation on a quarter acre',
  summary:
    'Plan, lay and look after a gravity-fed drip kit, and measure how much water a bed of sukuma wiki really needs.',
  category: inCategory('Farming'),
  instructor: named('Kiptoo Chebet'),
  level: 'intermediate',
  price: 0,
  unitCount: 5,
  lessonCount: 12,
  minutes: 180,
  bytes: 9_000_000,
  rating: { average: 4.6, count: 508 },
});

export const courses: Course[] = [
  bookkeeping,
  drip,
  course(3, {
    title: 'Write Python that your colleagues can read',
    summary:
      'Names, functions, tests and small files. Practise on a matatu timetable until somebody else can change it without asking you.',
    category: inCategory('Computing'),
    instructor: named('Achieng Odhiambo'),
    level: 'intermediate',
    price: 2400,
    unitCount: 8,
    lessonCount: 30,
    minutes: 720,
    bytes: 58_000_000,
    rating: { average: 4.5, count: 233 },
    lowestPrice: 300,
  }),
  course(4, {
    title: 'Kiswahili sanifu for the office',
    summary:
      'Letters, minutes and announcements in standard Kiswahili, with the mistakes that even fluent speakers make.',
    category: inCategory('Languages'),
    instructor: named('Mwanaisha Salim'),
    level: 'beginner',
    price: 600,
    unitCount: 3,
    lessonCount: 15,
    minutes: 240,
    bytes: 19_000_000,
    rating: null,
    lowestPrice: 120,
  }),
  course(5, {
    title: 'Solar wiring for one house',
    summary:
      'Size a panel and a battery, wire them safely, and find the fault when the lights go out at seven.',
    category: inCategory('Trades'),
    level: 'advanced',
    price: 3500,
    unitCount: 6,
  }),
  course(6, {
    title: 'First aid before help arrives',
    summary: 'What to do in the first ten minutes after a burn, a fall, a snake bite or a road accident.',
    category: inCategory('Health'),
    instructor: named('Njeri Mutua'),
    level: 'beginner',
    price: 0,
    unitCount: 2,
  }),
];

export const longCourse = course(7, {
  title:
    'Preparing, presenting and defending a complete environmental impact assessment for county infrastructure: Nithi, Wajir and Taita-Taveta as worked examples',
  summary:
    'Screening, scoping, baseline studies, public participation, mitigation plans, licensing and follow-up audits. Each step is shown three times on real ground: a bridge in the highlands, a borehole field in the north and a market beside a park. You write the documents yourself, compare them with ours, and answer the questions that a county committee would ask, one after another, until nothing surprises you.',
  category: inCategory('Environment and natural resources management'),
  instructor: named('Dr Nafula Wekesa-Makokha'),
  level: 'advanced',
  price: 128500,
  unitCount: 48,
  lessonCount: 1204,
  minutes: 60_000,
  bytes: 4_800_000_000,
  rating: { average: 4.9, count: 12_345 },
  lowestPrice: 1250,
});

export const unbrokenCourse = course(8, {
  title: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwakitaifa',
  summary: 'https://example.org/a/very/long/address/without/any/place/to/break/it/anywhere/at/all',
  level: 'beginner',
  price: 50,
  unitCount: 1,
});

export const categories: CategoryView[] = [
  { id: 'business', name: 'Business', count: 4 },
  { id: 'farming', name: 'Farming', count: 3 },
  { id: 'computing', name: 'Computing', count: 6 },
  { id: 'languages', name: 'Languages', count: 2 },
  { id: 'trades', name: 'Trades', count: 5 },
  { id: 'health', name: 'Health', count: 1 },
];

export const facets: FacetCounts = {
  total: 21,
  category: { business: 4, farming: 3, computing: 6, languages: 2, trades: 5, health: 1 },
  price: { free: 6, paid: 15 },
  duration: { short: 4, medium: 11, long: 6 },
  level: { beginner: 12, intermediate: 9 },
  language: { en: 21, sw: 8 },
};

type Line = [title: string, minutes: number, weightBytes: number, extra?: Partial<LessonSummary>];

const unit = (
  id: number,
  title: string,
  summary: string,
  price: number,
  lines: Line[],
  { owned = false, done = 0 } = {},
): Unit => ({
  _id: `unit-${id}`,
  title,
  summary,
  price,
  owned,
  minutes: lines.reduce((sum, [, minutes]) => sum + minutes, 0),
  weightBytes: lines.reduce((sum, [, , bytes]) => sum + bytes, 0),
  progress: progressOf(done, lines.length),
  quizzes: { total: 0, passed: 0 },
  complete: done === lines.length,
  lessons: lines.map(([lessonTitle, minutes, weightBytes, extra], index) => ({
    _id: `lesson-${id}-${index + 1}`,
    open: owned || extra?.preview === true,
    preview: false,
    hasVideo: false,
    title: lessonTitle,
    minutes,
    weightBytes,
    done: index < done,
    ...extra,
  })),
});

const LINES: Line[][] = [
  [
    ['Why a shop that sells every day can still run out of money', 8, 340_000, { preview: true }],
    ['One page a day: the cash book', 14, 1_240_000],
    ['Receipts you can find again', 9, 560_000],
  ],
  [
    ['What is on the shelf, and what it cost you', 12, 820_000],
    ['Counting stock on a Sunday evening', 16, 9_600_000, { hasVideo: true }],
    ['When to order again', 11, 410_000],
    ['Spoilt, stolen and given away', 7, 190_000],
  ],
  [
    ['A credit book that keeps friends', 13, 450_000],
    ['M-Pesa till statements and your own book', 18, 1_900_000],
  ],
  [
    ['Profit is not what is in the drawer', 15, 620_000],
    ['A year on one page', 21, 1_100_000],
    ['What the county and KRA ask of a small shop', 17, 730_000],
  ],
];

const SUMMARIES = [
  [
    'Money in, money out',
    'A cash book that takes five minutes a day, and what it tells you by the end of the week.',
    0,
  ],
  ['Stock', 'Know what you have, what it cost, and when to buy more.', 450],
  ['Credit and mobile money', 'Who owes you, whom you owe, and how till statements fit into the book.', 350],
  ['The year', 'From twelve monthly pages to an account that you can show to a bank.', 400],
] as const;

const build = (state: (index: number) => { owned?: boolean; done?: number }): Unit[] =>
  SUMMARIES.map(([title, summary, price], i) => unit(i + 1, title, summary, price, LINES[i] ?? [], state(i)));

/** No unit is owned. */
export const units = build(() => ({}));
/** The first unit is owned and done, the second started. */
export const unitsPartly = build((i) => ({ owned: i < 2, done: i === 0 ? 3 : i === 1 ? 1 : 0 }));
/** All units are owned; the first is done, the second started. */
export const unitsOwned = build((i) => ({ owned: true, done: i === 0 ? 3 : i === 1 ? 1 : 0 }));

/** The course of the units. */
export const courseDetail: CourseDetail = {
  ...bookkeeping,
  state: 'published',
  descriptionHtml:
    '<p>Most small shops close with money in the drawer and no idea where it came from. This course sets that right with a pencil, one page a day and no app that you must buy.</p><p>You will need</p><ul><li>a shop, a stall, or a friend who has one</li><li>a notebook with numbered pages</li><li>about three hours in all</li></ul>',
  instructor: {
    ...named('Wanjiru Kamau'),
    headline: 'Shopkeeper and bookkeeper in Nyeri',
    bio: 'Wanjiru has kept the books of eleven shops since 2009.',
    image: null,
    courseCount: 3,
  },
  coInstructors: [],
  outcomes: [
    'Record every sale on one page a day',
    'Know what is on the shelf and what it cost',
    'Sell on credit and keep your friends',
    'Close the year in one evening',
  ],
  audience:
    'You have a shop, a stall or a kiosk, and you keep its money in a drawer or on your phone. You need no accounting and no computer.',
  languages: ['en', 'sw'],
  rating: { average: 4.8, count: 212 },
  reviews: { data: [], next: null, count: 0 },
  ownReview: null,
  mayReview: false,
  related: courses.slice(1, 4),
  payment: null,
  minutes: 161,
  weightBytes: 18_000_000,
  units,
  restPrice: 1200,
  paidNotice: null,
  progress: progressOf(0, 12),
  enrolment: null,
};

const enrolledIn = (
  id: number,
  at: number,
  part: Pick<Enrolled, 'createdAt'> & Partial<Enrolled>,
): Enrolled => ({
  _id: `enrolled-${id}`,
  course: courses[at] as Course,
  progress: 0,
  ...part,
});

export const enrolled: Enrolled[] = [
  enrolledIn(1, 0, {
    lessonsDone: 4,
    lessonsTotal: 12,
    resume: { _id: 'lesson-2-2', title: 'Counting stock on a Sunday evening' },
    createdAt: '2026-10-02T08:00:00.000Z',
    lastStudiedAt: '2026-11-20T17:30:00.000Z',
  }),
  enrolledIn(2, 1, {
    lessonsDone: 0,
    lessonsTotal: 14,
    resume: { _id: 'lesson-9-1', title: 'What gravity gives you for free' },
    createdAt: '2026-11-12T08:00:00.000Z',
  }),
  enrolledIn(3, 5, {
    lessonsDone: 6,
    lessonsTotal: 6,
    createdAt: '2026-08-02T08:00:00.000Z',
    lastStudiedAt: '2026-09-14T17:30:00.000Z',
  }),
  enrolledIn(4, 2, {
    lessonsDone: 11,
    lessonsTotal: 31,
    resume: { _id: 'lesson-11-4', title: 'A function does one thing' },
    createdAt: '2026-07-21T08:00:00.000Z',
    lastStudiedAt: '2026-10-30T06:10:00.000Z',
  }),
];
