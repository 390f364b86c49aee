import { useKeptChoice } from '@digiken/hooks/payments';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { useEffect, useRef } from 'react';
import { choiceMessages } from '../choice-messages';

export interface KeptChoiceProps {
  choiceKey: string;
  courseId: string;
  /** Takes over the units that are left to buy. */
  onRestore: (unitIds: string[]) => void;
}

/** Restores a kept choice on the page of its course, and says what has changed (spec 17.36). */
export default function KeptChoice({ choiceKey, courseId, onRestore }: KeptChoiceProps) {
  const t = useMessages(choiceMessages);
  const { data, error } = useKeptChoice(choiceKey);
  const restored = useRef(false);
  const choice = data?.course._id === courseId ? data : undefined;
  useEffect(() => {
    // Once: what the user chooses afterwards stays.
    if (!choice || restored.current) return;
    restored.current = true;
    onRestore(choice.units.map(({ _id }) => _id));
  });
  if (error?.status === 404) return <Callout tone="info">{t('gone')}</Callout>;
  if (!choice || choice.owned === 0) return null;
  return <Callout tone="info">{t('owned', { count: choice.owned })}</Callout>;
}
