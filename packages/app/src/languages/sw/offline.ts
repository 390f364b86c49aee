import type { offlinePageMessages } from '../../offline-messages';
import type { notesPageMessages } from '../../notes-messages';
import type { partMessages } from '../../part-messages';
import type { TextsOf } from '../texts-of';

export const offline = {
  'offline-pages': {
    lesson: 'Somo hili halipo kwenye kifaa hiki',
    unit: 'Sehemu hii haipo kwenye kifaa hiki',
    course: 'Kozi hii haipo kwenye kifaa hiki',
    discussion: 'Majadiliano yanahitaji mtandao. Yatafunguka mtandao ukirudi.',
    tutor: 'Msaidizi anahitaji mtandao. Unaweza kumuuliza mtandao ukirudi.',
    tutorFailed: 'Msaidizi hakuweza kufunguka. Somo linafanya kazi bila yeye.',
    activity: 'Shughuli inahitaji mtandao. Unaweza kuifungua mtandao ukirudi.',
    activityFailed: 'Shughuli haikuweza kufunguka. Unaweza kusoma somo bila hiyo.',
    retry: 'Jaribu tena',
    downloads: 'Vilivyopakuliwa',
  } satisfies TextsOf<typeof offlinePageMessages>,
  'notes-page': {
    title: 'Maandishi na alamisho',
    missing: 'Maandishi yako hayapo kwenye kifaa hiki',
    exportFailed: 'Maandishi yako hayakuweza kusomwa. Angalia mtandao wako kisha ujaribu tena.',
    copied: 'Maandishi yako yamenakiliwa. Yabandike kwenye ujumbe.',
    fileName: 'maandishi-yangu',
    course: 'Kozi',
    unit: 'Sehemu',
    lesson: 'Somo',
    kind: 'Aina',
    marked: 'Maandishi uliyochagua',
    note: 'Andishi',
    bookmark: 'Alamisho',
    date: 'Tarehe',
    link: 'Kiungo',
    unitOf: 'Sehemu ya {position} · {title}',
  } satisfies TextsOf<typeof notesPageMessages>,
  'late-parts': {
    search: 'Utafutaji haukuweza kufunguka. Tafadhali angalia muunganisho wako wa intaneti na ujaribu tena.',
    notifications:
      'Arifa zako hazikuweza kufunguka. Tafadhali angalia muunganisho wako wa intaneti na ujaribu tena.',
  } satisfies TextsOf<typeof partMessages>,
};
