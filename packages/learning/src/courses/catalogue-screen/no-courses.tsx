import { Button, ButtonLink } from '@digiken/ui/button';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { EmptyScene } from '../../screens/empty-scene/empty-scene';
import {
  type CatalogueFilters,
  countFilters,
  type FacetCounts,
  PANEL_FILTERS,
  type PanelFilter,
  withoutFilters,
} from '../course-filters/filter-types';

export const noCoursesMessages = defineMessages('no-courses', {
  none: 'No matching courses',
  noneFor: 'Nothing about “{search}” yet',
  noneText: 'Try fewer or other words.',
  oneLess: 'There are courses if you leave out one filter.',
  all: 'Show all courses',
  category: 'Show all subjects',
  price: 'Show any price',
  duration: 'Show any length',
  level: 'Show all levels',
  language: 'Show any language',
  empty: 'No courses are published yet',
  emptyText: 'Published courses are listed here.',
  ask: 'Ask for a course',
});

export interface NoCoursesProps {
  filters: CatalogueFilters;
  facets?: FacetCounts;
  onFilters: (filters: CatalogueFilters) => void;
  askHref: string;
}

/** The filter that must be left out to find most courses; undefined if that is not known of any. */
function filterToLeave(filters: CatalogueFilters, facets: FacetCounts | undefined): PanelFilter | undefined {
  let best: PanelFilter | undefined;
  let most = 0;
  for (const filter of PANEL_FILTERS) {
    // Each option counts the courses that match all other filters.
    const found = filters[filter] === '' ? 0 : Math.max(0, ...Object.values(facets?.[filter] ?? {}));
    if (found > most) [best, most] = [filter, found];
  }
  return best;
}

/** Instead of courses: why there are none, and one way on that finds some (spec 17.67). */
export function NoCourses({ filters, facets, onFilters, askHref }: NoCoursesProps) {
  const t = useMessages(noCoursesMessages);
  const { search } = filters;
  if (search === '' && countFilters(filters) === 0)
    return (
      <EmptyScene
        title={t('empty')}
        picture="courses"
        action={
          <ButtonLink href={askHref} size="lg">
            {t('ask')}
          </ButtonLink>
        }
      >
        {t('emptyText')}
      </EmptyScene>
    );
  const leave = filterToLeave(filters, facets);
  return (
    <EmptyScene
      title={search ? t('noneFor', { search }) : t('none')}
      picture="courses"
      action={
        <Button
          size="lg"
          onClick={() => onFilters(leave ? { ...filters, [leave]: '' } : withoutFilters(filters))}
        >
          {t(leave ?? 'all')}
        </Button>
      }
    >
      {t(leave ? 'oneLess' : 'noneText')}
    </EmptyScene>
  );
}
