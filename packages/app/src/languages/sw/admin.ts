import type { auditMessages, shellMessages } from '../../areas/admin/messages/shell';
import type { termMessages } from '../../areas/admin/messages/terms';
import type { TextsOf } from '../texts-of';
import { adminCourses } from './admin-courses';
import { adminDesk } from './admin-desk';
import { adminPeople } from './admin-people';

export const admin = {
  ...adminCourses,
  ...adminDesk,
  ...adminPeople,
  'admin-shell': {
    administrator: 'Msimamizi',
    contentManager: 'Msimamizi wa maudhui',

    dashboard: 'Dashibodi',
    dashboardIntro: 'Jinsi tovuti inavyoendelea, na kinachokusubiri.',
    people: 'Watu',
    peopleHint: 'wanaojifunza: {learners}, wanaofundisha: {instructors}',
    courses: 'Kozi',
    inReview: 'Zinasubiri ukaguzi',
    hubs: 'Vituo',
    enrolments: 'Waliojiandikisha',
    openTickets: 'Maombi ya usaidizi yanayosubiri',
    openReports: 'Ujumbe ulioripotiwa',
    byWeek: 'Usajili na uandikishaji kwa wiki',
    signUps: 'Usajili',
    topCourses: 'Kozi zenye wanafunzi wengi zaidi',
    learnersUnit: 'wanafunzi',
    recentActivity: 'Vitendo vya hivi karibuni',
    recentActivityLabel: 'Vitendo vya usimamizi vya hivi karibuni',
    noActivity: 'Bado hakuna aliyebadilisha chochote.',
    seeAudit: 'Ona kumbukumbu zote',
  } satisfies TextsOf<typeof shellMessages>,
  'admin-audit': {
    title: 'Kumbukumbu za ukaguzi',
    intro: 'Kila kitendo cha usimamizi, na majina kama yalivyokuwa wakati huo.',
    label: 'Vitendo vya usimamizi',
    filter: 'Chuja kumbukumbu',
    about: 'Kuhusu',
    everything: 'Kila kitu',
    what: 'Kilichotokea',
    detail: 'Maelezo',
    when: 'Wakati',
    entry: '{actor} {action} {name}',
    somebody: 'Mtu fulani',
    summary: { one: 'Kitendo {count} katika ukurasa huu', other: 'Vitendo {count} katika ukurasa huu' },
    empty: 'Bado hakuna shughuli',
    emptyText: 'Wanachobadilisha wasimamizi na wasimamizi wa maudhui huandikwa hapa.',

    person: 'Watu',
    course: 'Kozi',
    category: 'Kategoria',
    hub: 'Vituo',
    enrolment: 'Waliojiandikisha',
    ticket: 'Maombi ya usaidizi',
    report: 'Ujumbe ulioripotiwa',
    settings: 'Mipangilio',
  } satisfies TextsOf<typeof auditMessages>,
  'admin-terms': {
    user: 'Mwanafunzi',
    tutor: 'Mwalimu',
    hub: 'Msimamizi wa kituo',
    sudo: 'Msimamizi wa maudhui',
    admin: 'Msimamizi',

    active: 'Inatumika',
    deactivated: 'Imezimwa',
    cancelled: 'Imeghairiwa',

    open: 'Wazi',
    answered: 'Limejibiwa',
    closed: 'Limefungwa',
    dismissed: 'Imepuuzwa',
    removed: 'Ujumbe umeondolewa',

    help: 'Ombi la usaidizi',
    barrier: 'Ripoti ya kizuizi',
    account: 'Akaunti',
    courses: 'Kozi',
    payment: 'Malipo',
    hubs: 'Vituo',
    teaching: 'Kufundisha',
    'something-else': 'Jambo lingine',

    beginner: 'Mwanzo',
    intermediate: 'Kati',
    advanced: 'Juu',

    yes: 'Ndiyo',
    no: 'Hapana',
    all: 'Zote',
  } satisfies TextsOf<typeof termMessages>,
};
