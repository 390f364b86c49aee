import type { Sentences } from '../sentences';

/** Sentences about accounts. */
export const accounts: Sentences = {
  'Welcome to Digiken. We have sent you a link to verify your email address.':
    'Karibu Digiken. Tumekutumia kiungo cha kuthibitisha barua pepe yako.',
  'Your email address is verified.': 'Barua pepe yako imethibitishwa.',
  'Your email address is already verified.': 'Barua pepe yako tayari imethibitishwa.',
  'We have sent you a new link. It works for 24 hours.': 'Tumekutumia kiungo kipya. Kinatumika kwa saa 24.',
  'If this address is not verified yet, we have sent a new link. It works for 24 hours.':
    'Ikiwa barua pepe hii bado haijathibitishwa, tumetuma kiungo kipya. Kinatumika kwa saa 24.',
  'If that address has an account, we have sent a link to choose a new password. It works for one hour.':
    'Ikiwa barua pepe hiyo ina akaunti, tumetuma kiungo cha kuchagua nenosiri jipya. Kinatumika kwa saa moja.',
  'Your password is changed. Sign in with the new one.':
    'Nenosiri lako limebadilishwa. Ingia kwa nenosiri jipya.',
  'Your password is changed. Other devices have been signed out.':
    'Nenosiri lako limebadilishwa. Vifaa vingine vimeondolewa kwenye akaunti.',
  'New accounts cannot be created at the moment. Ask the help desk if you need one.':
    'Akaunti mpya haziwezi kufunguliwa kwa sasa. Uliza dawati la usaidizi ikiwa unahitaji akaunti.',
  'The email address or the password is not right.': 'Barua pepe au nenosiri si sahihi.',
  'That is not your current password.': 'Hilo si nenosiri lako la sasa.',
  'This account has been deactivated. Contact the help desk.':
    'Akaunti hii imezimwa. Wasiliana na dawati la usaidizi.',
  'This account will be deleted on {0}. You can keep it.': 'Akaunti hii itafutwa {0}. Unaweza kuibakiza.',
  'Sign in with your password or your provider for that.':
    'Ili kufanya hivyo, ingia kwa nenosiri lako au kwa huduma yako ya kuingia.',
  'This password is easy to guess. Use three or more words that do not belong together, without your name, repeated characters or rows of keys.':
    'Nenosiri hili ni rahisi kukisia. Tumia maneno matatu au zaidi yasiyohusiana, bila jina lako, herufi zinazorudiwa au mfuatano wa vitufe.',
  'Choose a password that is not your email address.': 'Chagua nenosiri ambalo si barua pepe yako.',
  'This link has expired or has already been used. Ask for a new one.':
    'Muda wa kiungo hiki umekwisha au kimeshatumika. Omba kipya.',
  'Too many tries to sign in. Wait a minute and try again.':
    'Umejaribu kuingia mara nyingi mno. Subiri dakika moja, kisha ujaribu tena.',
  'Too many sign-ins to this account. Wait a few minutes and try again.':
    'Umejaribu kuingia kwenye akaunti hii mara nyingi mno. Subiri dakika chache, kisha ujaribu tena.',
  'We have sent you several mails already. Look in your inbox and your spam folder, or try again later.':
    'Tumekutumia barua pepe kadhaa tayari. Angalia kikasha chako na folda ya barua taka, au jaribu tena baadaye.',
  'Too many tries. Wait a few minutes and try again.':
    'Umejaribu mara nyingi mno. Subiri dakika chache, kisha ujaribu tena.',
  'This sign-in has expired. Enter your email address and password again.':
    'Muda wa kuingia huku umekwisha. Andika barua pepe na nenosiri tena.',
  'That code is not right, or it has been used. Wait for the next one and try again.':
    'Msimbo huo si sahihi, au umeshatumika. Subiri unaofuata, kisha ujaribu tena.',
  'Too many wrong codes. Try again in {0} {1}.':
    'Umeandika misimbo isiyo sahihi mara nyingi mno. Jaribu tena baada ya dakika {0}.',
  'Welcome back. You have {0} left.': 'Karibu tena. Misimbo ya dharura iliyobaki: {0}.',
  'Confirm that it is you: enter your password or use a passkey.':
    'Thibitisha kwamba ni wewe: andika nenosiri lako au tumia ufunguo wa siri.',
  'Thank you. You can go on.': 'Asante. Unaweza kuendelea.',
  'Two-step sign-in is on already.': 'Kuingia kwa hatua mbili tayari kumewashwa.',
  'Two-step sign-in is off.': 'Kuingia kwa hatua mbili kumezimwa.',
  'Start again: this set-up has expired.': 'Anza tena: muda wa kuweka umekwisha.',
  'Two-step sign-in is on.': 'Kuingia kwa hatua mbili kumewashwa.',
  'You have ten new recovery codes. The earlier ones no longer work.':
    'Una misimbo kumi mipya ya dharura. Ya awali haitumiki tena.',
  'That device is no longer trusted.': 'Kifaa hicho hakiaminiwi tena.',
  'The rules for signing in are saved.': 'Masharti ya kuingia yamehifadhiwa.',
  'Set up two-step sign-in or a passkey for your own account first.':
    'Kwanza weka kuingia kwa hatua mbili au ufunguo wa siri kwenye akaunti yako mwenyewe.',
  'You cannot reset your own account. Turn two-step sign-in off in your settings.':
    'Huwezi kuweka upya akaunti yako mwenyewe. Zima kuingia kwa hatua mbili kwenye mipangilio yako.',
  '{0} has no two-step sign-in and no passkeys.': '{0} hana kuingia kwa hatua mbili wala funguo za siri.',
  'The two-step sign-in and the passkeys of {0} are removed, and {1} has been signed out everywhere.':
    'Kuingia kwa hatua mbili na funguo za siri za {0} zimeondolewa, na {1} ameondolewa kwenye akaunti kwenye vifaa vyote.',
  'Passkeys do not work at this address of the site. They need https and a name instead of a number.':
    'Funguo za siri hazifanyi kazi kwenye anwani hii ya tovuti. Zinahitaji https na jina badala ya nambari.',
  'You have ten passkeys. Remove one first.': 'Una funguo kumi za siri. Ondoa mmoja kwanza.',
  'This passkey has been added already.': 'Ufunguo huu wa siri tayari umeongezwa.',
  'The passkey could not be added. Try again.': 'Ufunguo wa siri haukuweza kuongezwa. Jaribu tena.',
  'This passkey is not known here. It may have been removed. Sign in with your password.':
    'Ufunguo huu wa siri haujulikani hapa. Huenda umeondolewa. Ingia kwa nenosiri lako.',
  'The passkey was not accepted. Try again, or sign in with your password.':
    'Ufunguo wa siri haukukubaliwa. Jaribu tena, au ingia kwa nenosiri lako.',
  'This passkey may have been copied, so it was not accepted. Sign in with your password.':
    'Huenda ufunguo huu wa siri umenakiliwa, kwa hiyo haukukubaliwa. Ingia kwa nenosiri lako.',
  'There is no such passkey.': 'Hakuna ufunguo wa siri kama huo.',
  'The passkey is added.': 'Ufunguo wa siri umeongezwa.',
  'The passkey is renamed.': 'Ufunguo wa siri umepewa jina jipya.',
  'The passkey is removed.': 'Ufunguo wa siri umeondolewa.',
  'Verify your email address': 'Thibitisha barua pepe yako',
  'Open this link to verify your email address for Digiken. It works for 24 hours.':
    'Fungua kiungo hiki ili uthibitishe barua pepe yako kwa Digiken. Kinatumika kwa saa 24.',
  'If you did not create an account, you can ignore this mail.':
    'Ikiwa hukufungua akaunti, puuza barua pepe hii.',
  'You already have an account': 'Tayari una akaunti',
  'Someone has tried to create a Digiken account with this email address. You already have one, so we have not created another.':
    'Mtu amejaribu kufungua akaunti ya Digiken kwa barua pepe hii. Tayari una akaunti, kwa hiyo hatukufungua nyingine.',
  'If it was you, sign in instead. If you have forgotten your password, choose a new one: {0}':
    'Ikiwa ni wewe, ingia kwenye akaunti yako. Ikiwa umesahau nenosiri, chagua jipya: {0}',
  'If it was not you, you can ignore this mail: your account stays as it is.':
    'Ikiwa si wewe, puuza barua pepe hii: akaunti yako inabaki ilivyo.',
  'Sign in': 'Ingia',
  'Open this link to choose a new password for Digiken. It works once, within one hour.':
    'Fungua kiungo hiki ili uchague nenosiri jipya la Digiken. Kinatumika mara moja, ndani ya saa moja.',
  'If you did not ask for it, you can ignore this mail: your password does not change.':
    'Ikiwa hukuomba, puuza barua pepe hii: nenosiri lako halibadiliki.',
  'If it was not you, choose a new password at once: {0}/auth/forgot-password. Then look at your settings for passkeys and devices that you do not know.':
    'Ikiwa si wewe, chagua nenosiri jipya mara moja: {0}/auth/forgot-password. Kisha angalia kwenye mipangilio yako kama kuna funguo za siri na vifaa usivyovijua.',
  'Two-step sign-in is on': 'Kuingia kwa hatua mbili kumewashwa',
  'Two-step sign-in is off': 'Kuingia kwa hatua mbili kumezimwa',
  'Two-step sign-in has been turned off for your Digiken account.':
    'Kuingia kwa hatua mbili kumezimwa kwenye akaunti yako ya Digiken.',
  'You have new recovery codes': 'Una misimbo mipya ya dharura',
  'New recovery codes were made for your Digiken account. The earlier ones no longer work.':
    'Misimbo mipya ya dharura imetengenezwa kwa akaunti yako ya Digiken. Ya awali haitumiki tena.',
  'Your two-step sign-in was reset': 'Kuingia kwako kwa hatua mbili kumewekwa upya',
  'An administrator has removed the two-step sign-in and the passkeys of your Digiken account, and signed you out everywhere. Sign in with your password and set it up again.':
    'Msimamizi ameondoa kuingia kwa hatua mbili na funguo za siri za akaunti yako ya Digiken, na amekuondoa kwenye akaunti kwenye vifaa vyote. Ingia kwa nenosiri lako, kisha uziweke tena.',
  'A recovery code was used': 'Msimbo wa dharura umetumika',
  'Somebody has signed in to your Digiken account with a recovery code. You have {0} left.':
    'Mtu ameingia kwenye akaunti yako ya Digiken kwa msimbo wa dharura. Misimbo iliyobaki: {0}.',
  'You can make new ones in your settings, under Two-step sign-in.':
    'Unaweza kutengeneza mipya kwenye mipangilio yako, chini ya Kuingia kwa hatua mbili.',
  'A passkey was added': 'Ufunguo wa siri umeongezwa',
  'A passkey was removed': 'Ufunguo wa siri umeondolewa',
  'The passkey “{0}” was added to your Digiken account. It signs you in without your password.':
    'Ufunguo wa siri “{0}” umeongezwa kwenye akaunti yako ya Digiken. Unaweza kuutumia kuingia bila nenosiri.',
  'A sign-in with your passkey was refused': 'Kuingia kwa ufunguo wako wa siri kumekataliwa',
  'Somebody has tried to sign in to your Digiken account with the passkey “{0}”. Its counter shows that there may be a copy of it, so we refused it.':
    'Mtu amejaribu kuingia kwenye akaunti yako ya Digiken kwa ufunguo wa siri “{0}”. Hesabu yake inaonyesha kwamba huenda kuna nakala yake, kwa hiyo tumeukataa.',
  'Remove this passkey in your settings and add another one.':
    'Ondoa ufunguo huu wa siri kwenye mipangilio yako, kisha uongeze mwingine.',
};
