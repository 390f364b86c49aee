import type { commandMessages } from '../../command-messages';
import type { guardMessages } from '../../guard-messages';
import type { otherAccountMessages } from '../../other-account-messages';
import type { providerPageMessages } from '../../provider-messages';
import type { TextsOf } from '../texts-of';

export const guard = {
  commands: {
    label: 'Tafuta kurasa, kozi, masomo, watu na mipangilio',
    pages: 'Kurasa',
    home: 'Mwanzo',
    notes: 'Maandishi na alamisho',
    downloads: 'Vilivyopakuliwa',
    receipts: 'Risiti',
    earnings: 'Mapato',
    payouts: 'Malipo kwa walimu',
    courses: 'Kozi zako',
    foundCourses: 'Kozi',
    foundLessons: 'Masomo',
    people: 'Watu',
    settings: 'Mipangilio',
    lightTheme: 'Badilisha kuwa mandhari ya mwanga',
    darkTheme: 'Badilisha kuwa mandhari ya giza',
    signOut: 'Ondoka',
    onThisDevice: 'Sehemu kwenye kifaa hiki',
    needsConnection: 'Inahitaji mtandao',
  } satisfies TextsOf<typeof commandMessages>,
  guard: {
    'for-user': 'Ukurasa huu ni wa wanafunzi.',
    'for-tutor': 'Ukurasa huu ni wa walimu.',
    'for-hub': 'Ukurasa huu ni wa wasimamizi wa vituo vya kujifunzia.',
    'for-sudo': 'Ukurasa huu ni wa wasimamizi.',
    'for-admin': 'Ukurasa huu ni wa wasimamizi.',
  } satisfies TextsOf<typeof guardMessages>,
  'other-account': {
    user: 'Umeingia kama {name}, mwanafunzi. Ingia kwa akaunti nyingine ili kufungua ukurasa huu.',
    tutor: 'Umeingia kama {name}, mwalimu. Ingia kwa akaunti nyingine ili kufungua ukurasa huu.',
    hub: 'Umeingia kama {name}, msimamizi wa kituo cha kujifunzia. Ingia kwa akaunti nyingine ili kufungua ukurasa huu.',
    sudo: 'Umeingia kama {name}, msimamizi wa maudhui. Ingia kwa akaunti nyingine ili kufungua ukurasa huu.',
    admin: 'Umeingia kama {name}, msimamizi. Ingia kwa akaunti nyingine ili kufungua ukurasa huu.',
    dashboard: 'Nenda kwenye dashibodi yako',
  } satisfies TextsOf<typeof otherAccountMessages>,
  'provider-page': {
    checking: 'Ingia',
    password: 'Unganisha akaunti yako',
    otherProvider: 'Ingia kwa njia nyingine',
    signUp: 'Fungua akaunti yako',
    failed: 'Hujaingia',
    keepAccount: 'Hifadhi akaunti yangu',
    notLinked: 'Hakuna kilichounganishwa',
    toSignIn: 'Rudi kwenye kuingia',
    toSettings: 'Rudi kwenye mipangilio yako',
    onward: 'Nenda kwenye dashibodi yako',
  } satisfies TextsOf<typeof providerPageMessages>,
};
