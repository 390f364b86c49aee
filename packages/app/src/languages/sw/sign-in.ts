import type { twoStepMessages } from '../../areas/admin/messages/two-step';
import type { choiceMessages } from '../../choice-messages';
import type { orderMessages } from '../../order-messages';
import type { signInStepMessages } from '../../sign-in-messages';
import type { twoStepNoticeMessages } from '../../two-step-notice-messages';
import type { TextsOf } from '../texts-of';

/** Passkeys and two-step sign-in. */
export const signIn = {
  'order-pages': {
    signUp: 'Fungua akaunti, kisha ulipe {price}',
    signIn: 'Ingia, kisha ulipe {price}',
    signUpIntro: 'Akaunti yako inakuhifadhia sehemu hizo, kwenye kila simu unayotumia.',
    signInIntro: 'Sehemu ulizo nazo tayari zinaondolewa kwenye bei.',
    change: 'Badilisha sehemu zako',
    logInAndPay: 'Ingia uendelee kulipa',
    changeMine: 'Badilisha sehemu zangu',
  } satisfies TextsOf<typeof orderMessages>,
  'kept-choice': {
    owned: {
      one: 'Sasa tayari una sehemu {count} kati ya ulizochagua. Imeondolewa kwenye bei.',
      other: 'Sasa tayari una sehemu {count} kati ya ulizochagua. Zimeondolewa kwenye bei.',
    },
    gone: 'Ulichochagua awali hakijahifadhiwa tena. Chagua sehemu zako upya.',
  } satisfies TextsOf<typeof choiceMessages>,
  'sign-in-steps': {
    secondStep: 'Hatua moja zaidi',
    secondStepIntro: 'Nenosiri lako ni sahihi. Sasa onyesha kwamba ni wewe.',
    loading: 'Inapakia…',
    setUp: 'Linda akaunti yako',
    setUpIntro:
      'Jukumu lako linahitaji kuingia kwa hatua mbili, ili nenosiri lililoibwa lisitoshe. Chagua njia mojawapo.',
    codes: 'Misimbo kutoka programu',
    passkeys: 'Ufunguo wa siri',
    signOut: 'Ondoka',
    cancelled: 'Hakuna ufunguo wa siri uliotumika. Jaribu tena ukiwa tayari.',
    known: 'Kifaa hiki tayari kina ufunguo wa siri wa akaunti yako.',
    failed: 'Ufunguo wa siri haukufanya kazi katika kivinjari hiki. Jaribu tena, au ingia kwa nenosiri lako.',
  } satisfies TextsOf<typeof signInStepMessages>,
  'two-step-notice': {
    due: 'Jukumu lako linahitaji kuingia kwa hatua mbili. Bila hiyo hutaweza kuendelea hapa. Hii itaanza',
    setUp: 'Iwashe sasa',
  } satisfies TextsOf<typeof twoStepNoticeMessages>,
  'admin-two-step': {
    title: 'Wanaolazimika kuingia kwa hatua mbili',
    intro:
      'Ni nani lazima atumie msimbo kutoka programu au ufunguo wa siri pamoja na nenosiri. Iwashe kwanza kwa akaunti yako mwenyewe.',
    tutor: 'Walimu',
    hub: 'Wasimamizi wa vituo vya kujifunzia',
    admin: 'Wasimamizi na wasimamizi wa maudhui',
    required: 'Inahitajika',
    optional: 'Haihitajiki',
    graceDays: 'Siku za kuiwasha',
    graceHint:
      'Kuanzia 0 hadi {most}. Zinahesabiwa tangu siku unapoihitaji. Hadi wakati huo watu huona tangazo.',
    daysMissing: 'Weka idadi ya siku',
    save: 'Hifadhi masharti',
    saving: 'Inahifadhi…',
    person: 'Kuingia kwa hatua mbili',
    codesOn: 'Misimbo kutoka programu imewashwa. Funguo za siri: {passkeys}.',
    codesOff: 'Misimbo kutoka programu imezimwa. Funguo za siri: {passkeys}.',
    reset: 'Weka upya kuingia kwa hatua mbili',
    resetTitle: 'Ungependa kuweka upya kuingia kwa hatua mbili kwa {name}?',
    resetText:
      'Misimbo, misimbo ya dharura na funguo za siri za mtu huyu huondolewa, naye huondolewa kwenye vifaa vyote. Hakikisha kwamba ni yeye kweli anayeomba. Atapata barua pepe.',
    resetReason: 'Kwa nini inawekwa upya?',
    reasonHint: 'Huwekwa katika kumbukumbu za ukaguzi',
  } satisfies TextsOf<typeof twoStepMessages>,
};
