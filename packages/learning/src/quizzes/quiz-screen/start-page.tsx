import { BadgeCheck, Clock, Eye, type IconNode, ListOrdered, Repeat, Shuffle } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { FieldError } from '@digiken/ui/field';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { TextInput } from '@digiken/ui/text-input';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import type { QuizSettings, RichText as RichTextValue } from '../../lib/quiz';
import { useOutcome } from '../../lib/use-outcome';
import { RichText } from '../quiz-question/rich-text';
import { quizScreenMessages } from './messages';
import { rulesOf } from './rules';
import { When } from '../../lib/when';

export interface StartPageProps {
  intro?: RichTextValue;
  settings: QuizSettings;
  sequential: boolean;
  onStart?: (accessCode?: string) => Promise<FormOutcome>;
  needsAccessCode?: boolean;
  /** Earlier attempts. */
  attempts?: ReactNode;
  backHref?: string;
}

/** The rules in plain language, shown before the time starts. */
export function StartPage({
  intro,
  settings,
  sequential,
  onStart,
  needsAccessCode = false,
  attempts: earlier,
  backHref,
}: StartPageProps) {
  const t = useMessages(quizScreenMessages);
  const locale = useLocale();
  const heading = useId();
  const { busy, problem, run } = useOutcome();
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string>();
  const rules = rulesOf(settings, sequential, t, locale);
  const { attempts, nextAttemptAt, opensAt, closesAt } = settings;
  const none = attempts.allowed !== undefined && attempts.used >= attempts.allowed;
  const mayStart = !none && !nextAttemptAt && !opensAt && onStart;
  const start = async () => {
    if (!onStart) return;
    setCodeError(undefined);
    const outcome = await run(() => onStart(needsAccessCode ? code.trim() : undefined));
    if (!outcome.ok) setCodeError(outcome.errors?.accessCode);
  };
  return (
    <div data-slot="quiz-start" className="flex max-w-reading flex-col gap-8">
      {intro && <RichText text={intro} className="max-w-measure text-lg text-ink-muted" />}
      <section
        aria-labelledby={heading}
        className="flex flex-col gap-5 rounded-xl border bg-surface p-5 sm:p-7 in-[.high-contrast]:border-2 forced-colors:border-2"
      >
        <h2 id={heading} className="text-xl font-heavy">
          {t('before')}
        </h2>
        <ul className="flex flex-col gap-4">
          <Rule icon={ListOrdered} text={rules.size} />
          <Rule icon={Clock} text={rules.time} />
          <Rule icon={Shuffle} text={rules.order} />
          <Rule icon={Repeat} text={rules.attempts} />
          {rules.pass && <Rule icon={BadgeCheck} text={rules.pass} />}
          <Rule icon={Eye} text={rules.review} />
        </ul>
        {[
          ['opens', opensAt] as const,
          ['nextAttempt', none ? undefined : nextAttemptAt] as const,
          ['closes', closesAt] as const,
        ].map(
          ([key, iso]) =>
            iso && (
              <p key={key}>
                <span>{t(key)}</span>{' '}
                <span className="font-bold">
                  <When iso={iso} />
                </span>
              </p>
            ),
        )}
      </section>
      {mayStart && needsAccessCode && (
        <TextInput
          label={t('accessCode')}
          hint={t('accessCodeText')}
          autoComplete="off"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={codeError}
          fieldClassName="max-w-xs"
        />
      )}
      {problem && codeError === undefined && <FieldError>{problem}</FieldError>}
      <div className="flex flex-wrap gap-3">
        {mayStart && (
          <Button size="lg" busy={busy} onClick={() => void start()}>
            {t(busy ? 'starting' : 'start')}
          </Button>
        )}
        {backHref && (
          <ButtonLink href={backHref} size="lg" variant={mayStart ? 'quiet' : 'primary'}>
            {t('back')}
          </ButtonLink>
        )}
      </div>
      {earlier}
    </div>
  );
}

function Rule({ icon, text }: { icon: IconNode; text: string }) {
  return (
    <li className="flex items-start gap-3">
      <Icon of={icon} size={22} className="mt-0.5 shrink-0 text-accent-ink" />
      <span className="min-w-0">{text}</span>
    </li>
  );
}
