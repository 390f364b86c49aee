import type { helpMessages } from '../../help-messages';
import type { appMessages, pageMessages } from '../../messages';
import type { noScriptMessages } from '../../no-script-messages';
import type { signUpMessages } from '../../sign-up-messages';
import type { TextsOf } from '../texts-of';
import type { outboxMessages } from '../../outbox-messages';

export const shell = {
  app: {
    titleOf: '{page} – Digiken',
    loading: 'Inapakia...',
    loadingPage: 'Inapakia {page}…',
    verifyingAccess: 'Ruhusa inathibitishwa...',
    checkingAccess: 'Ruhusa yako inathibitishwa',
    accessDenied: 'Huna ruhusa',

    notAuthorised: 'Huna ruhusa ya kuona ukurasa huu',
    lookupFailed: 'Hatukuweza kupakia akaunti yako. Tafadhali ingia tena.',
    signedOut: 'Umeondoka',
    signOutFailed: 'Kuna hitilafu wakati wa kuondoka',

    offline: 'Inaonekana huna mtandao. Angalia muunganisho wako na ujaribu tena.',
    unavailable: 'Seva zetu hazijibu kwa sasa. Tafadhali jaribu tena baadaye.',
    unexpected: 'Kuna hitilafu upande wetu. Tafadhali jaribu tena.',
    notKept:
      'Inaonekana huna mtandao, na kifaa hiki hakikuweza kuhifadhi badiliko. Ondoa vitu vichache au ubaki kwenye ukurasa huu, kisha ujaribu tena.',
    needsConnection: 'Kuonyesha kwamba somo halijakamilika kunahitaji mtandao. Jaribu tena ukiunganishwa.',

    offlineChoice: 'Inaonekana huna mtandao. Ulichochagua kinabaki: lipa ukiunganishwa tena.',
    enrolled: 'Umejiandikisha. Masomo yako yako tayari.',

    crumbCourses: 'Kozi',
    crumbMyCourses: 'Kozi zangu',
  } satisfies TextsOf<typeof appMessages>,
  pages: {
    home: 'Digiken – mafunzo kwa kila mtu',
    courses: 'Kozi',
    about: 'Kutuhusu',
    accessibility: 'Ufikivu',
    helpDesk: 'Dawati la usaidizi',
    signIn: 'Ingia',
    signUp: 'Jisajili',
    forgotPassword: 'Umesahau nenosiri?',
    resetPassword: 'Chagua nenosiri jipya',
    verifyEmail: 'Thibitisha barua pepe yako',
    search: 'Tafuta',
    searchFor: 'Tafuta: {text}',
    course: 'Kozi',
    unit: 'Sehemu',
    lesson: 'Somo',
    dashboard: 'Dashibodi',
    myCourses: 'Kozi zangu',
    settings: 'Mipangilio',
    profile: 'Hariri wasifu',
    digitalAssistant: 'Msaidizi wa kidijitali',
    hubs: 'Vituo vya kujifunzia',
    hub: 'Kituo cha kujifunzia',
    invitation: 'Mwaliko',
    messages: 'Ujumbe',
    newMessage: 'Ujumbe mpya',
    reportedMessages: 'Ujumbe ulioripotiwa',
    liveClasses: 'Madarasa ya moja kwa moja',
    quizzes: 'Majaribio',
    certificates: 'Vyeti',
    certificate: 'Cheti',
    aiSupport: 'Msaidizi wa AI',
    importCourse: 'Leta kozi',
    learners: 'Wanafunzi wangu',
    learner: 'Mwanafunzi',
    members: 'Wanachama',
    member: 'Mwanachama',
    requests: 'Maombi ya kujiunga',
    categories: 'Kategoria',
    users: 'Watumiaji',
    user: 'Mtumiaji',
    transactions: 'Miamala',
    enrolments: 'Waliojiandikisha',
    enrolment: 'Kuandikishwa kwenye kozi',
    helpRequests: 'Maombi ya usaidizi',
    helpRequest: 'Ombi la usaidizi',
    auditLog: 'Kumbukumbu za ukaguzi',
    notFound: 'Ukurasa haukupatikana',
  } satisfies TextsOf<typeof pageMessages>,
  help: {
    account: 'Akaunti yangu',
    courses: 'Kozi na masomo',
    payment: 'Malipo',
    hubs: 'Vituo',
    teaching: 'Kufundisha kwenye Digiken',
    'something-else': 'Jambo lingine',
  } satisfies TextsOf<typeof helpMessages>,
  'no-script': {
    needed:
      'Digiken inahitaji JavaScript ili uingie, usome masomo na utume fomu. Tafadhali iwashe katika mipangilio ya kivinjari chako, kisha upakie ukurasa upya.',
  } satisfies TextsOf<typeof noScriptMessages>,
  'sign-up-page': {
    closedTitle: 'Usajili umefungwa',
    closed: 'Akaunti mpya hazifunguliwi kwa sasa. Ikiwa unayo tayari, unaweza kuingia kama kawaida.',
    signIn: 'Ingia',
  } satisfies TextsOf<typeof signUpMessages>,
  outbox: {
    signOutTitle: {
      one: 'Badiliko {count} bado halijahifadhiwa',
      other: 'Mabadiliko {count} bado hayajahifadhiwa',
    },
    signOutText: 'Yako kwenye kifaa hiki pekee. Ukiondoka sasa, yatafutwa.',
    signOutAnyway: 'Ondoka na uyafute',
    stay: 'Baki kwenye akaunti',
  } satisfies TextsOf<typeof outboxMessages>,
};
