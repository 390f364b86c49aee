import type { NotificationSubject } from '@digiken/contract';
import type { Language } from '@digiken/contract/constants';
import { dayOf, sentenceOf } from '../wording';

/** The sentence of a notification on a device or in a mail, in its user's language: what the drawer shows, and no more. */
export const pushTextOf = (subject: NotificationSubject, language: Language | undefined): string =>
  language === 'sw-KE' ? inKiswahili(subject) : sentenceOf(subject);

function inKiswahili(subject: NotificationSubject): string {
  switch (subject.type) {
    case 'message':
      return subject.kind === 'announcement'
        ? `${subject.from} ametuma tangazo.`
        : `${subject.from} amekutumia ujumbe.`;
    case 'hub-request':
      return `Ombi lako la kujiunga na ${subject.hub.name} ${subject.accepted ? 'limekubaliwa' : 'halikukubaliwa'}.`;
    case 'course-review': {
      const outcome = {
        approved: 'imekubaliwa',
        returned: 'inahitaji mabadiliko',
        unpublished: 'haiko tena kwenye orodha',
      };
      return `Kozi yako “${subject.course.name}” ${outcome[subject.outcome]}.`;
    }
    case 'certificate':
      return subject.outcome === 'issued'
        ? `Cheti chako cha “${subject.course}” kiko tayari.`
        : `Cheti chako cha “${subject.course}” kimebatilishwa.`;
    case 'mark':
      return `Matokeo yako ya “${subject.quiz.name}” katika “${subject.course}” yako tayari, au yamebadilika.`;
    case 'quiz-due':
      return `Jaribio “${subject.quiz.name}” la “${subject.course}” litafungwa ndani ya saa 24.`;
    case 'payment':
      return `Malipo yako ya “${subject.course}” yamefika.`;
    case 'payment-problem':
      return subject.outcome === 'held'
        ? `Malipo yako ya “${subject.course}” yamefika, lakini ni lazima tuyakague.`
        : `Malipo yako ya “${subject.course}” hayakufaulu.`;
    case 'refund':
      return `Ombi la kurejesha pesa za “${subject.course}” ${subject.approved ? 'limekubaliwa' : 'halikukubaliwa'}.`;
    case 'gift':
      return `${subject.from} amekupa zawadi ya “${subject.course}”.`;
    case 'seats':
      return `${subject.hub.name} kinakupa nafasi katika “${subject.course.name}”.`;
    case 'help':
      return `Tumejibu ombi lako ${subject.reference}.`;
    case 'co-author':
      return `${subject.from} anakualika kuandika kozi “${subject.course}”.`;
    case 'live-class': {
      const outcome = {
        scheduled: 'limepangwa',
        reminder: 'linaanza hivi karibuni',
        changed: 'limebadilika',
        cancelled: 'limeghairiwa',
      };
      return `Darasa “${subject.liveClass.name}” la “${subject.of}” ${outcome[subject.outcome]}.`;
    }
    case 'discussion': {
      const { from, lesson } = subject;
      const sentence = {
        question: `${from} ameuliza swali kuhusu “${lesson.name}”.`,
        reply: `${from} amejibu katika mjadala wa “${lesson.name}”.`,
        accepted: `${from} amekubali jibu lako kuhusu “${lesson.name}”.`,
        hidden: `${from} ameficha ulichoandika kuhusu “${lesson.name}”.`,
      };
      return sentence[subject.outcome];
    }
    case 'assignment':
      return assignmentInKiswahili(subject);
    case 'late-members':
      return `Wanachama wa ${subject.hub.name} waliochelewa kumaliza kozi walizopangiwa: ${subject.people}.`;
  }
}

function assignmentInKiswahili({
  hub,
  course,
  dueOn,
  outcome,
}: Extract<NotificationSubject, { type: 'assignment' }>): string {
  const due = dueOn === null ? '' : ` Mwisho: ${dayOf(dueOn, 'sw-KE')}.`;
  switch (outcome) {
    case 'assigned':
      return `${hub.name} kimekupangia kozi “${course.name}”.${due}`;
    case 'changed':
      return due === ''
        ? `Kozi “${course.name}” kutoka ${hub.name} haina tena tarehe ya mwisho.`
        : `Kozi “${course.name}” kutoka ${hub.name} ina tarehe mpya.${due}`;
    case 'due-soon':
      return `Kumbuka kozi “${course.name}” kutoka ${hub.name}.${due}`;
    case 'overdue':
      return `Umechelewa kumaliza kozi “${course.name}” kutoka ${hub.name}.${due}`;
    case 'withdrawn':
      return `${hub.name} hakikupangii tena kozi “${course.name}”. Bado umejiandikisha kwenye kozi hii.`;
  }
}
