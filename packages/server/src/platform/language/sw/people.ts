import type { Sentences } from '../sentences';

/** Sentences about people. */
export const people: Sentences = {
  'You cannot change your own role or status. Ask another administrator.':
    'Huwezi kubadilisha jukumu au hali yako mwenyewe. Mwombe msimamizi mwingine.',
  'This is the last active administrator. Make another user an administrator first.':
    'Huyu ndiye msimamizi wa mwisho anayetumia akaunti. Kwanza mfanye mtumiaji mwingine kuwa msimamizi.',
  'There is no such hub. Choose another one.': 'Hakuna kituo kama hicho. Chagua kingine.',
  '{0} is active already.': 'Akaunti ya {0} tayari inatumika.',
  '{0} has been deactivated already.': 'Akaunti ya {0} tayari imezimwa.',
  'There is no such device.': 'Hakuna kifaa kama hicho.',
  '{0} is {1} {2} now, and has been signed out everywhere.':
    'Jukumu jipya la {0}: {2}. Ameondolewa kwenye akaunti kwenye vifaa vyote.',
  'Nothing has changed: {0} has this role already.': 'Hakuna kilichobadilika: {0} tayari ana jukumu hili.',
  '{0} can sign in again.': '{0} anaweza kuingia tena.',
  '{0} is deactivated, and has been signed out everywhere.':
    'Akaunti ya {0} imezimwa, na ameondolewa kwenye akaunti kwenye vifaa vyote.',
  'That device is signed out.': 'Kifaa hicho kimeondolewa kwenye akaunti.',
  'There is no such person.': 'Hakuna mtu kama huyo.',
  'You own courses that are published or have learners or co-instructors. Ask an administrator to give them to another instructor first.':
    'Una kozi zilizochapishwa au zenye wanafunzi au walimu wenza. Kwanza mwombe msimamizi ampe mwalimu mwingine.',
  'You are the only administrator of a hub. Ask the help desk to appoint another one first.':
    'Wewe ndiye msimamizi pekee wa kituo. Kwanza liombe dawati la usaidizi kuteua mwingine.',
  'You are the last active administrator. Make another person an administrator first.':
    'Wewe ndiye msimamizi wa mwisho anayetumia akaunti. Kwanza mfanye mtu mwingine kuwa msimamizi.',
  'A payment or a refund of yours is not settled yet. Wait until it is, or ask the help desk, and try again.':
    'Malipo yako au pesa zako za kurejeshwa bado hazijakamilika. Subiri zikamilike, au uliza dawati la usaidizi, kisha ujaribu tena.',
  'You have earnings that are not paid out yet. Wait for the payout first.':
    'Una mapato ambayo bado hujalipwa. Subiri malipo kwanza.',
  'You have asked for a copy today. You can ask for another one after 24 hours.':
    'Umeomba nakala leo. Unaweza kuomba nyingine baada ya saa 24.',
  'There is no such file, or its address has expired. Load the page again.':
    'Hakuna faili kama hiyo, au muda wa anwani yake umekwisha. Pakia ukurasa tena.',
  'We are making a copy of your data. You get a mail when it is ready.':
    'Tunatengeneza nakala ya data yako. Utapata barua pepe ikiwa tayari.',
  'Your account is deactivated and will be deleted on {0}. Until then you can sign in to keep it.':
    'Akaunti yako imezimwa na itafutwa {0}. Hadi hapo unaweza kuingia ili uibakize.',
  'The copy of your data is ready': 'Nakala ya data yako iko tayari',
  'If you did not ask for it, change your password.': 'Ikiwa hukuiomba, badilisha nenosiri lako.',
  'Download your data': 'Pakua data yako',
  'Your account will be deleted': 'Akaunti yako itafutwa',
  'You have asked us to delete your Digiken account. It is deactivated now and will be deleted on {0}.':
    'Umetuomba tufute akaunti yako ya Digiken. Sasa imezimwa na itafutwa {0}.',
  'If you want to keep it, or if it was not you, sign in before that day and choose to keep the account.':
    'Ikiwa unataka kuibakiza, au ikiwa si wewe, ingia kabla ya siku hiyo kisha uchague kubakiza akaunti.',
  'Your account is deleted': 'Akaunti yako imefutwa',
  'Your Digiken account and your data are deleted. What the accounts have to keep no longer has your name.':
    'Akaunti yako ya Digiken na data yako zimefutwa. Kumbukumbu za fedha ambazo lazima zihifadhiwe hazina tena jina lako.',
  'The settings are saved.': 'Mipangilio imehifadhiwa.',
  'Your profile is saved.': 'Wasifu wako umehifadhiwa.',
  'Your picture is saved.': 'Picha yako imehifadhiwa.',
  'Your picture is removed.': 'Picha yako imeondolewa.',
  'Your display settings are saved.': 'Mipangilio yako ya mwonekano imehifadhiwa.',
  'Choose a picture.': 'Chagua picha.',
  'Choose a picture of 5 MB or less.': 'Chagua picha isiyozidi MB 5.',
  'This file is not a picture that we can read. Choose a PNG, JPEG, WebP or GIF.':
    'Faili hii si picha tunayoweza kusoma. Chagua PNG, JPEG, WebP au GIF.',
};
