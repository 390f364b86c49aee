import type { PasskeyTexts } from '@digiken/hooks/sign-in';
import { useMessages } from '@digiken/ui/messages-provider';
import { useMemo } from 'react';
import { signInStepMessages } from '../sign-in-messages';

/** What people read when the browser made or used no passkey. */
export function usePasskeyTexts(): PasskeyTexts {
  const t = useMessages(signInStepMessages);
  return useMemo(() => ({ cancelled: t('cancelled'), known: t('known'), failed: t('failed') }), [t]);
}
