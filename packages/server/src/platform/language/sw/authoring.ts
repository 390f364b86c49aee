import type { Sentences } from '../sentences';

/** Sentences about authoring. */
export const authoring: Sentences = {
  'This course is no longer waiting for review. Another administrator may have decided.':
    'Kozi hii haisubiri tena ukaguzi. Huenda msimamizi mwingine ameamua.',
  'This course is not in the catalogue.': 'Kozi hii haiko kwenye orodha.',
  '“{0}” is published.': '“{0}” imechapishwa.',
  '“{0}” is back with its instructor.': '“{0}” imerudishwa kwa mwalimu wake.',
  '“{0}” is unpublished. Enrolled learners keep access.':
    '“{0}” haiko tena kwenye orodha. Waliojiandikisha bado wanaweza kuisoma.',
  'The bank “{0}” is added.': 'Benki “{0}” imeongezwa.',
  'The bank is renamed.': 'Benki imepewa jina jipya.',
  'The bank is removed.': 'Benki imeondolewa.',
  'The question is added.': 'Swali limeongezwa.',
  '{0} questions are added.': 'Maswali yaliyoongezwa: {0}.',
  'The question is in the bank.': 'Swali liko kwenye benki.',
  'The question is saved.': 'Swali limehifadhiwa.',
  'The question is removed.': 'Swali limeondolewa.',
  'The draw is added.': 'Maswali ya nasibu yameongezwa.',
  'The draw is saved.': 'Maswali ya nasibu yamehifadhiwa.',
  'empty lessons': 'masomo yasiyo na maandishi',
  'This course is not ready yet: {0}.': 'Kozi hii bado haiko tayari: {0}.',
  '{0} invites you to write “{1}”': '{0} anakualika kuandika “{1}”',
  '{0} invites you to write the course “{1}” on Digiken together. The link works for {2} days.':
    '{0} anakualika mwandike pamoja kozi “{1}” kwenye Digiken. Kiungo kinatumika kwa siku {2}.',
  'To accept, sign in as an instructor with this address. If your account is a learner account, ask an administrator to make it an instructor account first.':
    'Ili kukubali, ingia kama mwalimu kwa barua pepe hii. Ikiwa akaunti yako ni ya mwanafunzi, mwombe kwanza msimamizi aifanye kuwa akaunti ya mwalimu.',
  'If you do not know this person, you can ignore this mail.': 'Ikiwa humjui mtu huyu, puuza barua pepe hii.',
  'Open the invitation': 'Fungua mwaliko',
  '{0} now writes “{1}” with you': '{0} sasa anaandika “{1}” pamoja nawe',
  '{0} has accepted your invitation and can now edit the course “{1}”, mark answers and write to its learners.':
    '{0} amekubali mwaliko wako. Sasa anaweza kuhariri kozi “{1}”, kusahihisha majibu na kuwaandikia wanafunzi wake.',
  'Open the course': 'Fungua kozi',
  'You no longer write “{0}”': 'Huandiki tena “{0}”',
  'You are no longer a co-instructor of the course “{0}”. What you wrote stays in the course.':
    'Wewe si mwalimu mwenza tena wa kozi “{0}”. Ulichoandika kinabaki kwenye kozi.',
  'Open your courses': 'Fungua kozi zako',
  'An invitation is sent to {0}.': 'Mwaliko umetumwa kwa {0}.',
  'The invitation is withdrawn.': 'Mwaliko umebatilishwa.',
  '{0} no longer writes this course.': '{0} haandiki tena kozi hii.',
  'You no longer write “{0}”.': 'Huandiki tena “{0}”.',
  'You now write “{0}”.': 'Sasa unaandika “{0}”.',
  'The invitation is declined.': 'Mwaliko umekataliwa.',
  'This is your own address.': 'Hii ni barua pepe yako mwenyewe.',
  'The person with this address writes this course already.':
    'Mwenye barua pepe hii tayari anaandika kozi hii.',
  'A course can have {0} co-instructors and open invitations at most. Remove one first.':
    'Kozi inaweza kuwa na walimu wenza na mialiko {0} pekee. Ondoa mmoja kwanza.',
  'You have sent many invitations in the last hour. Wait a while, then try again.':
    'Umetuma mialiko mingi katika saa iliyopita. Subiri kidogo, kisha ujaribu tena.',
  'There is no such co-instructor.': 'Hakuna mwalimu mwenza kama huyo.',
  'There is no such invitation.': 'Hakuna mwaliko kama huo.',
  'This invitation does not exist, was withdrawn or was answered already. Ask for a new one.':
    'Mwaliko huu haupo, umebatilishwa au umeshajibiwa. Omba mpya.',
  'This invitation has expired. Ask for a new one.': 'Muda wa mwaliko huu umekwisha. Omba mpya.',
  'This invitation was sent to another address. Sign in with the account that has that address, then open the link again.':
    'Mwaliko huu ulitumwa kwa barua pepe nyingine. Ingia kwa akaunti yenye barua pepe hiyo, kisha ufungue kiungo tena.',
  'Only instructors can write courses. Ask an administrator to make your account an instructor account, then open the link again.':
    'Walimu pekee wanaweza kuandika kozi. Mwombe msimamizi aifanye akaunti yako kuwa ya mwalimu, kisha ufungue kiungo tena.',
  'The lesson is moved.': 'Somo limehamishwa.',
  'The quiz is moved.': 'Jaribio limehamishwa.',
  'The lesson is saved.': 'Somo limehifadhiwa.',
  'A quiz cannot have more questions: it was left out.':
    'Jaribio haliwezi kuwa na maswali zaidi: swali hili limeachwa nje.',
  '{0} The question was left out.': '{0} Swali limeachwa nje.',
  '“{0}” is added.': 'Umeongeza “{0}”.',
  'The quiz is saved.': 'Jaribio limehifadhiwa.',
  'The quiz is removed.': 'Jaribio limeondolewa.',
  'The order is saved.': 'Mpangilio umehifadhiwa.',
  '“{0}” is published': '“{0}” imechapishwa',
  'Your course “{0}” has been approved. It is in the catalogue now, and learners can enrol.':
    'Kozi yako “{0}” imekubaliwa. Sasa iko kwenye orodha, na wanafunzi wanaweza kujiandikisha kwenye kozi.',
  'See your course': 'Tazama kozi yako',
  '“{0}” needs changes before it can be published': '“{0}” inahitaji mabadiliko kabla ya kuchapishwa',
  'We have looked at your course “{0}”. Before it can be published, please change this:':
    'Tumekagua kozi yako “{0}”. Kabla ya kuchapishwa, tafadhali badilisha haya:',
  'When you are done, submit it for review again.': 'Ukimaliza, iwasilishe tena kwa ukaguzi.',
  'Open your course': 'Fungua kozi yako',
  'Your changes to “{0}” are published': 'Mabadiliko yako ya “{0}” yamechapishwa',
  'Your changes to the course “{0}” have been approved. Learners see them now.':
    'Mabadiliko yako ya kozi “{0}” yamekubaliwa. Wanafunzi wanayaona sasa.',
  'Your changes to “{0}” need another look': 'Mabadiliko yako ya “{0}” yanahitaji kuangaliwa tena',
  'We have looked at your changes to the course “{0}”. Before they can be published, please change this:':
    'Tumekagua mabadiliko yako ya kozi “{0}”. Kabla ya kuchapishwa, tafadhali badilisha haya:',
  'Learners see the course as it was until then. When you are done, submit your changes again.':
    'Hadi hapo wanafunzi wanaiona kozi ilivyokuwa. Ukimaliza, wasilisha mabadiliko yako tena.',
  '“{0}” has been unpublished': '“{0}” imeondolewa kwenye orodha',
  'Your course “{0}” has been unpublished and is no longer in the catalogue. The reason:':
    'Kozi yako “{0}” haiko tena kwenye orodha. Sababu:',
  'Enrolled learners keep access. You can change the course and submit it for review again.':
    'Waliojiandikisha bado wanaweza kuisoma. Unaweza kubadilisha kozi na kuiwasilisha tena kwa ukaguzi.',
  'Course submitted': 'Kozi imewasilishwa',
  '{0} submitted {1} for review.': '{0} amewasilisha {1} kwa ukaguzi.',
  '“{0}” is created as a draft.': '“{0}” imeanzishwa kama rasimu.',
  'The course is saved.': 'Kozi imehifadhiwa.',
  'The picture is saved.': 'Picha imehifadhiwa.',
  'The course is removed.': 'Kozi imeondolewa.',
  'Your changes are published.': 'Mabadiliko yako yamechapishwa.',
  'Withdrawn from review.': 'Ombi la ukaguzi limefutwa.',
  'The unpublished changes are discarded.': 'Mabadiliko ambayo hayajachapishwa yamefutwa.',
  'The unit is saved.': 'Sehemu imehifadhiwa.',
  'The unit is removed.': 'Sehemu imeondolewa.',
  'The draft is saved.': 'Rasimu imehifadhiwa.',
  'The draft is discarded.': 'Rasimu imefutwa.',
  'The lesson is removed.': 'Somo limeondolewa.',
  'The picture is stored. Describe what it shows.': 'Picha imehifadhiwa. Eleza inachoonyesha.',
  'The video is saved.': 'Video imehifadhiwa.',
  'The video is removed.': 'Video imeondolewa.',
  'The captions are saved.': 'Manukuu yamehifadhiwa.',
  'The captions are removed.': 'Manukuu yameondolewa.',
  'The transcript is saved.': 'Nakala ya maandishi imehifadhiwa.',
  'The import has started. You can leave this page: it continues in the background.':
    'Uletaji umeanza. Unaweza kuondoka kwenye ukurasa huu: kazi inaendelea.',
  'The older text is restored and saved.': 'Maandishi ya awali yamerejeshwa na kuhifadhiwa.',
  'The import is being written. You can leave this page: it continues in the background.':
    'Uletaji unaandikwa. Unaweza kuondoka kwenye ukurasa huu: kazi inaendelea.',
  'Course chosen. Nothing has changed in it yet.':
    'Kozi imechaguliwa. Hakuna kilichobadilika ndani yake bado.',
  'Compared with the course as it is now.': 'Imelinganishwa na kozi ilivyo sasa.',
  'Import discarded. The course is unchanged.': 'Uletaji umetupwa. Kozi haijabadilika.',
  'Import undone. The course is as it was before.': 'Uletaji umetenguliwa. Kozi iko kama ilivyokuwa.',
  'Import undone. The course is as it was before. Learners have these, so they were kept: {0}.':
    'Uletaji umetenguliwa. Kozi iko kama ilivyokuwa. Wanafunzi wana hivi, kwa hiyo vimebaki: {0}.',
  'Learners have these, so they were kept: {0}.': 'Wanafunzi wana hivi, kwa hiyo vimebaki: {0}.',
  'The export has started. You can leave this page: it continues in the background.':
    'Uhamishaji umeanza. Unaweza kuondoka kwenye ukurasa huu: kazi inaendelea.',
};
