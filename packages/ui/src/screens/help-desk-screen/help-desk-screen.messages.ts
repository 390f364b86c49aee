import { defineMessages } from '../../foundations/messages-provider/messages-provider';

export const helpDeskMessages = defineMessages('help-desk-screen', {
  title: 'Help desk',
  intro: 'Short answers to what people ask most. Type a word to narrow them down.',
  search: 'Search the answers',
  searchHint: 'For example “password” or “data”',
  found: { one: '{count} answer', other: '{count} answers', zero: 'No answers' },
  nothingTitle: 'No answer has those words',
  nothingText: 'Try one short word, or clear the search to see every question.',
  clear: 'Clear the search',
  topics: 'Topics',

  accountTopic: 'Your account',
  learningTopic: 'Courses and lessons',
  payingTopic: 'Enrolling and paying',
  dataTopic: 'Data and devices',
  privacyTopic: 'Privacy and safety',
  contactTopic: 'Still stuck?',

  joinQ: 'How do I make an account?',
  joinA:
    'Choose Sign up, then give your name, your email address and a password of at least 8 characters. We send one link to that address; open it and your account is ready.',
  joinLink: 'Sign up',
  verifyQ: 'The confirmation link did not arrive',
  verifyA:
    'Wait a few minutes and look in the spam folder. A link works for 24 hours. Log in and you can have a new one sent; the newest link is the one to use.',
  verifyLink: 'Send the link again',
  passwordQ: 'I forgot my password',
  passwordA:
    'Ask for a new password with the address of your account. The link that we send works once, for one hour. When you have chosen a new password, every device is signed out, so that only you can come back in.',
  passwordLink: 'Choose a new password',
  expiredQ: 'Why was I asked to log in again?',
  expiredA:
    'A sign-in lasts two days. It also ends when you log out, when your password changes, or when you sign a device out from your settings. What you finished stays finished.',
  pictureQ: 'How do I change my name or picture?',
  pictureA:
    'Open Settings, then your profile. A picture may be PNG, JPEG, WebP or GIF, up to 5 MB; it is cut to a square. Without one, people see the first letter of your name.',

  findQ: 'How do I find a course?',
  findA:
    'Open Courses to search by word, choose a category or a level, and sort by date, title or price. Each card says what the course costs and how many units it has.',
  findLink: 'Browse the courses',
  tryQ: 'Can I try a lesson first?',
  tryA: 'Yes. Lessons marked “Free preview” open for everybody, without an account. You will find them in the list of lessons on the course page.',
  enrolQ: 'Do I have to take a whole course?',
  enrolA:
    'No. A course is made of units, and you may choose only those that you need. The total is added up as you choose. You can come back for the other units later.',
  doneQ: 'How is my progress counted?',
  doneA:
    'Each lesson counts once you mark it as done; you can unmark it too. The numbers beside a unit and a course say how many lessons are left. Open a course again and it takes you to where you stopped.',
  languageQ: 'Can I read in Kiswahili?',
  languageA:
    'Where a lesson has been translated, a language switch stands above its text. A translation made by a machine says so, and the original is one press away.',

  priceQ: 'What does a course cost?',
  priceA:
    'Prices are in Kenyan shillings and stand on every card and beside every unit. Many units are free. The total of the units that you have chosen is worked out before you enrol.',
  payQ: 'How do I pay?',
  payA: 'The course page says whether this site takes payments. Where it does not, it tells you so plainly, takes nothing, and you can still study every free unit and free preview.',
  twiceQ: 'Will I be charged twice for a unit?',
  twiceA:
    'No. Units that are already yours are shown as owned and never added to a total, also when you take the rest of the course later.',

  mbQ: 'How much data does a lesson use?',
  mbA: 'The size of a lesson in KB or MB is shown before you open it. A video does not load until you press play, and its size is shown first.',
  slowQ: 'A page does not load',
  slowA:
    'Check your connection and choose “Try Again”. On a slow connection the page keeps trying; after ten seconds it says that it is still working. What you typed into a form stays there.',
  displayQ: 'Can I make the text larger or the page lighter?',
  displayA:
    'Yes. Settings has a light and a dark theme, high contrast, three text sizes and less motion. The theme button at the top of every page works without an account.',

  keptQ: 'What do you keep about me?',
  keptA:
    'Your name, email address, an unreadable form of your password, your picture if you add one, your display settings, the courses that you enrol in, the lessons that you mark as done, and the devices where you are signed in.',
  cookieQ: 'What is stored on my device?',
  cookieA:
    'Cookies that keep you signed in for two days, your display settings, and a random number that stands for this device. Logging out removes your session and clears that storage. Nothing is sent to advertisers, and no page loads anything from another site.',
  deviceQ: 'I used a shared computer. What now?',
  deviceA:
    'Open Settings on any device and look under “Where you are signed in”. You can sign that computer out from there. If you think that somebody knows your password, change it: every other device is signed out at once.',

  contactText:
    'Your instructor, or the school or group that gave you the address of this site, knows it best and can look into your account with you.',
  contactEmail: 'You can also write to {email}.',
  contactTip: 'Tell them what you were doing, what you expected and the exact words on the screen.',
  accessibilityLink:
    'Something cannot be used with your device or assistive technology? Read our accessibility page',
});

export type HelpDeskKey = keyof typeof helpDeskMessages.defaults;
