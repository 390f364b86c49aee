import { defineMessages } from '@digiken/ui/messages-provider';

export const accessibilityMessages = defineMessages('accessibility-screen', {
  title: 'Accessibility',
  lead: 'Digiken should work for everyone who wants to learn. Our standard is the Web Content Accessibility Guidelines (WCAG) 2.1, level AA. This page says what we do, how we check it, and what does not work well yet.',
  onThisPage: 'On this page',

  commitmentTitle: 'Our commitment',
  commitmentText:
    'Every page and every part is built to WCAG 2.1 level AA, and we follow the level A and AA additions of WCAG 2.2 as well. A part that fails is treated as broken, like a button that does nothing.',

  doneTitle: 'What you can count on',
  doneKeyboard: 'Everything works with a keyboard alone, and you always see where the focus is.',
  doneReaders:
    'Headings, landmarks, labels and messages are there for screen readers; changes on a page are spoken once, calmly.',
  doneContrast: 'Body text has a contrast of at least 7 to 1, in the dark and in the light theme.',
  doneZoom:
    'Text grows to 400% without sideways scrolling, and your own letter and line spacing is respected.',
  doneMotion: 'Movement is short and stops entirely when you ask your device, or us, for less motion.',
  doneColour: 'Nothing is shown by colour alone: status and errors are always in words too.',
  doneTouch: 'Buttons and links are at least 24 pixels in size, main actions at least 44.',
  doneErrors: 'A mistake in a form is explained next to its field, and nothing that you typed is lost.',
  displayText: 'Theme, contrast, text size and motion can be set to suit you in',
  displayLink: 'your settings',

  keyboardTitle: 'Keyboard shortcuts',
  keyboardText:
    'Digiken uses the keys that you know from other sites and adds no single-letter shortcuts, which could clash with your assistive technology. On a Mac, ⌘ stands for Ctrl.',
  keyboardCaption: 'Keys and what they do',
  keys: 'Keys',
  does: 'What happens',
  keysEverywhere: 'Everywhere',
  keyTab: 'Go to the next or the previous control',
  keySkip: 'Skip past the top bar, right after a page has opened',
  keyEnter: 'Follow a link or press a button',
  keySpace: 'Press a button, tick a box, open a question',
  keyEscape: 'Close a menu, a dialog or a panel; focus returns to where it was',
  keyPalette: 'Search pages, your courses and settings',
  keyF6: 'Go to the messages at the top right, while one is shown',
  keysChoices: 'Tabs, options and menus',
  keyTabs: 'Show the previous or the next tab',
  keyOptions: 'Move between options, and between menu items',
  keyHomeEnd: 'Go to the first or the last tab or menu item',
  keysReading: 'Lessons, videos and long lists',
  keyScroll: 'Scroll a conversation, a wide table or a block of code that has the focus',
  keyPlay: 'Play or pause a video',
  keySeek: 'Go back or forward in a video',
  keysMessages: 'Writing messages',
  keySend: 'Send the message',
  keyNewLine: 'Start a new line; it never sends',
  keysTeaching: 'Writing lessons',
  keyBold: 'Make the selected text bold, italic, or a link',
  keyListLine: 'In a list, start the next item; on an empty line, end the list',
  keyToolbar: 'Move along the editor toolbar, which is a single Tab stop',
  keyReorder: 'On a button of a unit or lesson: move it up or down; the buttons themselves do the same',
  keyReorderEnds: 'Move it to the start or the end of the list',
  orKey: 'or',
  thenKey: 'then',

  readerTitle: 'Help for screen readers',
  readerHeadings:
    'Each page has one main heading, and its title names the page. Press H (NVDA and JAWS), VO+Command+H (VoiceOver) or choose Headings in the reading controls (TalkBack) to move by heading.',
  readerLandmarks:
    'The regions are banner, navigation, main and footer. Press D in NVDA, R in JAWS, or use the rotor in VoiceOver.',
  readerPages: 'When you go to a new page, its title is spoken and reading starts at the main heading.',
  readerForms:
    'After a form is sent with mistakes, focus moves to a list of them at its top; each entry leads to its field.',
  readerMessages:
    'Short messages are spoken as they come and close after five seconds. Errors can be read again in the list of recent messages.',
  readerLists:
    'Conversations, hubs and notifications are plain lists of links and articles, and tables are true tables: your reader’s own keys for lists, articles and tables work. Unread is part of the name.',
  readerConversation:
    'A conversation opens at its heading. New messages are announced with the sender’s name, while your focus stays where it is; a heading “New messages” marks where you stopped reading.',
  readerNotifications:
    'Administrators: the bell says how many notifications are unread. The panel opens at its heading, and after “Mark as read” the focus goes on to the next one.',
  readerCharts: 'Each chart has a button “Show as table”, which gives the same figures as a table.',
  readerLanguage:
    'Lessons in another language are marked, so that a reader with that voice installed can switch to it, for example Kiswahili.',

  checkTitle: 'How we check',
  checkText:
    'Each part of the site is tested with axe, a testing engine for accessibility, in a real browser with every change, with menus and dialogs open, and before a release in dark and light, on a wide screen and at 320 pixels. The keyboard is walked through automatically too. Tools find only some of the barriers, so a rule that has not been tested is reported as not evaluated, never as met.',

  limitsTitle: 'What does not work well yet',
  limitsVideo:
    'Some videos come without captions or a transcript, where their authors have not supplied them. Instructors are told so before a course is published. The lesson’s text still covers its content where we have it.',
  limitsDescription: 'The pictures of a video in a lesson are not described by voice.',
  limitsLive: 'A live class has captions only if somebody types them during the class.',
  limitsLanguage:
    'Short texts that people write, such as a message of a few words, may not say their language. A screen reader then reads them in the language of the page.',
  limitsTranslation:
    'Some translations were made by a machine. They say so above the text and may contain mistakes.',
  limitsImages:
    'Some pictures in imported courses have poor descriptions, or none. Some pictures and slides show text, which cannot take the size, colours or spacing that you have chosen.',
  limitsPeople:
    'Results of tests with screen readers and by people with disabilities have not been published here so far.',

  reportTitle: 'Tell us about a barrier',
  reportText:
    'If something stops you, tell your instructor or the school or group that gave you the address of this site. Say which page it was, what you wanted to do, and which device, browser and assistive technology you use.',
  reportForm:
    'Tell the people who run this site what stopped you. You do not need an account, and you can stay anonymous.',
  reportEmail: 'You can also write to {email}.',
  reportHelp: 'Go to the help desk',
});

export type AccessibilityKey = keyof typeof accessibilityMessages.defaults;
