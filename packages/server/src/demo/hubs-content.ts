/** Drawn in hubs-pictures.ts. */
export type HubPicture = 'library' | 'savings';

export interface DemoHub {
  name: string;
  /** The part of the address before the @. */
  administrator: string;
  summary: string;
  description: string;
  picture: HubPicture;
  /** Folders of its courses. */
  courses: readonly string[];
  /** Days since they joined. */
  members: Readonly<Record<string, number>>;
  cohorts: Readonly<Record<string, readonly string[]>>;
  /** `to`: a cohort; absent for all members. `days` from today to the due date. */
  assignments: readonly { folder: string; to?: string; note: string; days: number; daysAgo: number }[];
  /** Open requests to join. */
  requests: readonly { by: string; daysAgo: number; message: string }[];
}

export const DEMO_HUBS = {
  library: {
    name: 'Nakuru Library',
    administrator: 'hub',
    summary: 'Learners who meet at the library in Nakuru on Tuesday evenings.',
    description:
      'We read a lesson at home and talk about it on Tuesdays from half past five, upstairs beside the newspapers.\n\nThe library lends tablets for the evening. The lift works, and Kiprono has the key for the side entrance without steps.',
    picture: 'library',
    courses: ['kitchen-garden', 'shop-books'],
    members: { otieno: 16, cherono: 40, muriuki: 25, mueni: 9, nafula: 20 },
    cohorts: { 'Tuesday evening': ['otieno', 'cherono', 'mueni'] },
    assignments: [
      {
        folder: 'kitchen-garden',
        note: 'We visit the garden of the library together when everyone has finished.',
        days: 21,
        daysAgo: 0,
      },
    ],
    requests: [
      {
        by: 'naserian',
        daysAgo: 1,
        message: 'I keep bees near Njoro and would like to learn the books with other people.',
      },
    ],
  },
  savings: {
    name: 'Kilifi Savings Circle',
    administrator: 'kazungu',
    summary: 'A saving group of forty women and men in Kilifi that learns together.',
    description:
      'We save every Monday under the mango tree behind the clinic, and learn one lesson together on Saturdays.\n\nChildren are welcome. Whoever has no phone reads with a neighbour.',
    picture: 'savings',
    courses: ['first-aid', 'percentages', 'sell-by-phone'],
    members: {
      ...{ rehema: 39, baraka: 37, juma: 35, fatuma: 33 },
      ...{ amina: 12, hamisi: 12, mwende: 30, kioko: 12 },
    },
    cohorts: {
      'Monday savers': ['rehema', 'juma', 'mwende', 'kioko'],
      'Saturday readers': ['baraka', 'fatuma', 'amina', 'hamisi'],
    },
    assignments: [
      {
        folder: 'first-aid',
        note: 'Read it before the training with the nurse on the first Saturday of the month.',
        days: 14,
        daysAgo: 12,
      },
      {
        folder: 'percentages',
        to: 'Monday savers',
        note: 'In December we share out. Then each of us should be able to check the sums.',
        days: 30,
        daysAgo: 5,
      },
    ],
    requests: [
      {
        by: 'kendi',
        daysAgo: 2,
        message: 'I have moved from Meru to Kilifi and was the treasurer of a group there.',
      },
      { by: 'ekai', daysAgo: 1, message: 'Ningependa kujiunga ili nijifunze huduma ya kwanza.' },
    ],
  },
} as const satisfies Record<string, DemoHub>;
