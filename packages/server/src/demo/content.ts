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

export const DEMO_CATEGORIES_SW: Record<(typeof DEMO_CATEGORIES)[number], string> = {
  'Digital skills': 'Ujuzi wa kidijitali',
  'Health and family': 'Afya na familia',
  'Energy and home': 'Nishati na nyumba',
  'Business and money': 'Biashara na pesa',
  'Farming and food': 'Kilimo na chakula',
};

export interface DemoCourse {
  /** Folder below `courses/`. */
  folder: string;
  category: (typeof DEMO_CATEGORIES)[number];
  level: Level;
  state: CourseState;
  /** Days since it was published. */
  daysOld: number;
  /** "What you will learn" and "Who this is for". */
  outcomes: readonly string[];
  audience: string;
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
    outcomes: [
      'Find the light that vegetables need, on a balcony or beside a door',
      'Mix soil that feeds a sack for two seasons',
      'Sow, plant and water with little water and no pump',
      'Keep pests away without poison',
      'Pick greens twice a week for a household of four',
    ],
    audience: 'Anybody in town or in the country. You need two sacks or old basins, and no experience.',
    prices: {},
    learner: { units: 'all', done: 4, daysAgo: 9 },
  },
  {
    folder: 'shop-books',
    category: 'Business and money',
    level: 'beginner',
    state: 'published',
    daysOld: 40,
    outcomes: [
      'Keep one page a day: what came in and what went out',
      'Close the day and find a mistake the same evening',
      'Count your stock and set a price that leaves a profit',
      'Keep the book of debts without quarrels',
      'Say what you really earned in a month',
    ],
    audience:
      'Owners of a duka, a kiosk or a market stall, and whoever stands behind the counter. If you can add and subtract, you can do this.',
    prices: { '2-stock': 350, '3-month': 450 },
    learner: { units: ['1-cash'], done: 1, daysAgo: 3 },
  },
  {
    folder: 'home-solar',
    category: 'Energy and home',
    level: 'intermediate',
    state: 'draft',
    daysOld: 2,
    outcomes: [
      'Name the four parts of a solar system and what each does',
      'Work out the watts and watt-hours that your home needs',
      'Size a system on one sheet of paper',
      'Keep batteries and cables safe for years',
    ],
    audience: 'Families who want light and a charged phone at home, before they pay for a system.',
    prices: {},
    learner: null,
  },
  {
    folder: 'phone-safety',
    category: 'Digital skills',
    level: 'beginner',
    state: 'review',
    daysOld: 1,
    outcomes: [
      'Lock your phone so that a thief gets nothing',
      'Choose apps that deserve trust',
      'Recognise tricks by message and by call',
      'Act in the first ten minutes when it has happened',
    ],
    audience: 'Everyone with a phone, cheap or new. No special phone is needed.',
    prices: { '2-tricks': 200 },
    learner: null,
  },
];

/** What learners read about the demo instructor. */
export const DEMO_INSTRUCTOR = {
  email: 'instructor@digiken.example',
  headline: 'Teaches growing and bookkeeping in Nakuru',
  bio: 'Wanjiku ran a shop beside a matatu stage for eleven years and grows vegetables for her street. She teaches at the library on Tuesdays. (A person of the demonstration.)',
} as const;

/** Reviews by learners of the demo, by course folder. */
export const DEMO_REVIEWS: readonly {
  folder: string;
  by: string;
  stars: number;
  daysAgo: number;
  text: string;
}[] = [
  {
    folder: 'kitchen-garden',
    by: 'learner@digiken.example',
    stars: 5,
    daysAgo: 4,
    text: 'We eat our own sukuma wiki now. The lesson about water saved my sack in the dry weeks. (Demo review)',
  },
  {
    folder: 'kitchen-garden',
    by: 'otieno@digiken.example',
    stars: 4,
    daysAgo: 2,
    text: 'Masomo ni mafupi na wazi. Ningependa picha zaidi za wadudu. (Maoni ya mfano)',
  },
  {
    folder: 'shop-books',
    by: 'naserian@digiken.example',
    stars: 5,
    daysAgo: 6,
    text: 'One page a day is enough. I found two mistakes in the first week. (Demo review)',
  },
];
