import type { Sentences } from '../sentences';

/** Launches from learning platforms (LTI). */
export const lti: Sentences = {
  'This learning platform is not registered here. Ask its administrator to register Digiken.':
    'Mfumo huu wa kujifunzia haujasajiliwa hapa. Mwombe msimamizi wake asajili Digiken.',
  'This learning platform is switched off here at the moment.':
    'Mfumo huu wa kujifunzia umezimwa hapa kwa sasa.',
  'The link leads to another site. Ask your instructor to choose the content again.':
    'Kiungo kinaelekea tovuti nyingine. Mwombe mwalimu wako achague maudhui tena.',
  'This launch has expired or was opened already. Go back to your course and open the link again.':
    'Muda wa kuingia umeisha au kiungo kimeshafunguliwa. Rudi kwenye kozi yako ufungue kiungo tena.',
  'The learning platform did not let you in. Sign in there, and open the link again.':
    'Mfumo wa kujifunzia haukukuruhusu. Ingia huko, kisha ufungue kiungo tena.',
  'The signature of the learning platform could not be checked.':
    'Sahihi ya mfumo wa kujifunzia haikuweza kuthibitishwa.',
  'The learning platform sent something that this site does not accept.':
    'Mfumo wa kujifunzia umetuma kitu ambacho tovuti hii haikubali.',
  'The clocks of the learning platform and of this site differ too much.':
    'Saa za mfumo wa kujifunzia na za tovuti hii zinatofautiana mno.',
  'This deployment of the learning platform is not registered here.':
    'Usakinishaji huu wa mfumo wa kujifunzia haujasajiliwa hapa.',
  'The learning platform did not say who you are. Anonymous launches are not possible.':
    'Mfumo wa kujifunzia haukusema wewe ni nani. Haiwezekani kuingia bila kutambulishwa.',
  'Only instructors and administrators of the learning platform can choose content.':
    'Walimu na wasimamizi wa mfumo wa kujifunzia pekee ndio wanaoweza kuchagua maudhui.',
  'The learning platform does not answer at the moment. Please try again later.':
    'Mfumo wa kujifunzia haujibu kwa sasa. Tafadhali jaribu tena baadaye.',
  'Too many launches from this network. Wait a few minutes and try again.':
    'Watu wengi wameingia kutoka mtandao huu. Subiri dakika chache, kisha ujaribu tena.',
  'This launch has expired or was finished already. Go back to your course and open the link again.':
    'Muda wa kuingia umeisha au umeshakamilika. Rudi kwenye kozi yako ufungue kiungo tena.',
  'The address that the platform told belongs to another account. Sign in to that one.':
    'Barua pepe iliyotajwa na mfumo ni ya akaunti nyingine. Ingia kwenye akaunti hiyo.',
  'Too many new people come from this platform at the moment. Please try again later.':
    'Watu wapya wengi wanakuja kutoka mfumo huu kwa sasa. Tafadhali jaribu tena baadaye.',
  'Your account is linked. You come straight in from now on.':
    'Akaunti yako imeunganishwa. Kuanzia sasa utaingia moja kwa moja.',
  'Something you chose is not published any more. Choose again.':
    'Kitu ulichochagua kimeondolewa kwenye orodha. Chagua upya.',
  'The platform takes one item only.': 'Mfumo hupokea kitu kimoja tu.',
  'Your choice is ready for the learning platform.': 'Ulichochagua kiko tayari kwa mfumo wa kujifunzia.',
  'There is no such platform.': 'Hakuna mfumo kama huo.',
  'Choose a hub that exists': 'Chagua kituo kilichopo',
  'The platform is registered.': 'Mfumo umesajiliwa.',
  'The platform is saved.': 'Mfumo umehifadhiwa.',
  'The platform is deleted.': 'Mfumo umefutwa.',
  'This client ID of the issuer is registered already': 'Kitambulisho hiki cha mteja tayari kimesajiliwa',
  'Enter an address on the public internet that begins with https://':
    'Andika anwani ya intaneti ya umma inayoanza na https://',
  'The platform refused the grade with the status {0}.': 'Mfumo ulikataa alama kwa hali {0}.',
  'The platform did not take the grade for ten hours.': 'Mfumo haukupokea alama kwa saa kumi.',
  'The platform refused a column in its gradebook with the status {0}.':
    'Mfumo ulikataa safu katika daftari lake la alama kwa hali {0}.',
  'Grades are not sent to {0}: add it to the hosts of the platform if it is one of them.':
    'Alama hazitumwi kwa {0}: iongeze kwenye seva za mfumo ikiwa ni mojawapo.',
  'Digiken did not open': 'Digiken haikufunguka',
  'Open Digiken': 'Fungua Digiken',
  'Digiken opens in a new tab, so that you stay signed in.':
    'Digiken hufunguka katika kichupo kipya, ili ubaki umeingia.',
  'Open in a new tab': 'Fungua katika kichupo kipya',
  'When you have chosen content there, come back here.': 'Ukishachagua maudhui huko, rudi hapa.',
  'Continue with what I chose': 'Endelea na nilichochagua',
  'Nothing is chosen yet. Choose content in the other tab first.':
    'Bado hakuna kilichochaguliwa. Kwanza chagua maudhui katika kichupo kingine.',
  'Your choice is ready': 'Ulichochagua kiko tayari',
  'Hand it over to your learning platform.': 'Kikabidhi kwa mfumo wako wa kujifunzia.',
  'Hand over': 'Kabidhi',
  'Choose something': 'Chagua kitu',
  'Enter an address that begins with https://': 'Andika anwani inayoanza na https://',
  'Enter host names such as canvas.example.org': 'Andika majina ya seva kama canvas.example.org',
  'Enter the issuer': 'Andika mtoaji (issuer)',
  'Enter the client ID': 'Andika kitambulisho cha mteja',
  'Enter a deployment ID': 'Andika kitambulisho cha usakinishaji',
  'Enter the authentication address': 'Andika anwani ya uthibitishaji',
  'Enter the token address': 'Andika anwani ya tokeni',
  'Enter the address of the keys': 'Andika anwani ya funguo',
};
