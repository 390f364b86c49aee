import { CircleCheck } from 'lucide';
import { useId } from 'react';
import { DataSize } from '@digiken/ui/data-size';
import { Price } from '@digiken/ui/price';
import { Checkbox } from '@digiken/ui/checkbox';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import type { UnitView } from '../../lib/types';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Duration, UnitLessons } from '../course-outline/course-outline';

export const unitRowMessages = defineMessages('unitRow', {
  unit: 'Unit {number}',
  owned: 'You have this unit',
  price: 'Price:',
});

export interface UnitRowProps {
  unit: UnitView;
  number: number;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** A unit to select, or an owned one; its lessons can be expanded. */
export function UnitRow({ unit, number, chosen, onChoose }: UnitRowProps) {
  const t = useMessages(unitRowMessages);
  const id = useId();
  const title = (
    <>
      <span className="block text-sm font-medium text-accent-ink">
        {t('unit', { number })}
        <span className="dk-visually-hidden">: </span>
      </span>
      <span className="block text-lg font-bold">{unit.title}</span>
    </>
  );
  return (
    <div
      data-slot="unit-row"
      className={cn(
        'flex flex-col gap-2 rounded-lg border p-4 transition-colors duration-fast sm:p-5',
        chosen && !unit.owned ? 'bg-selected' : 'bg-surface',
      )}
    >
      <div className="flex items-start justify-between gap-4">
        {unit.owned ? (
          <div className="flex min-w-0 grow gap-3">
            <Icon of={CircleCheck} size={24} className="mt-0.5 shrink-0 text-success-ink" />
            <div className="min-w-0 grow">
              <BaseLink href={unit.href} className="block underline-offset-4 hover:underline">
                {title}
              </BaseLink>
            </div>
          </div>
        ) : (
          <Checkbox
            label={title}
            aria-describedby={`${id}-price ${id}-facts`}
            checked={chosen}
            onChange={(event) => onChoose(event.target.checked)}
            fieldClassName="min-w-0 grow scroll-mb-56"
          />
        )}
        <span id={`${id}-price`} className="shrink-0 text-end font-bold">
          {unit.owned ? (
            <span className="block max-w-24 text-sm text-success-ink">{t('owned')}</span>
          ) : (
            <>
              <span className="dk-visually-hidden">{t('price')} </span>
              <Price amount={unit.price} />
            </>
          )}
        </span>
      </div>
      <div className="flex flex-col gap-2 sm:ps-9">
        <div id={`${id}-facts`} className="flex flex-col gap-2 text-sm text-ink-muted">
          <p className="max-w-measure">{unit.summary}</p>
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            <Duration minutes={unit.minutes} />
            <DataSize bytes={unit.weightBytes} />
          </p>
        </div>
        <UnitLessons unit={unit} />
      </div>
    </div>
  );
}
