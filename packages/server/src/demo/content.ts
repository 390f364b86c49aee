import type { CourseState, Level, Role } from '@digiken/contract';

/** The password of every demo account; printed at the first start. */
export const DEMO_PASSWORD = 'karibu-digiken';

export const DEMO_PEOPLE: readonly { role: Role; email: string; firstName: string; lastName: string }[] = [
  { role: 'user', email: 'learner@digiken.example', firstName: 'Achieng', lastName: 'Odhiambo' },
  { role: 'tutor', email: 'instructor@digiken.example', firstName: 'Wanjiku', lastName: 'Kamau' },
  { role: 'hub', email: 'hub@digiken.example', firstName: 'Kiprono', lastName: 'Cheruiyot' },
  { role: 'sudo', email: 'content@digiken.example', firstName: 'Halima', lastName: 'Abdi' },
  { role: 'admin', email: 'admin@digiken.example', firstName: 'Mutua', lastName: 'Musyoka' },
];

/** Newest last, one per day. */
export const DEMO_CATEGORIES = [
  'Digital skills',
  'Health and family',
  'Energy and home',
  'Business and money',
  'Farming and food',
] as const;

export interface DemoCourse {
  /** Folder below `courses/`. */
  folder: string;
  category: (typeof DEMO_CATEGORIES)[number];
  level: Level;
  state: CourseState;
  /** Days since it was published. */
  daysOld: number;
  /** Whole shillings by unit folder; 0 if absent. */
  prices: Readonly<Record<string, number>>;
  /** The demo learner's units and progress; null if not enrolled. */
  learner: { units: 'all' | readonly string[]; done: number; daysAgo: number } | null;
}

export const DEMO_COURSES: readonly DemoCourse[] = [
  {
    folder: 'kitchen-garden',
    category: 'Farming and food',
    level: 'beginner',
    state: 'published',
    daysOld: 12,
    prices: {},
    learner: { units: 'all', done: 4, daysAgo: 9 },
  },
  {
    folder: 'shop-books',
    category: 'Business and money',
    level: 'beginner',
    state: 'published',
    daysOld: 40,
    prices: { '2-stock': 350, '3-month': 450 },
    learner: { units: ['1-cash'], done: 1, daysAgo: 3 },
  },
  {
    folder: 'home-solar',
    category: 'Energy and home',
    level: 'intermediate',
    state: 'draft',
    daysOld: 2,
    prices: {},
    learner: null,
  },
  {
    folder: 'phone-safety',
    category: 'Digital skills',
    level: 'beginner',
    state: 'review',
    daysOld: 1,
    prices: { '2-tricks': 200 },
    learner: null,
  },
];
