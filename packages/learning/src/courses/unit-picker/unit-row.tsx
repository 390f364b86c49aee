import type { Unit } from '@digiken/contract';
import { ArrowRight, BookOpen, CircleCheck } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Badge } from '@digiken/ui/badge';
import { Button, ButtonLink } from '@digiken/ui/button';
import { DataSize } from '@digiken/ui/data-size';
import { Price } from '@digiken/ui/price';
import { Checkbox } from '@digiken/ui/checkbox';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import type { CourseLinks } from '../../lib/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Duration } from '../course-outline/duration';
import { UnitContents } from './unit-contents';

export const unitRowMessages = defineMessages('unitRow', {
  title: '{number}. {title}',
  owned: 'Yours',
  open: 'Open',
  openUnit: 'Open {title}',
  free: 'Free',
  start: 'Start this unit free',
  starting: 'One moment…',
  price: 'Price:',
  lessons: { one: '{count} lesson', other: '{count} lessons' },
});

export interface UnitRowProps extends CourseLinks {
  unit: Unit;
  number: number;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onStart?: () => void;
  starting: boolean;
}

/** A unit to select, a free one to start, or an owned one to open; its lessons fold out. */
export function UnitRow({ unit, number, chosen, onChoose, onStart, starting, ...links }: UnitRowProps) {
  const t = useMessages(unitRowMessages);
  const id = useId();
  const free = !unit.owned && unit.price === 0;
  const picked = chosen && !unit.owned && !free;
  const title = t('title', { number, title: unit.title });
  return (
    <div
      data-slot="unit-row"
      className={cn(
        'relative flex flex-col gap-1.5 px-3.5 py-4 transition-colors duration-fast sm:px-5',
        picked &&
          'bg-selected before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-accent forced-colors:before:bg-[Highlight]',
      )}
    >
      <div className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        {unit.owned || free ? (
          <Title icon={unit.owned ? CircleCheck : BookOpen}>{title}</Title>
        ) : (
          <Checkbox
            // The label covers the row's top.
            label={
              <span
                className="text-lg leading-snug font-bold after:absolute after:inset-y-0 after:start-9 after:end-0"
                dir="auto"
              >
                {title}
              </span>
            }
            aria-describedby={`${id}-price ${id}-facts`}
            checked={chosen}
            onChange={(event) => onChoose(event.target.checked)}
            fieldClassName="min-w-0 grow basis-44 wrap-anywhere"
          />
        )}
        <span id={`${id}-price`} className="ms-auto shrink-0 text-end text-lg font-bold whitespace-nowrap">
          {unit.owned || free ? (
            <Badge tone="success">{t(unit.owned ? 'owned' : 'free')}</Badge>
          ) : (
            <>
              <span className="dk-visually-hidden">{t('price')} </span>
              <Price amount={unit.price} />
            </>
          )}
        </span>
      </div>
      <div className="flex flex-col items-start gap-1.5 ps-9">
        <p
          id={`${id}-facts`}
          className="flex flex-wrap gap-x-4.5 gap-y-0.5 text-sm text-ink-muted [&>*]:whitespace-nowrap"
        >
          {unit.lessons.length > 0 && <span>{t('lessons', { count: unit.lessons.length })}</span>}
          <Duration minutes={unit.minutes} short />
          <DataSize bytes={unit.weightBytes} />
        </p>
        {unit.owned && (
          <ButtonLink
            href={links.unitHrefOf(unit)}
            size="sm"
            variant="secondary"
            aria-label={t('openUnit', { title: unit.title })}
            className="my-1"
          >
            {t('open')}
          </ButtonLink>
        )}
        {free && onStart && (
          <Button
            variant="secondary"
            busy={starting}
            onClick={onStart}
            iconAfter={<Icon of={ArrowRight} size={18} className="rtl:-scale-x-100" />}
            aria-describedby={`${id}-facts`}
            className="my-1"
          >
            {starting ? (
              t('starting')
            ) : (
              <>
                <span>{t('start')}</span>
                <span className="dk-visually-hidden">{`: ${unit.title}`}</span>
              </>
            )}
          </Button>
        )}
        <UnitContents unit={unit} number={number} {...links} />
      </div>
    </div>
  );
}

function Title({ icon, children }: { icon: typeof BookOpen; children: ReactNode }) {
  return (
    <div className="flex min-w-0 grow basis-44 items-start gap-3 wrap-anywhere">
      <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-sm bg-success-soft text-success-ink">
        <Icon of={icon} size={17} />
      </span>
      <p className="min-w-0 text-lg leading-snug font-bold">{children}</p>
    </div>
  );
}
