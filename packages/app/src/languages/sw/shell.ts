import type { consoleMessages } from '../../console-messages';
import type { helpMessages } from '../../help-messages';
import type { appMessages, pageMessages } from '../../messages';
import type { noScriptMessages } from '../../no-script-messages';
import type { signUpMessages } from '../../sign-up-messages';
import type { TextsOf } from '../texts-of';

export const shell = {
  app: {
    titleOf: '{page} – Digiken',
    loading: 'Inapakia...',
    loadingCourses: 'Kozi zinapakiwa...',
    loadingCourse: 'Kozi inapakiwa...',
    loadingUnit: 'Sehemu inapakiwa...',
    loadingLesson: 'Somo linapakiwa...',
    loadingSearch: 'Utafutaji unapakiwa...',
    loadingHelpDesk: 'Dawati la msaada linapakiwa...',
    loadingConsole: 'Dashibodi yako inapakiwa...',
    loadingDashboard: 'Dashibodi yako inapakiwa...',
    loadingMyCourses: 'Kozi zako zinapakiwa...',
    loadingSettings: 'Mipangilio yako inapakiwa...',
    loadingProfile: 'Wasifu wako unapakiwa...',
    verifyingAccess: 'Ruhusa inathibitishwa...',

    notAuthorised: 'Huna ruhusa ya kuona ukurasa huu',
    lookupFailed: 'Hatukuweza kupakia akaunti yako. Tafadhali ingia tena.',
    signedOut: 'Umeondoka',
    signOutFailed: 'Kuna hitilafu wakati wa kuondoka',

    offline: 'Inaonekana huna mtandao. Angalia muunganisho wako na ujaribu tena.',
    unavailable: 'Seva zetu hazijibu kwa sasa. Tafadhali jaribu tena baadaye.',
    unexpected: 'Kuna hitilafu upande wetu. Tafadhali jaribu tena.',

    enrolled: 'Umejiandikisha. Masomo yako yako tayari.',
    avatarSaved: 'Picha yako imehifadhiwa',
    avatarRemoved: 'Picha yako imeondolewa',
    sessionRevoked: 'Kifaa hicho kimeondolewa kwenye akaunti',

    crumbCourses: 'Kozi',
    crumbMyCourses: 'Kozi zangu',
  } satisfies TextsOf<typeof appMessages>,
  pages: {
    home: 'Digiken – mafunzo kwa kila mtu',
    courses: 'Kozi',
    about: 'Kutuhusu',
    accessibility: 'Ufikivu',
    helpDesk: 'Dawati la msaada',
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
    notFound: 'Ukurasa haukupatikana',
  } satisfies TextsOf<typeof pageMessages>,
  console: {
    liveTitle: 'Madarasa ya moja kwa moja',
    liveEmpty: 'Hakuna madarasa yaliyopangwa',
    liveText: 'Masomo yako yako wazi wakati wowote; hakuna cha kusubiri.',
    quizzesTitle: 'Majaribio',
    quizzesEmpty: 'Hakuna majaribio yaliyofunguliwa kwako',
    quizzesText: 'Kozi zako hazina jaribio la kufanya kwa sasa.',
    certificatesTitle: 'Vyeti',
    certificatesEmpty: 'Bado hakuna vyeti',
    certificatesText: 'Hadi sasa hujatunukiwa chochote kwenye tovuti hii.',
    aiTitle: 'Msaidizi wa AI',
    aiEmpty: 'Msaidizi wa AI hapatikani hapa',
    aiText: 'Muulize mwalimu wako, au soma maswali na majibu ya dawati la msaada.',
    goToMyCourses: 'Nenda kwenye kozi zangu',
    goToHelpDesk: 'Fungua dawati la msaada',
  } satisfies TextsOf<typeof consoleMessages>,
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
};
