import { CircleCheck, ShieldCheck, Smartphone } from 'lucide';
import { type ReactNode, useEffect } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Callout } from '@digiken/ui/callout';
import { Icon } from '@digiken/ui/icon';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { WhatNow, type WhatNowProps } from '../../courses/what-now/what-now';
import { PayingTop } from '../../lib/paying-top';
import { ResultTitle } from '../../lib/result-title';
import { Scene } from './scene';

export const keptChoiceScreenMessages = defineMessages('kept-choice-screen', {
  yours: { one: 'Your {count} unit', other: 'Your {count} units' },
  confirmed: '{email} is confirmed',
  confirmedPlain: 'Your email address is confirmed',
  title: 'Karibu, {name}. Your choice is still here.',
  titlePlain: 'Karibu. Your choice is still here.',
  elsewhere: 'The page where you began goes on by itself: use whichever is at hand.',
  unpaid: 'Nothing has been paid yet.',
});

export interface KeptChoiceScreenProps {
  /** The confirmed address and the name of the person; undefined on a device where nobody is signed in. */
  email?: string;
  firstName?: string;
  /** Units that are left to pay. */
  unitCount: number;
  /** The way to the payment. */
  next: WhatNowProps;
  /** Why going on did not work. */
  problem?: string;
}

/** The page of a mailed link that was opened while buying (spec 17.53). */
export function KeptChoiceScreen({ email, firstName, unitCount, next, problem }: KeptChoiceScreenProps) {
  const t = useMessages(keptChoiceScreenMessages);
  const announce = useAnnounce();
  useEffect(() => {
    if (problem) announce(problem, { politeness: 'assertive' });
  }, [problem, announce]);
  return (
    <div data-slot="kept-choice-screen" className="mx-auto -mt-5 w-full max-w-content sm:mt-0">
      <PayingTop label={t('yours', { count: unitCount })} account="signUp" />
      <div className="grid grid-cols-1 items-center gap-x-18 gap-y-4 pb-4 lg:grid-cols-[minmax(0,1fr)_27.5rem] lg:pt-8">
        <Scene />
        <div className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-col gap-1 lg:gap-3">
            <p className="flex items-center gap-2 font-bold text-success-ink">
              <Icon of={CircleCheck} size={20} className="shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                {email ? t('confirmed', { email }) : t('confirmedPlain')}
              </span>
            </p>
            <ResultTitle className="text-2xl lg:text-3xl">
              {firstName ? t('title', { name: firstName }) : t('titlePlain')}
            </ResultTitle>
          </div>
          {problem && <Callout tone="danger">{problem}</Callout>}
          <WhatNow {...next} />
          <ul className="flex flex-col gap-1.5 text-sm text-ink-muted">
            <Note icon={<Icon of={Smartphone} size={18} className="mt-0.5 shrink-0" />}>
              {t('elsewhere')}
            </Note>
            <Note icon={<Icon of={ShieldCheck} size={18} className="mt-0.5 shrink-0" />}>{t('unpaid')}</Note>
          </ul>
        </div>
      </div>
    </div>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      {icon}
      <span>{children}</span>
    </li>
  );
}
