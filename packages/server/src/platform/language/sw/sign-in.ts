import type { Sentences } from '../sentences';

/** Sentences about sign in. */
export const signIn: Sentences = {
  'This sign-in has expired or was finished already. Start it again.':
    'Muda wa kuingia huku umekwisha au kumeshakamilika. Anza tena.',
  'This was started by somebody else. Sign in to your own account, and link it again in Settings.':
    'Hatua hii ilianzishwa na mtu mwingine. Ingia kwenye akaunti yako, kisha uiunganishe tena kwenye Mipangilio.',
  'One more step.': 'Hatua moja zaidi.',
  'Welcome back.': 'Karibu tena.',
  'Welcome to Digiken.': 'Karibu Digiken.',
  'There is no such provider.': 'Hakuna huduma kama hiyo ya kuingia.',
  'This provider is not linked to your account.': 'Huduma hii haijaunganishwa na akaunti yako.',
  'This is your only way to sign in. Choose a password or link another provider first.':
    'Hii ndiyo njia yako pekee ya kuingia. Kwanza chagua nenosiri au unganisha huduma nyingine.',
  'Sign out and sign in again first: this needs a sign-in within the last 10 minutes.':
    'Kwanza ondoka kisha uingie tena: hatua hii inahitaji uwe umeingia ndani ya dakika 10 zilizopita.',
  'Enter your password': 'Andika nenosiri',
  'That is not the password of this account.': 'Hilo si nenosiri la akaunti hii.',
  'The provider does not answer at the moment. Please try again later.':
    'Huduma ya kuingia haijibu kwa sasa. Tafadhali jaribu tena baadaye.',
  'Too many sign-ins from this network. Wait a few minutes and try again.':
    'Watu wengi wameingia kutoka mtandao huu. Subiri dakika chache, kisha ujaribu tena.',
  '{0} is unlinked. You can no longer sign in with it.':
    '{0} imetenganishwa na akaunti yako. Huwezi tena kuingia kwa kuitumia.',
  'This account at {0} belongs to another Digiken account. Sign in with it to see which one.':
    'Akaunti hii ya {0} ni ya akaunti nyingine ya Digiken. Ingia nayo ili uone ni ipi.',
  'Another account at {0} is linked already. Unlink it first.':
    'Akaunti nyingine ya {0} tayari imeunganishwa. Itenganishe kwanza.',
  '{0} can sign you in now': 'Sasa unaweza kuingia kwa {0}',
  'An account at {0} is linked to your Digiken account and can sign in to it.':
    'Akaunti ya {0} imeunganishwa na akaunti yako ya Digiken na inaweza kutumika kuingia.',
  'If it was not you, choose a new password at once, and unlink it in Settings.':
    'Ikiwa si wewe, chagua nenosiri jipya mara moja, na uitenganishe kwenye Mipangilio.',
  'Choose a new password': 'Chagua nenosiri jipya',
  '{0} can no longer sign you in': 'Huwezi tena kuingia kwa {0}',
  'An account at {0} is no longer linked to your Digiken account.':
    'Akaunti ya {0} imetenganishwa na akaunti yako ya Digiken.',
  'If it was not you, choose a new password at once: other devices are then signed out.':
    'Ikiwa si wewe, chagua nenosiri jipya mara moja: vifaa vingine vitaondolewa kwenye akaunti.',
};
