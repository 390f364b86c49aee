/** What each file of an export has, in English and Kiswahili. Every name that a module exports needs an entry. */
export const FILES: Record<string, { en: string; sw: string }> = {
  profile: {
    en: 'Your name, address, role and display settings.',
    sw: 'Jina, barua pepe, jukumu na mipangilio yako ya mwonekano.',
  },
  sessions: {
    en: 'How you sign in, and where you are signed in.',
    sw: 'Jinsi unavyoingia, na vifaa ulivyotumia kuingia.',
  },
  'learning-platforms': {
    en: 'Learning platforms such as Moodle that you came from, and grades that were sent to them.',
    sw: 'Mifumo ya kujifunzia kama Moodle ambayo ulitoka, na alama zilizotumwa huko.',
  },
  administration: {
    en: 'What administrators did with your account, and what you did as an administrator.',
    sw: 'Mambo ambayo wasimamizi walifanya kwenye akaunti yako, na uliyofanya kama msimamizi.',
  },
  notifications: { en: 'Your notifications and their settings.', sw: 'Arifa zako na mipangilio yake.' },
  hubs: {
    en: 'Learning hubs: memberships, groups, requests, invitations.',
    sw: 'Vituo vya kujifunzia: uanachama, makundi, maombi ya kujiunga, mialiko.',
  },
  assignments: {
    en: 'Courses that your hubs assigned to you, and those that you assigned.',
    sw: 'Kozi ulizopangiwa na vituo vyako, na zile ulizopangia wengine.',
  },
  enrolments: {
    en: 'Courses that you are enrolled in, and what you paid for their units.',
    sw: 'Kozi ulizojiandikisha, na kiasi ulicholipa kwa sehemu zake.',
  },
  progress: {
    en: 'Lessons that you opened or finished, and your weekly goal.',
    sw: 'Masomo uliyofungua au kumaliza, na lengo lako la wiki.',
  },
  activities: {
    en: 'What you did in interactive activities of lessons: status, score, answers and the place where you stopped.',
    sw: 'Uliyofanya kwenye shughuli shirikishi za masomo: hali, alama, majibu na mahali ulipoishia.',
  },
  notes: { en: 'Your notes in lessons.', sw: 'Maandishi yako kwenye masomo.' },
  'removed-lessons': {
    en: 'What you had in lessons that a new version of a course removed, such as notes. It is kept for 30 days in case they come back.',
    sw: 'Ulivyokuwa navyo kwenye masomo yaliyoondolewa na toleo jipya la kozi, kama maandishi yako. Huhifadhiwa siku 30 endapo masomo yatarudishwa.',
  },
  bookmarks: { en: 'Lessons that you bookmarked.', sw: 'Masomo uliyowekea alamisho.' },
  offline: {
    en: 'What you did without a connection and was sent later, with the answer.',
    sw: 'Uliyofanya bila mtandao na kutumwa baadaye, pamoja na jibu.',
  },
  quizzes: {
    en: 'Your attempts at quizzes with answers, and marks as far as you can see them now.',
    sw: 'Kila mara uliyofanya jaribio, pamoja na majibu, na alama kadiri unavyoweza kuziona sasa.',
  },
  certificates: { en: 'Your certificates.', sw: 'Vyeti vyako.' },
  reviews: { en: 'Your reviews of courses.', sw: 'Maoni yako kuhusu kozi.' },
  reports: {
    en: 'Messages, reviews and posts that you reported.',
    sw: 'Jumbe, maoni na machapisho ambayo uliripoti.',
  },
  tutor: {
    en: 'Your conversations with the tutor, what you agreed to, and how many questions you asked on each day.',
    sw: 'Mazungumzo yako na msaidizi wa AI, ulichokubali, na idadi ya maswali uliyouliza kila siku.',
  },
  'live-classes': {
    en: 'Live classes that you hosted or joined, when you were there, what you wrote, and recordings of you.',
    sw: 'Madarasa ya moja kwa moja uliyoendesha au kuhudhuria, muda uliokuwepo, ulichoandika, na rekodi zako.',
  },
  messages: { en: 'Messages that you wrote and received.', sw: 'Jumbe ulizoandika na ulizopokea.' },
  discussions: {
    en: 'Questions and replies that you wrote below lessons, and what you follow or found helpful there.',
    sw: 'Maswali na majibu uliyoandika chini ya masomo, na unayofuatilia au uliyoona yanasaidia.',
  },
  payments: {
    en: 'Orders, payments, receipts, gifts and payouts.',
    sw: 'Oda, malipo, risiti, zawadi na mapato uliyolipwa.',
  },
  teaching: {
    en: 'Courses that you write, with drafts and imports.',
    sw: 'Kozi unazoandika, pamoja na rasimu na faili ulizoleta.',
  },
  help: { en: 'Your help requests with their answers.', sw: 'Maombi yako ya usaidizi na majibu yake.' },
  copies: { en: 'Copies of your data that you asked for.', sw: 'Nakala za data yako ulizoomba.' },
};

/** The README of an export. @param names of its JSON files, without `.json` */
export function readmeOf(names: readonly string[], at: Date): string {
  const list = (language: 'en' | 'sw') =>
    names.map((name) => `- ${name}.json: ${FILES[name]?.[language] ?? ''}`).join('\n');
  return `Your data at Digiken
====================

Made on ${at.toISOString()}. Times are in UTC. Amounts are whole Kenyan shillings.
Text files (JSON) open in any text editor or browser. Files that you uploaded are in the folder "files".
Passwords and answer keys are not included. Of other people, only names are.

${list('en')}


Data yako kwenye Digiken
========================

Ilitengenezwa ${at.toISOString()}. Saa ni za UTC. Kiasi cha pesa ni kwa shilingi kamili za Kenya.
Faili za maandishi (JSON) hufunguka kwa programu yoyote ya maandishi au kivinjari. Faili ulizotuma ziko kwenye folda "files".
Manenosiri na majibu sahihi hayajajumuishwa. Kuhusu watu wengine, kuna majina tu.

${list('sw')}
`;
}
