import type { Sentences } from '../sentences';

/** Sentences about hub people. */
export const hubPeople: Sentences = {
  'This file is no list that can be read. Save it as CSV and choose it again.':
    'Faili hii si orodha inayoweza kusomwa. Ihifadhi kama CSV, kisha uichague tena.',
  'This list has no people. Write one person in each line below the header.':
    'Orodha hii haina watu. Andika mtu mmoja kwenye kila mstari chini ya vichwa vya safu.',
  'This list has no column of email addresses. Name it “Email” or “Barua pepe” in the first line.':
    'Orodha hii haina safu ya barua pepe. Ipe jina “Email” au “Barua pepe” kwenye mstari wa kwanza.',
  'A list can have {0} people at most. Split it and check each part.':
    'Orodha inaweza kuwa na watu {0} pekee. Igawe, kisha ukague kila sehemu.',
  'The quotation mark that opens in line {0} is not closed.':
    'Alama ya nukuu inayofunguka kwenye mstari wa {0} haijafungwa.',
  'You have checked many lists in a short time. Wait an hour and try again.':
    'Umekagua orodha nyingi kwa muda mfupi. Subiri saa moja, kisha ujaribu tena.',
  'The list is checked. Nothing has been sent yet.': 'Orodha imekaguliwa. Bado hakuna kilichotumwa.',
  'There is no such list, or its 24 hours are over. Check it again.':
    'Hakuna orodha kama hiyo, au saa zake 24 zimekwisha. Ikague tena.',
  'No line of this list is ready to be sent.': 'Hakuna mstari wa orodha hii ulio tayari kutumwa.',
  'A hub can have {0} cohorts at most. Delete one first.':
    'Kituo kinaweza kuwa na makundi {0} pekee. Futa moja kwanza.',
  'One invitation is on its way.': 'Mwaliko mmoja unatumwa.',
  '{0} invitations are on their way.': 'Mialiko {0} inatumwa.',
  'The members are in their cohorts now. No invitation was needed.':
    'Wanachama sasa wako kwenye makundi yao. Hakuna mwaliko uliohitajika.',
  'You have sent many invitations in a short time. Wait an hour and try again.':
    'Umetuma mialiko mingi kwa muda mfupi. Subiri saa moja, kisha ujaribu tena.',
  'The invitation is on its way again. The link of the last mail no longer works.':
    'Mwaliko unatumwa tena. Kiungo cha barua pepe iliyopita hakitumiki tena.',
  'This invitation was sent within the last 24 hours. You can send it again tomorrow.':
    'Mwaliko huu ulitumwa ndani ya saa 24 zilizopita. Unaweza kuutuma tena kesho.',
  'This invitation has been sent as often as possible. Withdraw it and invite the person again.':
    'Mwaliko huu umetumwa mara nyingi iwezekanavyo. Ubatilishe, kisha umwalike mtu huyo tena.',
  'This invitation is accepted or withdrawn.': 'Mwaliko huu umekubaliwa au umebatilishwa.',
  'The mail of this invitation is already on its way.': 'Barua pepe ya mwaliko huu tayari inatumwa.',
  'This invitation is accepted. Remove the member instead.':
    'Mwaliko huu umekubaliwa. Badala yake mwondoe mwanachama.',
  'The invitation is withdrawn: its link opens nothing.':
    'Mwaliko umebatilishwa: kiungo chake hakifungui chochote.',
  'This invitation is not known. Ask the hub for a new one.': 'Mwaliko huu haujulikani. Kiombe kituo mpya.',
  'This invitation has been withdrawn. Ask the hub for a new one.':
    'Mwaliko huu umebatilishwa. Kiombe kituo mpya.',
  'This invitation has expired. Ask the hub to send it again.':
    'Muda wa mwaliko huu umekwisha. Kiombe kituo kiutume tena.',
  'This invitation has been used already.': 'Mwaliko huu umeshatumika.',
  'This invitation is for {0}. Sign in with that address to accept it.':
    'Mwaliko huu ni wa {0}. Ingia kwa barua pepe hiyo ili uukubali.',
  'You belong to this hub already.': 'Wewe tayari ni mwanachama wa kituo hiki.',
  'You run this hub.': 'Wewe ni msimamizi wa kituo hiki.',
  'This address has an account already. Sign in to accept the invitation.':
    'Barua pepe hii tayari ina akaunti. Ingia ili ukubali mwaliko.',
  'Welcome to {0}.': 'Karibu {0}.',
  'There is no such cohort.': 'Hakuna kundi kama hilo.',
  'The hub has a cohort with this name already.': 'Kituo tayari kina kundi lenye jina hili.',
  'The cohort {0} is ready.': 'Kundi {0} liko tayari.',
  'The cohort is renamed.': 'Kundi limepewa jina jipya.',
  'The cohort is deleted. Its members stay in the hub.':
    'Kundi limefutwa. Wanachama wake wanabaki kwenye kituo.',
  'Courses are assigned to this cohort. Withdraw the assignments first.':
    'Kundi hili limepangiwa kozi. Batilisha mipango hiyo kwanza.',
  '{0} added to {1}.': 'Walioongezwa kwenye {1}: {0}.',
  '{0} removed from {1}.': 'Walioondolewa kwenye {1}: {0}.',
  'This file is no picture. Choose a PNG, JPEG, WebP or GIF file of 10 MB or less.':
    'Faili hii si picha. Chagua faili ya PNG, JPEG, WebP au GIF isiyozidi MB 10.',
  'The logo is saved.': 'Nembo imehifadhiwa.',
  'The logo is removed.': 'Nembo imeondolewa.',
  'The banner is saved.': 'Bango limehifadhiwa.',
  'The banner is removed.': 'Bango limeondolewa.',
  'The hub has no banner. Choose a picture first.': 'Kituo hakina bango. Chagua picha kwanza.',
};
