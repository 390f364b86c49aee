import type { HubView, Membership } from './hub-card';

/** Sample hubs for the stories, written for this repository. */
export const hubs: (HubView & { membership: Membership })[] = [
  {
    id: 'h1',
    href: '/console/hub/h1',
    name: 'Kakamega Farmers’ Circle',
    summary: 'Smallholders who learn together, from seed to market.',
    memberCount: 84,
    courseCount: 3,
    membership: 'member',
  },
  {
    id: 'h2',
    href: '/console/hub/h2',
    name: 'Women in solar, Kisumu',
    summary: 'We wire houses, and we teach each other how.',
    memberCount: 31,
    courseCount: 2,
    membership: 'requested',
  },
  {
    id: 'h3',
    href: '/console/hub/h3',
    name: 'Mathare evening school',
    summary: 'For everybody who works by day.',
    memberCount: 412,
    courseCount: 9,
    membership: 'none',
  },
  {
    id: 'h4',
    href: '/console/hub/h4',
    name: 'Coast first-aiders',
    summary: '',
    memberCount: 0,
    courseCount: 0,
    membership: 'none',
  },
  {
    id: 'h5',
    href: '/console/hub/h5',
    name: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwakitaifa na wenzake',
    summary:
      'Environmental committees of the counties of Nithi, Wajir and Taita-Taveta, who prepare, present and defend impact assessments, and answer each other’s questions before a county committee asks them.',
    memberCount: 1,
    courseCount: 1,
    membership: 'rejected',
  },
];
