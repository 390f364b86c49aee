import { useMemo } from 'react';
import { Badge } from '@digiken/ui/badge';
import { dateFormat } from '@digiken/ui/internal/intl';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { versionListMessages } from './messages';
import type { VersionView } from './types';

export interface VersionDaysProps {
  versions: readonly VersionView[];
  /** Gets the line of a version, so that the focus can return to it. */
  lineRef: (id: string, line: HTMLButtonElement | null) => void;
  onOpen: (id: string) => void;
}

const TIME = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** "Saved by Wanjiku Kamau"; without a person how it came to be. */
export function useVersionLine() {
  const t = useMessages(versionListMessages);
  return ({ origin, savedBy }: Pick<VersionView, 'origin' | 'savedBy'>) =>
    savedBy === null ? t(origin) : t('by', { origin: t(origin), name: savedBy });
}

/** The versions of each day, newest first. */
export function VersionDays({ versions, lineRef, onOpen }: VersionDaysProps) {
  const t = useMessages(versionListMessages);
  const locale = useLocale();
  const line = useVersionLine();
  const days = useMemo(() => byDay(versions), [versions]);
  const nameOf = (day: Date) => {
    const distance = daysAgo(day);
    if (distance === 0) return t('today');
    return distance === 1 ? t('yesterday') : dateFormat(locale, DAY).format(day);
  };
  return (
    <div className="flex flex-col gap-6">
      {days.map(({ day, list }) => (
        <section key={day.getTime()} data-slot="version-day" className="flex flex-col gap-2">
          <h3 className="text-sm font-bold text-ink-muted">{nameOf(day)}</h3>
          <ul className="flex list-none flex-col gap-2">
            {list.map((version) => (
              <li key={version.id}>
                <button
                  ref={(button) => lineRef(version.id, button)}
                  type="button"
                  onClick={() => onOpen(version.id)}
                  className="flex min-h-target w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border bg-surface px-4 py-2.5 text-start hover:border-ink-muted in-[.high-contrast]:border-2"
                >
                  <time dateTime={version.savedAt} className="font-bold tabular-nums">
                    {dateFormat(locale, TIME).format(Date.parse(version.savedAt))}
                  </time>
                  <span className="min-w-0 flex-1 basis-40">{line(version)}</span>
                  {version.current && <Badge tone="success">{t('current')}</Badge>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const startOfDay = (moment: Date | number) => {
  const day = new Date(moment);
  day.setHours(0, 0, 0, 0);
  return day;
};

const daysAgo = (day: Date): number =>
  Math.round((startOfDay(Date.now()).getTime() - day.getTime()) / 86_400_000);

function byDay(versions: readonly VersionView[]) {
  const days: { day: Date; list: VersionView[] }[] = [];
  for (const version of versions) {
    const day = startOfDay(Date.parse(version.savedAt));
    const last = days.at(-1);
    if (last?.day.getTime() === day.getTime()) last.list.push(version);
    else days.push({ day, list: [version] });
  }
  return days;
}
