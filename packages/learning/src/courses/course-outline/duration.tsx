import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const durationMessages = defineMessages('duration', {
  minutes: { one: '{count} minute', other: '{count} minutes' },
  hours: { one: '{count} hour', other: '{count} hours' },
  both: '{hours} {minutes}',
  shortMinutes: '{count} min',
  shortHours: '{count} h',
});

export interface DurationProps {
  /** Estimated reading or watching time; less than one counts as one. */
  minutes: number;
  /** "1 h 20 min" instead of "1 hour 20 minutes". */
  short?: boolean;
}

/** A duration as text. */
export function Duration({ minutes, short = false }: DurationProps) {
  const t = useMessages(durationMessages);
  const whole = Math.max(1, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const machine = `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`;
  const parts = {
    hours: t(short ? 'shortHours' : 'hours', { count: hours }),
    minutes: t(short ? 'shortMinutes' : 'minutes', { count: rest }),
  };
  return <time dateTime={machine}>{!hours ? parts.minutes : !rest ? parts.hours : t('both', parts)}</time>;
}
