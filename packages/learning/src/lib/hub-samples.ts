import type { Course, HubAssignment, HubDetail, HubSummary } from '@digiken/contract';
import { bookkeeping } from './samples';

/** Answers of the contract for the stories of hubs, written for this repository. */
export const COURSE: Course = {
  ...bookkeeping,
  _id: 'c1',
  title: 'Keep the books of a small shop',
  summary: '',
  category: null,
  instructor: null,
  level: 'beginner',
  price: 0,
  unitCount: 4,
  lessonCount: 18,
  minutes: 390,
  bytes: 22_000_000,
  rating: null,
  lowestPrice: null,
  image: null,
  createdAt: '2026-10-12T08:00:00.000Z',
};

export const ASSIGNMENT: HubAssignment = {
  _id: 'a1',
  course: { _id: 'c1', name: 'Keep the books of a small shop' },
  paid: false,
  everyone: true,
  cohorts: [],
  startsOn: null,
  due: null,
  note: '',
  state: 'active',
  timeZone: 'Africa/Nairobi',
  totals: {
    members: 84,
    byState: { 'not-started': 84, 'on-track': 0, late: 0, done: 0, 'done-late': 0 },
    withoutSeat: 0,
    pending: 0,
  },
  createdAt: '2026-10-01T09:00:00Z',
};

export const HUB: HubDetail = {
  _id: 'h1',
  name: 'Kakamega Farmers’ Circle',
  summary: 'Smallholders who learn together, from seed to market.',
  description:
    'We meet on Saturdays in the library and study one unit a week.\n\nBring a notebook, and a question from your own field.',
  memberCount: 84,
  courseCount: 3,
  membership: 'none',
  logo: null,
  banner: null,
  acceptsRequests: true,
  createdAt: '2026-10-01T09:00:00Z',
  courses: [],
  administrators: [],
  decision: null,
};

export const hubs: HubSummary[] = [
  {
    _id: 'h1',
    name: 'Kakamega Farmers’ Circle',
    summary: 'Smallholders who learn together, from seed to market.',
    memberCount: 84,
    courseCount: 3,
    membership: 'member',
    logo: null,
  },
  {
    _id: 'h2',
    name: 'Women in solar, Kisumu',
    summary: 'We wire houses, and we teach each other how.',
    memberCount: 31,
    courseCount: 2,
    membership: 'requested',
    logo: null,
  },
  {
    _id: 'h3',
    name: 'Mathare evening school',
    summary: 'For everybody who works by day.',
    memberCount: 412,
    courseCount: 9,
    membership: 'none',
    logo: null,
  },
  {
    _id: 'h4',
    name: 'Coast first-aiders',
    summary: '',
    memberCount: 0,
    courseCount: 0,
    membership: 'none',
    logo: null,
  },
  {
    _id: 'h5',
    name: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwakitaifa na wenzake',
    summary:
      'Environmental committees of the counties of Nithi, Wajir and Taita-Taveta, who prepare, present and defend impact assessments, and answer each other’s questions before a county committee asks them.',
    memberCount: 1,
    courseCount: 1,
    membership: 'rejected',
    logo: null,
  },
];
