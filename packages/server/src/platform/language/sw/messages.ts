import type { Sentences } from '../sentences';

/** Sentences about messages. */
export const messages: Sentences = {
  '{0} asked the help desk ({1}).': '{0} ameuliza dawati la usaidizi ({1}).',
  'A barrier was reported ({0}).': 'Kizuizi kimeripotiwa ({0}).',
  'A barrier was reported on {0} ({1}).': 'Kizuizi kimeripotiwa kwenye ukurasa {0} ({1}).',
  'Help request': 'Ombi la usaidizi',
  'Barrier report': 'Ripoti ya kizuizi',
  'Help request {0}': 'Ombi la usaidizi {0}',
  'Barrier report {0}': 'Ripoti ya kizuizi {0}',
  'Page: {0}': 'Ukurasa: {0}',
  'Your answer is on its way by mail.': 'Jibu lako linatumwa kwa barua pepe.',
  'The request is closed.': 'Ombi limefungwa.',
  'The request is open again.': 'Ombi limefunguliwa tena.',
  'Thank you. Your question has reached us, and we have sent you a confirmation by mail.':
    'Asante. Swali lako limetufikia, na tumekutumia barua pepe ya kuthibitisha.',
  'Thank you. Your report has reached us. We will answer to the address that you gave.':
    'Asante. Ripoti yako imetufikia. Tutajibu kwa barua pepe uliyotoa.',
  'Thank you. Your report has reached us. You did not give an address, so we cannot answer you.':
    'Asante. Ripoti yako imetufikia. Hukutoa barua pepe, kwa hiyo hatuwezi kukujibu.',
  'You have sent several messages already. We have received all of them. Try again in an hour.':
    'Umetuma ujumbe mara kadhaa. Tumepokea wote. Jaribu tena baada ya saa moja.',
  'There is no such request.': 'Hakuna ombi kama hilo.',
  'This report has no email address, so it cannot be answered. You can close it.':
    'Ripoti hii haina barua pepe, kwa hiyo haiwezi kujibiwa. Unaweza kuifunga.',
  'We have your question ({0})': 'Tumepokea swali lako ({0})',
  'We have your barrier report ({0})': 'Tumepokea ripoti yako ya kizuizi ({0})',
  'Your question has reached the help desk of Digiken. Its number is {0}.':
    'Swali lako limefika kwenye dawati la usaidizi la Digiken. Nambari yake ni {0}.',
  'Your report of an accessibility barrier has reached us. Its number is {0}.':
    'Ripoti yako ya kizuizi cha ufikivu imetufikia. Nambari yake ni {0}.',
  'A person will read it and answer to this address. If you write again about it, quote the number.':
    'Mtu ataisoma na kujibu kwa barua pepe hii. Ukiandika tena kuhusu jambo hili, taja nambari hiyo.',
  'If this was not you, you can ignore this mail.': 'Ikiwa si wewe, puuza barua pepe hii.',
  'Assistive technology: {0}': 'Teknolojia saidizi: {0}',
  'Answer in the administration': 'Jibu kwenye ukurasa wa wasimamizi',
  'Answer to {0}': 'Jibu la {0}',
  'You wrote to us ({0}):': 'Ulituandikia ({0}):',
  'The message is removed for everyone.': 'Ujumbe umeondolewa kwa kila mtu.',
  'Hub administrator': 'Msimamizi wa kituo',
  'Content manager': 'Msimamizi wa maudhui',
  'You get this mail because you are a member of {0} on Digiken.':
    'Unapata barua pepe hii kwa sababu wewe ni mwanachama wa {0} kwenye Digiken.',
  'Read it in your messages': 'Soma kwenye jumbe zako',
  'Your hubs': 'Vituo vyako',
  '{0} reported a message in “{1}”.': '{0} ameripoti ujumbe katika “{1}”.',
  'Reported message': 'Ujumbe umeripotiwa',
  'There is no such conversation.': 'Hakuna mazungumzo kama hayo.',
  'No learners are enrolled in this course yet.': 'Bado hakuna wanafunzi waliojiandikisha kwenye kozi hii.',
  'Your message is sent.': 'Ujumbe wako umetumwa.',
  'Your message is on its way to all learners of the course.':
    'Ujumbe wako unatumwa kwa wanafunzi wote wa kozi.',
  'You have sent many messages in a short time. Wait a minute and try again.':
    'Umetuma jumbe nyingi kwa muda mfupi. Subiri dakika moja, kisha ujaribu tena.',
  'You have sent many announcements in a short time. Wait an hour and try again.':
    'Umetuma matangazo mengi kwa muda mfupi. Subiri saa moja, kisha ujaribu tena.',
  'There is no such announcement.': 'Hakuna tangazo kama hilo.',
  'Nobody would get this announcement: the hub or the cohorts have no other members.':
    'Hakuna ambaye angepata tangazo hili: kituo au makundi hayana wanachama wengine.',
  'Your announcement is on its way to the members.': 'Tangazo lako linatumwa kwa wanachama.',
  'This announcement was sent to members of the hub. Only its author can write here.':
    'Tangazo hili lilitumwa kwa wanachama wa kituo. Mwandishi wake pekee ndiye anayeweza kuandika hapa.',
  'You no longer run this hub, so you cannot write to its members.':
    'Wewe si msimamizi tena wa kituo hiki, kwa hiyo huwezi kuwaandikia wanachama wake.',
  'This announcement was sent to all learners of the course. Only its author can write here.':
    'Tangazo hili lilitumwa kwa wanafunzi wote wa kozi. Mwandishi wake pekee ndiye anayeweza kuandika hapa.',
  'All other people have left this conversation. You can still read it.':
    'Watu wengine wote wameondoka kwenye mazungumzo haya. Bado unaweza kuyasoma.',
  'You are no longer the instructor of this course, so you cannot write to its learners.':
    'Wewe si mwalimu tena wa kozi hii, kwa hiyo huwezi kuwaandikia wanafunzi wake.',
  'The account of {0} is closed. You can still read the conversation.':
    'Akaunti ya {0} imefungwa. Bado unaweza kusoma mazungumzo.',
  'You have blocked {0}. Unblock them to write.': 'Umemzuia {0}. Mwondolee kizuizi ili uandike.',
  'You no longer share a course or a hub with these people, so you cannot write here.':
    'Huna tena kozi wala kituo pamoja na watu hawa, kwa hiyo huwezi kuandika hapa.',
  'The conversation is marked as read.': 'Mazungumzo yamewekwa kuwa yamesomwa.',
  'The conversation is archived. A new message brings it back.':
    'Mazungumzo yamewekwa kwenye kumbukumbu. Ujumbe mpya utayarudisha.',
  'The conversation is back in your inbox.': 'Mazungumzo yamerudi kwenye kikasha chako.',
  'Thank you. The administrators have been notified and will review the message.':
    'Asante. Wasimamizi wamearifiwa na watakagua ujumbe huo.',
  'This is your own message.': 'Huu ni ujumbe wako mwenyewe.',
  'An administrator has removed this message already.': 'Msimamizi tayari ameondoa ujumbe huu.',
  'You have reported many messages in a short time. Wait an hour and try again.':
    'Umeripoti jumbe nyingi kwa muda mfupi. Subiri saa moja, kisha ujaribu tena.',
  '{0} can no longer write to you.': '{0} hawezi tena kukuandikia.',
  '{0} can write to you again.': '{0} anaweza kukuandikia tena.',
  'You cannot block yourself.': 'Huwezi kujizuia mwenyewe.',
  'Administrators cannot be blocked, because they write when there is a problem.':
    'Wasimamizi hawawezi kuzuiwa, kwa sababu huandika kunapokuwa na tatizo.',
  'There is no such notification.': 'Hakuna arifa kama hiyo.',
  'This is no moment in time.': 'Huu si wakati halali.',
  'Marked as read.': 'Imewekwa kuwa imesomwa.',
  'This device shows your notifications.': 'Kifaa hiki kinaonyesha arifa zako.',
  'The device is removed.': 'Kifaa kimeondolewa.',
  'This is not the address of a push service.': 'Hii si anwani ya huduma ya arifa.',
  'This is not a key of a push subscription.': 'Huu si ufunguo wa arifa za kifaa.',
  'Your notifications are marked as read.': 'Arifa zako zimewekwa kuwa zimesomwa.',
  'Your notification settings are saved.': 'Mipangilio yako ya arifa imehifadhiwa.',
  'Open it': 'Fungua',
  'Choose which mails you get, or turn them off': 'Chagua barua pepe unazopata, au uzizime',
  '{0} from Digiken': '{0} kutoka Digiken',
  'This has happened since your last summary:': 'Haya yametokea tangu muhtasari wako uliopita:',
  '{0} conversation with new messages': 'Mazungumzo yenye jumbe mpya: {0}',
  '{0} conversations with new messages': 'Mazungumzo yenye jumbe mpya: {0}',
  '{0} decision of a hub': 'Uamuzi wa kituo: {0}',
  '{0} decisions of hubs': 'Maamuzi ya vituo: {0}',
  '{0} course review': 'Ukaguzi wa kozi: {0}',
  '{0} course reviews': 'Kaguzi za kozi: {0}',
  '{0} quiz result': 'Matokeo ya jaribio: {0}',
  '{0} quiz results': 'Matokeo ya majaribio: {0}',
  '{0} quiz that closes soon': 'Jaribio linalofungwa hivi karibuni: {0}',
  '{0} quizzes that close soon': 'Majaribio yanayofungwa hivi karibuni: {0}',
  '{0} problem with a payment': 'Tatizo la malipo: {0}',
  '{0} problems with payments': 'Matatizo ya malipo: {0}',
  '{0} offer of a seat': 'Nafasi uliyopewa: {0}',
  '{0} offers of seats': 'Nafasi ulizopewa: {0}',
  '{0} answer to a request': 'Jibu la ombi: {0}',
  '{0} answers to requests': 'Majibu ya maombi: {0}',
  '{0} invitation to a course': 'Mwaliko wa kuandika kozi: {0}',
  '{0} invitations to courses': 'Mialiko ya kuandika kozi: {0}',
  '{0} discussion with news': 'Mjadala wenye jambo jipya: {0}',
  '{0} discussions with news': 'Mijadala yenye mambo mapya: {0}',
  '{0} notice of a live class': 'Taarifa ya darasa la moja kwa moja: {0}',
  '{0} notices of live classes': 'Taarifa za madarasa ya moja kwa moja: {0}',
  '{0} notice of an assigned course': 'Taarifa ya kozi uliyopangiwa: {0}',
  '{0} notices of assigned courses': 'Taarifa za kozi ulizopangiwa: {0}',
  '{0} summary of members who are late': 'Muhtasari wa wanachama waliochelewa: {0}',
  '{0} summaries of members who are late': 'Mihtasari ya wanachama waliochelewa: {0}',
};
