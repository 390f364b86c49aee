import type { CourseState, Level } from '@digiken/contract';

/** Newest last, one per day: the six subjects, in English and Kiswahili. */
export const DEMO_CATEGORIES = {
  'Study and work': 'Masomo na kazi',
  'Digital skills': 'Ujuzi wa kidijitali',
  'Health and family': 'Afya na familia',
  'Energy and home': 'Nishati na nyumba',
  'Business and money': 'Biashara na pesa',
  'Farming and food': 'Kilimo na chakula',
} as const;

export interface DemoCourse {
  /** Folder below `courses/`. */
  folder: string;
  category: keyof typeof DEMO_CATEGORIES;
  /** The instructor: the part of the address before the @. */
  owner: string;
  state: CourseState;
  /** Days since it was published. */
  daysOld: number;
  /** Whole shillings by unit folder; 0 if absent. */
  prices?: Readonly<Record<string, number>>;
  /** Of a folder without `digiken.json`. */
  facts?: { level: Level; outcomes: string[]; audience: string };
}

/** Newest first. */
export const DEMO_COURSES: readonly DemoCourse[] = [
  {
    folder: 'phone-safety',
    category: 'Digital skills',
    owner: 'instructor',
    state: 'review',
    daysOld: 1,
    prices: { '2-tricks': 200 },
  },
  {
    folder: 'home-solar',
    category: 'Energy and home',
    owner: 'instructor',
    state: 'draft',
    daysOld: 2,
  },
  {
    folder: 'kitchen-garden',
    category: 'Farming and food',
    owner: 'instructor',
    state: 'published',
    daysOld: 12,
    facts: {
      level: 'beginner',
      outcomes: [
        'Find the light that vegetables need, on a balcony or beside a door',
        'Mix soil that feeds a sack for two seasons',
        'Sow, plant and water with little water and no pump',
        'Keep pests away without poison',
        'Pick greens twice a week for a household of four',
      ],
      audience: 'Anybody in town or in the country. You need two sacks or old basins, and no experience.',
    },
  },
  {
    folder: 'shop-books',
    category: 'Business and money',
    owner: 'instructor',
    state: 'published',
    daysOld: 40,
    prices: { '2-stock': 350, '3-month': 450 },
    facts: {
      level: 'beginner',
      outcomes: [
        'Keep one page a day: what came in and what went out',
        'Close the day and find a mistake the same evening',
        'Count your stock and set a price that leaves a profit',
        'Keep the book of debts without quarrels',
        'Say what you really earned in a month',
      ],
      audience:
        'Owners of a duka, a kiosk or a market stall, and whoever stands behind the counter. If you can add and subtract, you can do this.',
    },
  },
  {
    folder: 'first-aid',
    category: 'Health and family',
    owner: 'mwakio',
    state: 'published',
    daysOld: 55,
  },
  {
    folder: 'chickens',
    category: 'Farming and food',
    owner: 'rotich',
    state: 'published',
    daysOld: 70,
    prices: { '2-raise': 200, '3-health': 200, '4-sell': 150 },
  },
  {
    folder: 'spreadsheets',
    category: 'Digital skills',
    owner: 'mutiso',
    state: 'published',
    daysOld: 82,
    prices: { '2-lists-that-work': 250, '3-money-and-sharing': 250 },
  },
  {
    folder: 'job-search',
    category: 'Study and work',
    owner: 'mutiso',
    state: 'published',
    daysOld: 96,
    prices: { '2-get-the-work': 150 },
  },
  {
    folder: 'clean-water',
    category: 'Health and family',
    owner: 'mwakio',
    state: 'published',
    daysOld: 110,
  },
  {
    folder: 'sell-by-phone',
    category: 'Business and money',
    owner: 'mutiso',
    state: 'published',
    daysOld: 124,
    prices: { '2-reach': 200, '3-keep-your-word': 200 },
  },
  {
    folder: 'percentages',
    category: 'Study and work',
    owner: 'mutiso',
    state: 'published',
    daysOld: 138,
    prices: { '2-interest-and-loans': 200 },
  },
  {
    folder: 'beekeeping',
    category: 'Farming and food',
    owner: 'rotich',
    state: 'published',
    daysOld: 160,
    prices: {
      '2-a-place-for-bees': 250,
      '3-bees-move-in': 250,
      '4-through-the-seasons': 200,
      '5-healthy-bees': 200,
      '6-honey-wax-and-money': 250,
    },
  },
];
