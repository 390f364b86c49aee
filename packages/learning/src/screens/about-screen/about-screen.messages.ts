import { defineMessages } from '@digiken/ui/messages-provider';

export const aboutMessages = defineMessages('about-screen', {
  title: 'About Digiken',
  lead: 'A place to learn online, made for Kenya: for a phone on a small data bundle as much as for a laptop on fibre, and for people who read with their eyes, their ears or their fingers.',

  howTitle: 'How learning works here',
  chooseTitle: 'Choose only what you need',
  chooseText:
    'Every course is made of units. Take the whole course or single units, and watch the total in shillings as you choose. What you own is never charged again.',
  studyTitle: 'Study when it suits you',
  studyText:
    'Each lesson says how many minutes it takes and how much data it uses. Stop when you must; next time you go on from the same place.',
  progressTitle: 'Always know where you are',
  progressText:
    'Mark a lesson as done, and the unit and the course show how many lessons are done. Change your mind whenever you like.',

  promiseTitle: 'Our promise to you',
  everyoneTitle: 'Everyone can use it',
  everyoneText:
    'Keyboard, screen reader, large text, high contrast, no motion: we build each part to WCAG 2.1 level AA and check it again with every change.',
  lightTitle: 'Light on data',
  lightText: 'Pages are small, videos wait until you play them, and nothing is loaded from other sites.',
  honestTitle: 'Clear prices, plain words',
  honestText:
    'You see what something costs before you decide. When something goes wrong we say what happened and what you can do, and keep what you typed.',
  yoursTitle: 'Your account is yours',
  yoursText:
    'You can see every device where you are signed in and sign any of them out. There are no adverts and no trackers.',

  whoTitle: 'Who it is for',
  learners: 'Learners',
  learnersText:
    'You want to gain a skill, one unit at a time, beside work, school or family. Start with a free lesson and see whether it suits you. Write to your instructor and to those who study with you, and join a hub of people like you.',
  teaching: 'Instructors',
  teachingText:
    'You have something to teach. Write your lessons here and preview them as a learner, or import a course that you already have. A checklist helps with captions, descriptions and size; no one sees the course until it is published. Afterwards you see how each learner gets on, and who could use a word from you.',
  hubs: 'Learning hubs',
  hubsText:
    'You are a school, an organisation or a community. A hub is your place here: you decide who joins, its members find their courses and each other, and you see how far they have come.',

  touchTitle: 'Stay in touch',
  touchText:
    'Where this site has a page on Facebook, X, YouTube or LinkedIn, the links at the foot of every public page lead to it. You can always write to the help desk.',
  touchLink: 'Write to the help desk',
  legalTitle: 'Privacy, cookies and terms',
  privacy: 'Privacy',
  privacyText:
    'We keep your name, your email address, your password in a form that nobody can read, the courses and lessons that you take, the hubs that you join, the messages and requests that you write, your settings and the devices where you are signed in. Your picture is stripped of the place and time that cameras hide in it. None of it goes to advertisers.',
  cookies: 'Cookies',
  cookiesText:
    'Cookies are used only to keep you signed in, for two days. Your display settings and a random number for this device are stored in your browser. Logging out clears them.',
  terms: 'Terms of use',
  termsText:
    'Use your own account and keep its password to yourself. Treat other people here as you would in a classroom; a message that harms can be reported and removed. Courses belong to those who made them: learn from them, and ask before you publish them elsewhere. An account that is used to harm others can be closed.',

  startTitle: 'See for yourself',
  startText: 'Some lessons open without an account.',
  courses: 'Browse the courses',
  help: 'Read the help desk',
  accessibility: 'Read about accessibility',
});

export type AboutKey = keyof typeof aboutMessages.defaults;
