import { useState } from 'react';
import { Button } from '@digiken/ui/button';
import { numberFormat } from '@digiken/ui/internal/intl';
import { RadioGroup } from '@digiken/ui/radio-group';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { levelMessages } from '../course-card/level-messages';
import { languageName } from '../language-switch/language-switch';
import {
  type CatalogueFilters,
  type CategoryView,
  type FacetCounts,
  offered,
  type PanelFilter,
} from './filter-types';

export const filterPanelMessages = defineMessages('filterPanel', {
  category: 'Subject',
  allCategories: 'All subjects',
  more: 'Show all {count} subjects',
  fewer: 'Show fewer subjects',
  price: 'Price',
  allPrices: 'Any price',
  free: 'Free',
  paid: 'To buy',
  duration: 'Time',
  allDurations: 'Any length',
  short: 'Under 2 hours',
  medium: '2 to 6 hours',
  long: 'Over 6 hours',
  level: 'Level',
  allLevels: 'All levels',
  language: 'Language',
  allLanguages: 'Any language',
});

export interface FilterPanelProps {
  value: CatalogueFilters;
  categories: readonly CategoryView[];
  /** Undefined while it loads: then no numbers are shown, and nothing is disabled. */
  facets: FacetCounts | undefined;
  /** Receives the complete new value after each change. */
  onChange: (value: CatalogueFilters) => void;
}

/** So many subjects are shown at first. */
const FIRST = 6;

/** The filters of the catalogue as groups of radio buttons with the number of courses that each option leaves. */
export function FilterPanel({ value, categories, facets, onChange }: FilterPanelProps) {
  const t = useMessages(filterPanelMessages);
  const level = useMessages(levelMessages);
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const filled = offered(categories, value);
  const shown = all ? filled : filled.filter(({ id }, index) => index < FIRST || id === value.category);
  const languages = Object.keys(facets?.language ?? {}).sort();
  const group = (filter: PanelFilter, label: string, any: string, options: readonly [string, string][]) => {
    const counts: Readonly<Record<string, number>> | undefined = facets?.[filter];
    const chosen = value[filter];
    return (
      // A legend ignores the padding of its fieldset.
      <div>
        <RadioGroup
          label={label}
          value={chosen}
          onValueChange={(next) => onChange({ ...value, [filter]: next })}
          fieldClassName="w-full"
          options={[
            { value: '', label: any },
            ...options.map(([option, own]) => ({
              value: option,
              label: counts ? (
                <span className="flex justify-between gap-3">
                  <span className="min-w-0 wrap-anywhere">{own}</span>{' '}
                  <span className="text-ink-muted tabular-nums">
                    {numberFormat(locale).format(counts[option] ?? 0)}
                  </span>
                </span>
              ) : (
                own
              ),
              // An option that leaves nothing stays in its place.
              disabled: counts && !counts[option] && option !== chosen,
            })),
          ]}
        />
      </div>
    );
  };
  return (
    <div
      data-slot="filter-panel"
      className="flex flex-col divide-y divide-line *:py-5 *:first:pt-0 *:last:pb-0"
    >
      <div className="flex flex-col items-start *:first:w-full">
        {group(
          'category',
          t('category'),
          t('allCategories'),
          shown.map(({ id, name }) => [id, name]),
        )}
        {filled.length > FIRST && (
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="-ms-3 mt-1"
          >
            {all ? t('fewer') : t('more', { count: filled.length })}
          </Button>
        )}
      </div>
      {group('price', t('price'), t('allPrices'), [
        ['free', t('free')],
        ['paid', t('paid')],
      ])}
      {group('duration', t('duration'), t('allDurations'), [
        ['short', t('short')],
        ['medium', t('medium')],
        ['long', t('long')],
      ])}
      {group(
        'level',
        t('level'),
        t('allLevels'),
        (['beginner', 'intermediate', 'advanced'] as const).map((key) => [key, level(key)]),
      )}
      {(languages.length > 1 || value.language) &&
        group(
          'language',
          t('language'),
          t('allLanguages'),
          languages.map((tag) => [tag, languageName(tag)]),
        )}
    </div>
  );
}
