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

const split = (minutes: number) => {
  const whole = Math.max(1, Math.round(minutes));
  return { hours: Math.floor(whole / 60), rest: whole % 60 };
};

/** "1 hour 20 minutes", or "1 h 20 min" if `short`. */
export function useDurationText({ minutes, short = false }: DurationProps): string {
  const t = useMessages(durationMessages);
  const { hours, rest } = split(minutes);
  const parts = {
    hours: t(short ? 'shortHours' : 'hours', { count: hours }),
    minutes: t(short ? 'shortMinutes' : 'minutes', { count: rest }),
  };
  return !hours ? parts.minutes : !rest ? parts.hours : t('both', parts);
}

/** A duration as text. */
export function Duration(props: DurationProps) {
  const { hours, rest } = split(props.minutes);
  const machine = `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`;
  return <time dateTime={machine}>{useDurationText(props)}</time>;
}
