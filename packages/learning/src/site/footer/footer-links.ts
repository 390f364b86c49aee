import { defineMessages } from '@digiken/ui/messages-provider';

export const footerMessages = defineMessages('footer', {
  label: 'Footer',
  tagline: 'Learn at your own pace, on any phone, with any pair of hands, eyes and ears.',
  learning: 'Learning',
  allCourses: 'All courses',
  singleUnits: 'Taking single units',
  freePreview: 'Free preview lessons',
  progress: 'How progress is counted',
  platform: 'Platform',
  aboutUs: 'About us',
  paying: 'Prices and paying',
  mobileData: 'Data and devices',
  languages: 'Languages',
  support: 'Support',
  helpDesk: 'Help desk',
  account: 'Account and sign-in',
  slow: 'A page does not load',
  contact: 'Contact',
  legal: 'Legal',
  privacy: 'Privacy',
  whatIsKept: 'What we keep about you',
  cookies: 'Cookies',
  social: 'Stay in touch',
  accessibility: 'Accessibility',
  statement: 'Accessibility statement',
  shortcuts: 'Keyboard shortcuts',
  screenReaders: 'Screen-reader help',
  newsletter: 'News from Digiken',
});

export type FooterKey = keyof typeof footerMessages.defaults;

export interface FooterLink {
  label: FooterKey;
  href: string;
}

export interface FooterGroup {
  title: FooterKey;
  links: readonly FooterLink[];
}

/** The link groups of spec 2.69. Every anchor is the id of an existing section. */
export const FOOTER_GROUPS: readonly FooterGroup[] = [
  {
    title: 'learning',
    links: [
      { label: 'allCourses', href: '/courses' },
      { label: 'singleUnits', href: '/help-desk#single-units' },
      { label: 'freePreview', href: '/help-desk#free-preview' },
      { label: 'progress', href: '/help-desk#progress' },
    ],
  },
  {
    title: 'platform',
    links: [
      { label: 'aboutUs', href: '/about-us' },
      { label: 'paying', href: '/help-desk#paying' },
      { label: 'mobileData', href: '/help-desk#data' },
      { label: 'languages', href: '/help-desk#languages' },
    ],
  },
  {
    title: 'support',
    links: [
      { label: 'helpDesk', href: '/help-desk' },
      { label: 'account', href: '/help-desk#account' },
      { label: 'slow', href: '/help-desk#page-does-not-load' },
      { label: 'contact', href: '/help-desk#contact' },
    ],
  },
  {
    title: 'legal',
    links: [
      { label: 'privacy', href: '/help-desk#privacy' },
      { label: 'whatIsKept', href: '/help-desk#what-is-kept' },
      { label: 'cookies', href: '/help-desk#cookies' },
    ],
  },
];

/** Accessibility links (spec 2.71). */
export const FOOTER_ACCESSIBILITY: readonly FooterLink[] = [
  { label: 'statement', href: '/accessibility' },
  { label: 'shortcuts', href: '/accessibility#keyboard-shortcuts' },
  { label: 'screenReaders', href: '/accessibility#screen-reader-help' },
];

/** Brand names are the same in every language. */
const NETWORKS = { facebook: 'Facebook', x: 'X', youtube: 'YouTube', linkedin: 'LinkedIn' } as const;

/**
 * The social links of the footer (spec R.45).
 * @param addresses by network; a network without one links to the section of the about page that explains this
 */
export function socialLinks(
  addresses: Partial<Record<keyof typeof NETWORKS, string | null>> = {},
): { label: string; href: string }[] {
  return Object.entries(NETWORKS).map(([network, label]) => ({
    label,
    href: addresses[network as keyof typeof NETWORKS] ?? '/about-us#stay-in-touch',
  }));
}
