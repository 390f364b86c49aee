import type { Sentences } from '../sentences';

/** Sentences about courses. */
export const courses: Sentences = {
  'You are enrolled in “{0}”.': 'Umejiandikisha kwenye “{0}”.',
  'The learner has withdrawn this certificate.': 'Mwanafunzi amebatilisha cheti hiki.',
  'There is no such file.': 'Hakuna faili kama hiyo.',
  'This certificate is not valid.': 'Cheti hiki si halali.',
  'There is no such status list.': 'Hakuna orodha ya hali kama hiyo.',
  'There is no such certificate.': 'Hakuna cheti kama hicho.',
  'This certificate is not valid any more.': 'Cheti hiki si halali tena.',
  'The account or the course of this certificate was deleted.': 'Akaunti au kozi ya cheti hiki imefutwa.',
  'The certificate has this name already.': 'Cheti tayari kina jina hili.',
  'This certificate was issued again already.': 'Cheti hiki tayari kimetolewa upya.',
  'Saved. Certificates that were issued stay as they are.':
    'Imehifadhiwa. Vyeti vilivyotolewa vinabaki vilivyo.',
  'The certificate is withdrawn.': 'Cheti kimebatilishwa.',
  'The certificate was issued again. The old one points to it.':
    'Cheti kimetolewa upya. Cha awali kinaelekeza kwenye kipya.',
  'Verify your email address first: open the link that we sent you.':
    'Kwanza thibitisha barua pepe yako: fungua kiungo tulichokutumia.',
  'The category “{0}” is created.': 'Kategoria “{0}” imeanzishwa.',
  'The category “{0}” is removed.': 'Kategoria “{0}” imeondolewa.',
  'There is no such category.': 'Hakuna kategoria kama hiyo.',
  'There is a category “{0}” already. Choose another name.':
    'Tayari kuna kategoria “{0}”. Chagua jina lingine.',
  'This course is not published, so learners cannot be enrolled.':
    'Kozi hii haijachapishwa, kwa hiyo wanafunzi hawawezi kuandikishwa.',
  '{0} is enrolled in “{1}” already.': '{0} tayari ameandikishwa kwenye “{1}”.',
  '{0} enrolled {1} in “{2}”.': '{0} amemwandikisha {1} kwenye “{2}”.',
  'There is no account with this email address. Check the address, or ask the person to sign up.':
    'Hakuna akaunti yenye barua pepe hii. Angalia barua pepe, au mwombe mtu huyo ajisajili.',
  'This account is not a learner account. Only learners can be enrolled.':
    'Akaunti hii si ya mwanafunzi. Wanafunzi pekee ndio wanaoweza kuandikishwa.',
  'This account has been deactivated.': 'Akaunti hii imezimwa.',
  'Choose at least one unit, or the whole course.': 'Chagua angalau sehemu moja, au kozi nzima.',
  'One of these units is not part of the course.': 'Sehemu moja kati ya hizi si ya kozi hii.',
  'This enrolment has been cancelled already.': 'Kuandikishwa huku tayari kumeghairiwa.',
  '{0} is enrolled in “{1}”.': '{0} ameandikishwa kwenye “{1}”.',
  '{0} is no longer enrolled in “{1}”.': '{0} hayupo tena kwenye “{1}”.',
  'Payments are not set up on this site yet, so this choice cannot be bought here. Nothing has been charged.':
    'Malipo bado hayajawekwa kwenye tovuti hii, kwa hiyo ulichochagua hakiwezi kununuliwa hapa. Hujalipishwa chochote.',
  'This choice costs money. Pay for it, and you are enrolled. Nothing has been charged.':
    'Ulichochagua kina bei. Lipa, na utaandikishwa. Hujalipishwa chochote.',
  'New enrolments in this course are closed at the moment. You keep the units that you have.':
    'Kozi hii haipokei wanafunzi wapya kwa sasa. Sehemu ulizo nazo zinabaki zako.',
  'One of the chosen units is not part of this course. Reload the page and choose again.':
    'Sehemu moja uliyochagua si ya kozi hii. Pakia ukurasa tena, kisha uchague upya.',
  'Only learners enrol in courses. Sign in with a learner account to study this one.':
    'Wanafunzi pekee hujiandikisha kwenye kozi. Ingia kwa akaunti ya mwanafunzi ili usome kozi hii.',
  'The price has changed since you opened this page. Check the new total and enrol again.':
    'Bei imebadilika tangu ulipofungua ukurasa huu. Angalia jumla mpya, kisha ujiandikishe tena.',
  '{0} enrolled in “{1}”.': '{0} amejiandikisha kwenye “{1}”.',
  'There is no such enrolment.': 'Hakuna aliyejiandikisha hivyo.',
  'You are enrolled in “{0}”': 'Umeandikishwa kwenye “{0}”',
  'An administrator has enrolled you in “{0}”, free of charge. Their note:':
    'Msimamizi amekuandikisha kwenye “{0}” bure. Ujumbe wake:',
  'Start learning': 'Anza kujifunza',
  'Your enrolment in “{0}” is cancelled': 'Kuandikishwa kwako kwenye “{0}” kumeghairiwa',
  'An administrator has cancelled your enrolment in “{0}”. The reason:':
    'Msimamizi ameghairi kuandikishwa kwako kwenye “{0}”. Sababu:',
  'Your progress is kept, in case you enrol again.':
    'Maendeleo yako yamehifadhiwa, iwapo utajiandikisha tena.',
  'If you think that this is a mistake, contact the help desk.':
    'Ikiwa unafikiri hili ni kosa, wasiliana na dawati la usaidizi.',
  'Help desk': 'Dawati la usaidizi',
  'Sign in to read this lesson.': 'Ingia ili usome somo hili.',
  'Enrol in the unit “{0}” to read it without a connection.':
    'Jiandikishe kwenye sehemu “{0}” ili uisome bila mtandao.',
  'This note was changed on another device after you had deleted it here.':
    'Andishi hili lilibadilishwa kwenye kifaa kingine baada ya wewe kulifuta hapa.',
  'Enrol in the unit “{0}” to read this lesson.': 'Jiandikishe kwenye sehemu “{0}” ili usome somo hili.',
  'Your goal is set.': 'Lengo lako limewekwa.',
  'Your goal is removed.': 'Lengo lako limeondolewa.',
  'Your note is saved.': 'Andishi lako limehifadhiwa.',
  'Your note is deleted.': 'Andishi lako limefutwa.',
  'The lesson is bookmarked.': 'Somo limewekewa alamisho.',
  'The bookmark is removed.': 'Alamisho limeondolewa.',
  'There is no such note.': 'Hakuna andishi kama hilo.',
  'A lesson has room for {0} notes. Delete one first.':
    'Somo lina nafasi ya maandishi {0}. Futa moja kwanza.',
  '{0} reported a review of “{1}”.': '{0} ameripoti maoni kuhusu “{1}”.',
  'Reported review': 'Maoni yameripotiwa',
  'The review is removed.': 'Maoni yameondolewa.',
  'Your review was removed meanwhile. Try again.': 'Maoni yako yameondolewa wakati huu. Jaribu tena.',
  'Thank you. Your review is published.': 'Asante. Maoni yako yamechapishwa.',
  'Your review is changed.': 'Maoni yako yamebadilishwa.',
  'Your review is removed.': 'Maoni yako yameondolewa.',
  'Thank you. The administrators will look at this review.': 'Asante. Wasimamizi wataangalia maoni haya.',
  'There is no such review.': 'Hakuna maoni kama hayo.',
  'Only learners of this course can review it.': 'Wanafunzi wa kozi hii pekee ndio wanaoweza kutoa maoni.',
  'Finish your first lesson, then you can review this course.':
    'Maliza somo lako la kwanza, kisha utoe maoni kuhusu kozi hii.',
  'This is your own course, so you cannot review it.':
    'Hii ni kozi yako mwenyewe, kwa hiyo huwezi kutoa maoni.',
  'This is your own review. You can change or remove it.':
    'Haya ni maoni yako mwenyewe. Unaweza kuyabadilisha au kuyaondoa.',
  'An administrator removed your review, so it cannot be changed.':
    'Msimamizi aliondoa maoni yako, kwa hiyo hayawezi kubadilishwa.',
  'This lesson has no activity.': 'Somo hili halina shughuli shirikishi.',
  'Activities cannot be opened on this site: its setting CONTENT_URL is missing.':
    'Shughuli shirikishi haziwezi kufunguliwa kwenye tovuti hii: mpangilio wake CONTENT_URL haupo.',
  'This activity was opened in another window or on another device: what is done here is no longer saved.':
    'Shughuli hii imefunguliwa kwenye dirisha lingine au kifaa kingine: unachofanya hapa hakihifadhiwi tena.',
  'The activity sent changes to a state that was not saved.':
    'Shughuli imetuma mabadiliko ya hali ambayo haikuhifadhiwa.',
  'The activity sent data that its format does not know.':
    'Shughuli ilituma data ambayo muundo wake hauijui.',
  'The activity sent a value that its format does not allow.':
    'Shughuli ilituma thamani ambayo muundo wake hauiruhusu.',
  'The activity sent more data than can be kept.':
    'Shughuli ilituma data nyingi kuliko inayoweza kuhifadhiwa.',
};
