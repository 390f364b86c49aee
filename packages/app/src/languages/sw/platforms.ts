import type { platformMessages } from '../../areas/admin/messages/platforms';
import type { launchPageMessages } from '../../launch-messages';
import type { TextsOf } from '../texts-of';

/** Learning platforms such as Moodle that link to this site. */
export const platforms = {
  'launch-page': {
    checking: 'Digiken inafunguka',
    signIn: 'Ingia mara moja',
    link: 'Unganisha akaunti yako',
    choose: 'Chagua maudhui',
    chosen: 'Chagua maudhui',
    failed: 'Digiken haikufunguka',
    keepAccount: 'Baki na akaunti yangu',
    coursesFailed: 'Kozi hazikuweza kupakiwa. Angalia mtandao wako, kisha utafute tena.',
  } satisfies TextsOf<typeof launchPageMessages>,
  'admin-platforms': {
    title: 'Mifumo ya kujifunzia',
    intro:
      'Moodle, Canvas na mifumo mingine inayoelekeza kwenye kozi, masomo na majaribio ya hapa (LTI 1.3).',
    label: 'Mifumo ya kujifunzia',
    empty: 'Bado hakuna mfumo',
    emptyText: 'Nakili anwani zilizo juu kwenye mfumo, kisha uusajili hapa.',
    addresses: 'Anwani za kunakili kwenye mfumo',
    login: 'Kuanzisha kuingia',
    launch: 'Kufungua na kuelekeza',
    keys: 'Funguo za umma (JWKS)',
    deepLinking: 'Kuchagua maudhui (deep linking)',
    target: 'Anwani ya zana',
    create: 'Sajili mfumo',
    name: 'Jina',
    hub: 'Kituo',
    state: 'Hali',
    on: 'Umewashwa',
    off: 'Umezimwa',
    lastLaunch: 'Uliofunguliwa mwisho',
    never: 'Bado',
    lastProblem: 'Uliokataliwa mwisho',
    acts: 'Vitendo',
    edit: 'Hariri',
    editOf: 'Hariri {name}',
    remove: 'Futa',
    removeOf: 'Futa {name}',
    removeTitle: 'Ungependa kufuta {name}?',
    removeText:
      'Viungo vya mfumo vitaacha kufanya kazi, na alama hazitatumwa tena. Akaunti za watu wake zitabaki hapa.',
    keep: 'Usifute',
    refused: 'Alama ambazo mfumo ulizikataa',
    refusedLine: '{person}, {target}: {text}',
    loadFailed: 'Mfumo haukuweza kupakiwa.',
    manage: 'Simamia mifumo ya kujifunzia',
  } satisfies TextsOf<typeof platformMessages>,
};
