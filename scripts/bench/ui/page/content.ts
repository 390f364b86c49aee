import { flushSync } from 'react-dom';

/** The content of both pages: identical, realistic, and the same in every run. */
const NOW = Date.parse('2026-11-21T09:00:00Z');
const PLACES = ['Nakuru', 'Kisumu', 'Garissa', 'Machakos', 'Eldoret', 'Lamu', 'Nyeri', 'Kitui'];
const PEOPLE = ['Achieng Njeri', 'Baraka Ochieng', 'Kiprono Cheruiyot', 'Wanjiku Kamau', 'Halima Abdi'];
const SUBJECTS = [
  'Soil and water',
  'Phone safety',
  'Solar pumps',
  'Bookkeeping',
  'First aid',
  'Spreadsheets',
];

const pick = <T>(all: readonly T[], at: number) => all[at % all.length] as T;

export const now = NOW;

export const links = ['Dashboard', 'Courses', 'Messages', 'Live classes'].map((label) => ({
  label,
  href: `#${label.toLowerCase().replace(' ', '-')}`,
}));

export const groups = [
  { label: 'Main', links: ['Home', 'Dashboard'] },
  { label: 'Learning', links: ['My courses', 'Classes', 'Quizzes', 'Certificates'] },
  { label: 'Communication', links: ['Hubs', 'Messages', 'AI support'] },
  { label: 'You', links: ['Settings'] },
].map(({ label, links: names }) => ({
  label,
  links: names.map((name) => ({ label: name, href: `#side-${name.toLowerCase().replace(' ', '-')}` })),
}));

export const courses = SUBJECTS.map((subject, at) => ({
  id: `c${at}`,
  href: `#course-${at}`,
  title: `${subject} for small farms near ${pick(PLACES, at)}`,
  summary: 'Short lessons with pictures, made for phones, that you can put to use the same week.',
  category: 'Farming',
  instructor: pick(PEOPLE, at),
  level: 'beginner' as const,
  price: at * 450,
  unitCount: 4 + at,
  createdAt: new Date(NOW - at * 86_400_000).toISOString(),
}));

const learners = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `r${at}`,
    learner: `${pick(PEOPLE, at)} ${at + 1}`,
    course: pick(SUBJECTS, at),
    town: pick(PLACES, at),
    lessons: (at * 7) % 24,
    paid: ((at * 37) % 20) * 150,
  }));

export const rows = learners(50);
export const manyRows = learners(1000);

/** Runs an update at once and keeps the milliseconds until React has committed it and its effects have run. */
export function commit(update: () => void) {
  const from = performance.now();
  flushSync(update);
  Object.assign(window, { committed: performance.now() - from });
}

export interface Notice {
  id: string;
  type: string;
  message: string;
  createdAt: string;
  isRead: boolean;
}

export const notices = (count: number): Notice[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `n${at}`,
    type: pick(['Sign-up', 'Enrolment', 'Course submitted', 'Hub request'], at),
    message: `${pick(PEOPLE, at)} from ${pick(PLACES, at)} asks about “${pick(SUBJECTS, at)}”.`,
    createdAt: new Date(NOW - at * 420_000).toISOString(),
    isRead: at % 3 === 2,
  }));

export const actions = ['Rename', 'Copy link', 'Move to another unit', 'Archive', 'Delete'];
export const MESSAGE = 'Your profile is saved';
