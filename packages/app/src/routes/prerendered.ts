import type { publicPages } from './public-pages';

/** The public pages whose HTML is made at build time, with a sentence for search engines; the plain shell answers all others. */
export const PRERENDERED = {
  '/': 'Practical courses for Kenya, unit by unit: readable, light on data, and made to work with a keyboard or a screen reader.',
  '/courses':
    'Search every published course by subject, level and price, and choose only the units you need.',
  '/about-us': 'What Digiken is, whom it is for, and how it is built so that everybody can learn with it.',
  '/accessibility':
    'Our WCAG 2.1 AA commitment, keyboard shortcuts, help for screen readers, and how to change how the site looks.',
  '/help-desk': 'Answers about accounts, courses, payment and accessibility on Digiken.',
  '/auth/signin': 'Log in to Digiken and go on where you left.',
  '/auth/signup': 'Create a free Digiken account with your name, email address and a password.',
  '/auth/forgot-password': 'Ask for a link to choose a new password for your Digiken account.',
  '/auth/reset-password': 'Choose a new password for your Digiken account.',
  '/verify/email': 'Confirm the email address of your Digiken account.',
} satisfies Partial<Record<keyof typeof publicPages, string>>;
