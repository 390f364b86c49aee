import type { Sentences } from '../sentences';

/** Sentences about discussions. */
export const discussions: Sentences = {
  '{0} reported a post in the discussions of “{1}”.': '{0} ameripoti chapisho kwenye mijadala ya “{1}”.',
  'Reported post': 'Chapisho limeripotiwa',
  'The report is dismissed.': 'Ripoti imefungwa bila hatua.',
  'There is no such question.': 'Hakuna swali kama hilo.',
  'There is no such post.': 'Hakuna chapisho kama hilo.',
  'There is no such report.': 'Hakuna ripoti kama hiyo.',
  'Enrol in the unit “{0}” to take part in its discussions.':
    'Jiandikishe kwenye sehemu “{0}” ili ushiriki katika mijadala yake.',
  'Your question is published.': 'Swali lako limechapishwa.',
  'Your reply is published.': 'Jibu lako limechapishwa.',
  'Your changes are saved.': 'Mabadiliko yako yamehifadhiwa.',
  'Your post is deleted.': 'Chapisho lako limefutwa.',
  'The answer is accepted.': 'Jibu limekubaliwa.',
  'No answer is accepted any more.': 'Hakuna jibu lililokubaliwa tena.',
  'The question is changed.': 'Swali limebadilishwa.',
  'You follow this question.': 'Unafuatilia swali hili.',
  'You no longer follow this question.': 'Hufuatilii tena swali hili.',
  'The question is marked as read.': 'Swali limewekwa kuwa limesomwa.',
  'You marked this post as helpful.': 'Umesema kwamba chapisho hili limekusaidia.',
  'You no longer mark this post as helpful.': 'Husemi tena kwamba chapisho hili limekusaidia.',
  'The post is hidden.': 'Chapisho limefichwa.',
  'The post is shown again.': 'Chapisho linaonyeshwa tena.',
  'Thank you. The administrators will look at this post.': 'Asante. Wasimamizi wataangalia chapisho hili.',
  'This question is closed, so it takes no new replies or changes.':
    'Swali hili limefungwa, kwa hiyo halipokei majibu mapya wala mabadiliko.',
  'This post is hidden, so it cannot be changed.':
    'Chapisho hili limefichwa, kwa hiyo haliwezi kubadilishwa.',
  'This post is deleted.': 'Chapisho hili limefutwa.',
  'Only the author can change or delete this post.':
    'Mwandishi pekee ndiye anayeweza kubadilisha au kufuta chapisho hili.',
  'This is your own post.': 'Hili ni chapisho lako mwenyewe.',
  'Only a question has a title': 'Swali pekee ndilo lina kichwa',
  'Only who asked, or an instructor, can accept an answer.':
    'Aliyeuliza, au mwalimu, ndiye anayeweza kukubali jibu.',
  'Only instructors of this course and administrators can do this.':
    'Walimu wa kozi hii na wasimamizi pekee ndio wanaoweza kufanya hivi.',
  'Only a reply to this question can be its answer.': 'Jibu la swali hili pekee ndilo linaweza kukubaliwa.',
  'This post is hidden already.': 'Chapisho hili tayari limefichwa.',
  'This post is not hidden.': 'Chapisho hili halijafichwa.',
  'This report is resolved already.': 'Ripoti hii tayari imeshughulikiwa.',
  'An administrator hid this post after a report.': 'Msimamizi alificha chapisho hili baada ya ripoti.',
  'You have asked many questions in a short time. Wait an hour and try again.':
    'Umeuliza maswali mengi kwa muda mfupi. Subiri saa moja, kisha ujaribu tena.',
  'You have written many replies in a short time. Wait and try again.':
    'Umeandika majibu mengi kwa muda mfupi. Subiri, kisha ujaribu tena.',
  'You have reported many posts in a short time. Wait an hour and try again.':
    'Umeripoti machapisho mengi kwa muda mfupi. Subiri saa moja, kisha ujaribu tena.',
};
