import { TextLink } from '@digiken/ui/text-link';
import { formatDataSize } from '@digiken/ui/data-size';
import { Price } from '@digiken/ui/price';
import { Section } from '@digiken/ui/section';
import { ReorderableList } from '@digiken/ui/reorderable-list';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { AddByTitle } from './add-by-title';
import { courseEditorMessages } from './messages';
import { RemoveButton } from './remove-button';
import type { AuthoredUnitView } from './types';

export interface CourseUnitsProps {
  units: readonly AuthoredUnitView[];
  onAddUnit: (values: { title: string }) => Promise<FormOutcome>;
  onReorderUnits: (ids: string[]) => Promise<FormOutcome>;
  onRemoveUnit: (id: string) => Promise<FormOutcome>;
}

export function CourseUnits({ units, onAddUnit, onReorderUnits, onRemoveUnit }: CourseUnitsProps) {
  const t = useMessages(courseEditorMessages);
  const locale = useLocale();
  return (
    <Section id="units" title={t('units')} intro={t('unitsIntro')}>
      {units.length === 0 ? (
        <p className="text-ink-muted">{t('noUnits')}</p>
      ) : (
        <ReorderableList
          label={t('units')}
          onReorder={onReorderUnits}
          items={units.map((unit) => ({
            id: unit.id,
            name: unit.title,
            content: (
              <div className="flex min-w-0 flex-col">
                <TextLink href={unit.href} quiet className="font-bold">
                  {unit.title}
                </TextLink>
                <span className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
                  <Price amount={unit.price} />
                  <span>
                    {unit.lessonCount === 0
                      ? t('lessons', { count: 0 })
                      : t('unitLine', {
                          lessons: t('lessons', { count: unit.lessonCount }),
                          weight: formatDataSize(unit.weightBytes, locale),
                        })}
                  </span>
                </span>
              </div>
            ),
            actions: (
              <RemoveButton
                name={unit.title}
                title={t('removeTitle', { title: unit.title })}
                message={t('removeUnit')}
                onRemove={() => onRemoveUnit(unit.id)}
              />
            ),
          }))}
        />
      )}
      <AddByTitle label={t('addUnit')} hint={t('addUnitHint')} submitLabel={t('add')} onAdd={onAddUnit} />
    </Section>
  );
}
