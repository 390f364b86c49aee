import { pageMessages } from '../messages';

type PageKey = keyof typeof pageMessages.defaults;

interface Prerendered {
  title: PageKey;
  /** For search engines: one sentence. */
  description: string;
  /** Its file in src/pages, without the ending -page.tsx: its chunk is fetched along with the HTML. */
  page: string;
}

/** Paths whose HTML is made at build time; every other path is answered by the plain shell. */
export const PRERENDERED: Record<string, Prerendered> = {
  '/': {
    title: 'home',
    description:
      'Practical courses for Kenya, unit by unit: readable, light on data, and made to work with a keyboard or a screen reader.',
    page: 'home',
  },
  '/courses': {
    title: 'courses',
    description:
      'Search every published course by subject, level and price, and choose only the units you need.',
    page: 'courses',
  },
  '/about-us': {
    title: 'about',
    description: 'What Digiken is, whom it is for, and how it is built so that everybody can learn with it.',
    page: 'about',
  },
  '/accessibility': {
    title: 'accessibility',
    description:
      'Our WCAG 2.1 AA commitment, keyboard shortcuts, help for screen readers, and how to change how the site looks.',
    page: 'accessibility',
  },
  '/help-desk': {
    title: 'helpDesk',
    description: 'Answers about accounts, courses, payment and accessibility on Digiken.',
    page: 'help-desk',
  },
  '/auth/signin': {
    title: 'signIn',
    description: 'Log in to Digiken and go on where you left.',
    page: 'sign-in',
  },
  '/auth/signup': {
    title: 'signUp',
    description: 'Create a free Digiken account with your name, email address and a password.',
    page: 'sign-up',
  },
  '/auth/forgot-password': {
    title: 'forgotPassword',
    description: 'Ask for a link to choose a new password for your Digiken account.',
    page: 'forgot-password',
  },
  '/auth/reset-password': {
    title: 'resetPassword',
    description: 'Choose a new password for your Digiken account.',
    page: 'reset-password',
  },
  '/verify/email': {
    title: 'verifyEmail',
    description: 'Confirm the email address of your Digiken account.',
    page: 'verify-email',
  },
};
