import type { OpenedGift } from '@digiken/contract';
import { CircleCheck, Gift, type IconNode, Hourglass } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Form } from '@digiken/ui/form';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { TextInput } from '@digiken/ui/text-input';
import { useAnnounce } from '@digiken/ui/announcer';
import { useFocusOnChange } from '../../screens/verify-email-panel/use-focus-on-change';

export const giftScreenMessages = defineMessages('gift-screen', {
  enterTitle: 'Open a gift',
  enter: 'Enter the code from the email. The units open in your account.',
  code: 'Code of the gift',
  codeHint: 'Like ABCD-EFGH-JKLM-NPQR. Dashes and small letters do not matter.',
  codeMissing: 'Enter the code',
  check: 'Look at the gift',
  checkingTitle: 'Looking for your gift…',
  checking: 'This takes a moment.',
  readyTitle: '{from} gives you “{course}”',
  whole: 'You get the whole course for no charge. It is yours to keep.',
  units: 'You get these units for no charge. They are yours to keep:',
  says: '{from} writes:',
  accept: 'Take the gift',
  accepting: 'Opening the units…',
  other: 'Enter another code',
  openedTitle: '“{course}” is open for you',
  opened: 'The gift is yours. You can start now.',
  start: 'Start learning',
  courses: 'My courses',
});

export interface GiftScreenProps {
  /** `enter`: a code is asked for; with a `problem`, the last one did not work. */
  state: 'enter' | 'checking' | 'ready' | 'opened';
  gift?: OpenedGift | null;
  /** Why the code does not work: the server's message. */
  problem?: string;
  onCode: (code: string) => void;
  /** Takes the gift; the app then sets the state to `opened`. */
  onAccept: () => Promise<FormOutcome>;
  /** The course, once it is open. */
  courseHref: string;
}

/** Where a gift is opened by its code (spec 11.39). */
export function GiftScreen({ state, gift, problem, onCode, onAccept, courseHref }: GiftScreenProps) {
  const t = useMessages(giftScreenMessages);
  const announce = useAnnounce();
  const heading = useFocusOnChange<HTMLHeadingElement>(state);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const accept = async () => {
    setBusy(true);
    setFailure(undefined);
    announce(t('accepting'));
    const outcome = await onAccept();
    setBusy(false);
    if (outcome.ok) return;
    setFailure(outcome.message);
    announce(outcome.message, { politeness: 'assertive' });
  };
  const panel = (icon: IconNode, done: boolean, title: string, children: ReactNode) => (
    <section
      data-slot="gift-screen"
      data-state={state}
      className="mx-auto flex w-full max-w-form flex-col items-start gap-5 rounded-xl border bg-raised p-5 sm:p-8 forced-colors:border-2"
    >
      <span
        aria-hidden="true"
        className={cn(
          'grid size-14 place-items-center rounded-full forced-colors:border-2',
          done ? 'bg-success-soft text-success-ink' : 'bg-accent-soft text-accent-ink',
        )}
      >
        <Icon of={icon} size={28} />
      </span>
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-2xl font-heavy tracking-tight wrap-anywhere sm:text-3xl"
        dir="auto"
      >
        {title}
      </h1>
      {children}
    </section>
  );
  if (state === 'checking')
    return panel(Hourglass, false, t('checkingTitle'), <p className="text-ink-muted">{t('checking')}</p>);
  if (state === 'enter')
    return panel(Gift, false, t('enterTitle'), <CodeForm problem={problem} onCode={onCode} />);
  const course = gift?.course.name ?? '';
  if (state === 'opened')
    return panel(
      CircleCheck,
      true,
      t('openedTitle', { course }),
      <>
        <p className="text-lg">{t('opened')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={courseHref}>{t('start')}</ButtonLink>
          <ButtonLink href="/console/my-courses" variant="secondary">
            {t('courses')}
          </ButtonLink>
        </div>
      </>,
    );
  const from = gift?.from ?? '';
  return panel(
    Gift,
    false,
    t('readyTitle', { from, course }),
    <>
      {gift?.message && (
        <figure className="w-full rounded-lg bg-sunken p-4">
          <figcaption className="text-sm text-ink-muted">{t('says', { from })}</figcaption>
          <blockquote
            lang={gift.messageLanguage}
            className="mt-1 whitespace-pre-line wrap-anywhere"
            dir="auto"
          >
            {gift.message}
          </blockquote>
        </figure>
      )}
      {gift?.units ? (
        <div>
          <p>{t('units')}</p>
          <ul className="mt-2 list-disc ps-6">
            {gift.units.map((title, index) => (
              <li key={index} className="wrap-anywhere" dir="auto">
                {title}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p>{t('whole')}</p>
      )}
      {failure && <Callout tone="danger">{failure}</Callout>}
      <div className="flex flex-wrap gap-3">
        <Button size="lg" busy={busy} onClick={() => void accept()}>
          {busy ? t('accepting') : t('accept')}
        </Button>
        <Button size="lg" variant="secondary" onClick={() => onCode('')}>
          {t('other')}
        </Button>
      </div>
    </>,
  );
}

function CodeForm({ problem, onCode }: Pick<GiftScreenProps, 'problem' | 'onCode'>) {
  const t = useMessages(giftScreenMessages);
  const id = useId();
  const submit = async ({ code = '' }: Record<string, string>): Promise<FormOutcome> => {
    const typed = code.trim();
    if (typed === '') return { ok: false, message: t('codeMissing'), errors: { code: t('codeMissing') } };
    onCode(typed);
    return { ok: true };
  };
  return (
    <div className="flex w-full flex-col gap-5">
      {problem && <Callout tone="warning">{problem}</Callout>}
      <p className="text-ink-muted">{t('enter')}</p>
      <Form onSubmit={submit} fieldIds={{ code: id }} submitLabel={t('check')} busyLabel={t('checkingTitle')}>
        {({ errors }) => (
          <TextInput
            id={id}
            name="code"
            label={t('code')}
            hint={t('codeHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={errors.code}
          />
        )}
      </Form>
    </div>
  );
}
