import type { DemoCourse } from './content';

/** Users besides the five accounts, so that hub and messages are not empty. */
export const DEMO_NEIGHBOURS = {
  member: { email: 'otieno@digiken.example', firstName: 'Otieno', lastName: 'Barasa' },
  asking: { email: 'naserian@digiken.example', firstName: 'Naserian', lastName: 'Lekishon' },
} as const;

/** The hub of the demo's hub administrator. */
export const DEMO_HUB = {
  name: 'Nakuru Library',
  summary: 'Learners who meet at the library in Nakuru on Tuesday evenings.',
  description:
    'We read a lesson at home and talk about it on Tuesdays from half past five, upstairs beside the newspapers.\n\nThe library lends tablets for the evening. The lift works, and Kiprono has the key for the side entrance without steps.',
  /** The folders of its courses. */
  courses: ['kitchen-garden', 'shop-books'],
  request: 'I keep bees near Njoro and would like to learn the books with other people.',
} as const;

/** What the hub assigns to all its members, and its cohort. */
export const DEMO_ASSIGNMENT = {
  folder: 'kitchen-garden',
  cohort: 'Tuesday evening',
  note: 'We visit the garden of the library together when everyone has finished.',
  /** From today to the due date. */
  days: 21,
} as const;

/** A user's progress by course folder: lessons done, and the enrolment's age in days. */
export type DemoStudies = Readonly<Record<string, NonNullable<DemoCourse['learner']>>>;

export const DEMO_MEMBER_STUDIES: DemoStudies = {
  'kitchen-garden': { units: 'all', done: 6, daysAgo: 8 },
};

/** The progress of the user who asks to join: started and left, so that the instructor sees a learner who needs help. */
export const DEMO_ASKING_STUDIES: DemoStudies = {
  'shop-books': { units: ['1-cash'], done: 1, daysAgo: 12 },
};

export interface DemoTalk {
  subject: string;
  /** The messages in order; the last one is unread for the other user. */
  lines: readonly { from: string; daysAgo: number; body: string }[];
}

export const DEMO_TALKS: readonly DemoTalk[] = [
  {
    subject: 'Seedlings that fall over',
    lines: [
      {
        from: 'learner@digiken.example',
        daysAgo: 3,
        body: 'My tomato seedlings grow long and then fall over. I water them every evening. What am I doing wrong?',
      },
      {
        from: 'instructor@digiken.example',
        daysAgo: 2,
        body: 'They look for light. Move the tray to where it gets sun from the morning on, and water in the morning instead: wet soil at night rots the stem.',
      },
    ],
  },
  {
    subject: 'Tuesday at the library',
    lines: [
      {
        from: 'hub@digiken.example',
        daysAgo: 5,
        body: 'This Tuesday we talk about compost. Bring a handful of the soil that you plant in, if you can.',
      },
      {
        from: DEMO_NEIGHBOURS.member.email,
        daysAgo: 4,
        body: 'I will bring two, from the plot and from the tins on the balcony. They look very different.',
      },
    ],
  },
];

export const DEMO_TICKET = {
  reference: 'HD-BSTN7',
  topic: 'courses',
  daysAgo: 1,
  text: 'The film in “Water wisely” plays without sound on my phone. Other films have sound. The captions are fine.',
} as const;

/** Live classes of a demo course. `days` from today, `time` in the zone. */
export const DEMO_LIVE = {
  folder: 'kitchen-garden',
  timeZone: 'Africa/Nairobi',
  minutes: 45,
  past: {
    title: 'Questions about light and soil',
    description: 'Bring a photo of the place where you want to grow.',
    days: -5,
    time: '18:00',
  },
  upcoming: {
    title: 'Sow together',
    description: 'Have a sack, soil and seeds ready. We sow at the same time.',
    days: 2,
    time: '18:00',
  },
} as const;
