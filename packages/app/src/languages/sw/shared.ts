import type { dashboardMessages, sharedMessages } from '../../areas/shared/messages';
import type { settingsMessages } from '../../settings-messages';
import type { TextsOf } from '../texts-of';

export const shared = {
  settings: {
    avatarSaved: 'Picha yako imehifadhiwa',
    avatarRemoved: 'Picha yako imeondolewa',
    sessionRevoked: 'Kifaa hicho kimeondolewa kwenye akaunti',
  } satisfies TextsOf<typeof settingsMessages>,
  'shared-areas': {
    named: '{kind}: {name}',
    messages: 'Ujumbe',
    thread: '{subject} – Ujumbe',
    newMessage: 'Ujumbe mpya',
    newMessageIntro: 'Waandikie watu wa kozi na vituo vyako.',
    sent: 'Ujumbe wako umetumwa',
    reported: 'Asante. Wasimamizi watauangalia.',
    people: { one: '{names} na mwingine {count}', other: '{names} na wengine {count}' },
    nobody: 'Hakuna mwingine',
    beingSent: 'Unatumwa: watu {sent} kati ya {total} wameupata',
    formerPerson: 'Aliyekuwa mwanachama',
    roleTutor: 'Mwalimu',
    roleHub: 'Msimamizi wa kituo',
    roleSudo: 'Msimamizi wa maudhui',
    roleAdmin: 'Msimamizi',
    recipientsFailed: 'Watu hawakuweza kupakiwa. Tafuta tena.',
  } satisfies TextsOf<typeof sharedMessages>,
  dashboards: {
    figures: 'Takwimu',
    newThisWeek: { one: '{count} wiki hii', other: '{count} wiki hii' },
    noneThisWeek: 'Hakuna wiki hii',
    more: { one: '{count} zaidi ya wiki iliyopita', other: '{count} zaidi ya wiki iliyopita' },
    fewer: { one: '{count} pungufu ya wiki iliyopita', other: '{count} pungufu ya wiki iliyopita' },
    same: 'Sawa na wiki iliyopita',
    byCourse: 'Kwa kozi',
    course: 'Kozi',
    learners: 'Wanafunzi',
    progress: 'Wastani wa maendeleo',
  } satisfies TextsOf<typeof dashboardMessages>,
};
