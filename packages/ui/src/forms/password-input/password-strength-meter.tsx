import { useEffect } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { clock } from '../../foundations/clock/clock';
import { cn } from '../../foundations/lib/cn';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { passwordStrength } from './password-strength';

export const passwordStrengthMessages = defineMessages('password-strength', {
  label: 'Strength: {strength}',
  level0: 'Too short',
  level1: 'Easy to guess',
  level2: 'Fair',
  level3: 'Strong',
  advice0: 'Use 8 characters or more.',
  advice1: 'Add a word or two that no one would expect.',
  advice2: 'One more word makes it strong.',
  advice3: 'Very hard to guess.',
});

/** Milliseconds after the last key before the strength is announced. */
const PAUSE = 1000;

const FILL = ['bg-danger-ink', 'bg-danger-ink', 'bg-warning-ink', 'bg-success-ink'] as const;

/** The password's strength as text with one suggestion. Announced when typing pauses; it never blocks the form. */
export default function PasswordStrengthMeter({ id, password }: { id: string; password: string }) {
  const t = useMessages(passwordStrengthMessages);
  const announce = useAnnounce();
  const strength = passwordStrength(password);
  const words = t('label', { strength: t(`level${strength}`) });
  const advice = t(`advice${strength}`);

  // Changes of `password` restart the delay, so nothing is announced while typing.
  useEffect(() => {
    const pause = clock.setTimeout(() => announce(`${words}. ${advice}`), PAUSE);
    return () => clock.clearTimeout(pause);
  }, [password, words, advice, announce]);

  return (
    <span data-slot="password-strength" className="flex flex-col gap-1.5 pt-1">
      <span aria-hidden="true" className="flex gap-1.5">
        {FILL.map((_, level) => (
          <span
            key={level}
            className={cn(
              'h-2 flex-1 rounded-full border border-line-control',
              level <= strength && cn(FILL[strength], 'border-transparent forced-colors:bg-[Highlight]'),
            )}
          />
        ))}
      </span>
      <span id={id} className="text-sm text-ink-muted">
        <strong className="text-ink">{`${words}.`}</strong> <span>{advice}</span>
      </span>
    </span>
  );
}
