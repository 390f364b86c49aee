import { useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Dialog } from '@digiken/ui/dialog';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { FilterPanel, type FilterPanelProps } from './filter-panel';
import { type CatalogueFilters, countFilters, withoutFilters } from './filter-types';

export const filterSheetMessages = defineMessages('filterSheet', {
  title: 'Filters',
  show: { zero: 'No courses', one: 'Show {count} course', other: 'Show {count} courses' },
  apply: 'Show the courses',
  clear: 'Clear all',
});

export interface FilterSheetProps extends Omit<FilterPanelProps, 'onChange'> {
  /** Called with each change before it applies, so that `facets` can follow; null when the sheet closes. */
  onDraft: (draft: CatalogueFilters | null) => void;
  onApply: (value: CatalogueFilters) => void;
  onClose: () => void;
}

/** The filters as a dialog at the bottom of a phone's window. They apply on its button, which shows the number. */
export function FilterSheet({ value, categories, facets, onDraft, onApply, onClose }: FilterSheetProps) {
  const t = useMessages(filterSheetMessages);
  const [draft, setDraft] = useState(value);
  const change = (next: CatalogueFilters) => {
    setDraft(next);
    onDraft(next);
  };
  const close = () => {
    onDraft(null);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={t('title')} className="max-sm:self-end">
      <FilterPanel value={draft} categories={categories} facets={facets} onChange={change} />
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-raised px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
        <Button
          variant="quiet"
          onClick={() => change({ ...withoutFilters(value), search: value.search })}
          disabled={!countFilters(draft)}
        >
          {t('clear')}
        </Button>
        <Button
          onClick={() => {
            onApply(draft);
            close();
          }}
        >
          {facets ? t('show', { count: facets.total }) : t('apply')}
        </Button>
      </div>
    </Dialog>
  );
}
