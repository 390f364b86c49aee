import { defineMessages } from '@digiken/ui/messages-provider';

export const helpDeskMessages = defineMessages('help-desk-screen', {
  title: 'Help desk',
  intro: 'Short answers to what people ask most. Type a word to narrow them down.',
  search: 'Search the answers',
  searchHint: 'For example “password” or “data”',
  found: { one: '{count} answer', other: '{count} answers', zero: 'No answers' },
  nothingTitle: 'No matching answers',
  nothingText: 'Try one short word, or clear the search to see every question.',
  clear: 'Clear the search',
  topics: 'Topics',

  accountTopic: 'Your account',
  learningTopic: 'Courses and lessons',
  payingTopic: 'Enrolling and paying',
  dataTopic: 'Data and devices',
  togetherTopic: 'Hubs and messages',
  teachingTopic: 'Teaching',
  privacyTopic: 'Privacy and safety',
  contactTopic: 'Still stuck?',

  joinQ: 'How do I create an account?',
  joinA:
    'Choose Sign up, then give your name, your email address and a password of at least 8 characters. We send one link to that address; open it and your account is ready.',
  joinLink: 'Sign up',
  verifyQ: 'The confirmation link did not arrive',
  verifyA:
    'Wait a few minutes and look in the spam folder. A link works for 24 hours. Log in to request a new one; only the newest link works.',
  verifyLink: 'Send the link again',
  passwordQ: 'I forgot my password',
  passwordA:
    'Ask for a new password with the address of your account. The link that we send works once, for one hour. When you have chosen a new password, every device is signed out, so that only you can come back in.',
  passwordLink: 'Choose a new password',
  expiredQ: 'Why was I asked to log in again?',
  expiredA:
    'A sign-in lasts two days. It also ends when you log out, when your password changes, when you sign a device out from your settings, or when an administrator changes your account. What you finished stays finished.',
  pictureQ: 'How do I change my name or picture?',
  pictureA:
    'Open Settings, then your profile. A picture may be PNG, JPEG, WebP or GIF, up to 5 MB; it is cut to a square. Without one, people see the first letter of your name.',

  findQ: 'How do I find a course?',
  findA:
    'Open Courses to search by word, choose a category or a level, and sort by date, title or price. Each card says what the course costs and how many units it has.',
  findLink: 'Browse the courses',
  tryQ: 'Can I try a lesson first?',
  tryA: 'Yes. Lessons marked “Free preview” are open to everyone, without an account. You will find them in the list of lessons on the course page.',
  enrolQ: 'Do I have to take a whole course?',
  enrolA:
    'No. A course is made of units, and you may choose only those that you need. The total is added up as you choose. You can come back for the other units later.',
  doneQ: 'How is my progress counted?',
  doneA:
    'Each lesson counts once you mark it as done; you can unmark it too. The numbers beside a unit and a course show how many lessons are done. Open a course again and it takes you to where you stopped.',
  languageQ: 'Can I read in Kiswahili?',
  languageA:
    'Where a lesson has been translated, a language switch is shown above its text. A translation made by a machine says so, and the original is one click away.',

  priceQ: 'What does a course cost?',
  priceA:
    'Prices are in Kenyan shillings, shown on every card and beside every unit. Many units are free. The total of the units that you have chosen is worked out before you enrol.',
  payQ: 'How do I pay?',
  payA: 'By M-Pesa or card: the course page shows which of them this site takes. For M-Pesa you give your phone number and confirm the request on your phone with your PIN. A site that takes no payments tells you so on the course page; you can still study every free unit and free preview.',
  refundQ: 'Can I get my money back?',
  refundA:
    'Ask for a refund with the form below, and give the number of your receipt. The administrators decide about it. The money is paid back the way you paid it; the units close then, and your progress is kept.',
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

  hubQ: 'What is a hub?',
  hubA: 'A school, an organisation or a community that learns together here. Its members see each other, can write to each other, and find the hub’s courses in one place. A hub has an administrator of its own.',
  joinHubQ: 'How do I join a hub?',
  joinHubA:
    'Open Hubs in your console, find the hub by its name and ask to join. Its administrator accepts or rejects your request, with a reason; you get the answer by email. Until then you can withdraw the request. If someone sent you an invitation, open its link: you join at once, unless it has expired or been used up.',
  joinHubLink: 'Find a hub',
  hubSeesQ: 'What does a hub administrator see about me?',
  hubSeesA:
    'Your name, your email address, when you joined, and how far you are in the courses of that hub. Not your other courses, and not your messages to others. When you leave the hub, this access ends.',
  writeQ: 'Who can I write to?',
  writeA:
    'People who share a course or a hub with you. Open Messages and choose New message; names appear as you type. An instructor can also write to all learners of a course at once.',
  writeLink: 'Open your messages',
  archiveQ: 'How do I tidy up my messages?',
  archiveA:
    'Open a conversation and choose Archive. It moves to the archive, and returns to the inbox when someone replies. The search box above the list searches subjects and messages.',
  reportQ: 'Someone is sending abusive messages',
  reportA:
    'Choose Report beside the message and say what is wrong. The people who run this site then read that message and can remove it. Under People you can block someone: they can no longer write to you. You can unblock them at any time.',

  teachQ: 'How do I become an instructor?',
  teachA:
    'The people who run this site decide. Contact them with the form below: choose the topic about teaching, and say what you would like to teach. When your account has been changed, log in again: the tutor console opens.',
  teachLink: 'Write to us',
  lessonQ: 'How do I write a lesson?',
  lessonA:
    'In the tutor console open a course, then a unit, and add a lesson. You write in Markdown and see the preview as learners will. A draft is saved while you type, so that a refresh or a lost connection loses nothing; learners read it once you save the lesson. Pictures need a description, or a tick that says that they are decoration.',
  importQ: 'Can I import an existing course?',
  importA:
    'Yes. Upload a Common Cartridge (.imscc, versions 1.1 to 1.3) from another learning platform, or a .zip of Markdown files. A report then lists what was imported and what to check. The course starts as a draft that only you can see.',
  publishQ: 'How does my course get published?',
  publishA:
    'The checklist on the course’s page says what is missing, and what could be better: descriptions of pictures, captions, size in MB, price. When nothing is missing, submit the course for review. An administrator publishes it or requests changes with reasons; you are notified by email.',
  struggleQ: 'How do I see who needs help?',
  struggleA:
    'My Learners lists everyone in your courses with their progress. “Needs help” marks learners who have not started within three days of enrolling, and learners who have been inactive for seven days. You can write to them from there.',

  keptQ: 'What do you keep about me?',
  keptA:
    'Your name, email address, an unreadable form of your password, your picture if you add one, your display settings, the courses that you enrol in, the lessons that you mark as done, the hubs that you join, the messages and requests for help that you write, and the devices where you are signed in.',
  messagesSeenQ: 'Who can read my messages?',
  messagesSeenA:
    'The people in the conversation. When one of them reports a message, the people who run this site read that one message too.',
  cookieQ: 'What is stored on my device?',
  cookieA:
    'Cookies that keep you signed in for two days, your display settings, and a random number that stands for this device. Logging out removes your session and clears that storage. Nothing is sent to advertisers, and no page loads anything from another site.',
  deviceQ: 'I used a shared computer. What now?',
  deviceA:
    'Open Settings on any device and look under “Where you are signed in”. You can sign that computer out from there. If you think that someone knows your password, change it: every other device is signed out at once.',

  contactText:
    'Your instructor, or the school or group that gave you the address of this site, knows it best and can look into your account with you.',
  contactEmail: 'You can also write to {email}.',
  contactForm:
    'Your instructor, or the school or group that gave you the address of this site, often knows best. Or ask the people who run it: you get the answer by email.',
  contactTip: 'Tell them what you were doing, what you expected and the exact words on the screen.',
  accessibilityLink: 'Having trouble with your device or assistive technology? Read our accessibility page',
});

export type HelpDeskKey = keyof typeof helpDeskMessages.defaults;
