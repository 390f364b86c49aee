import { CATALOGUE_COURSES } from '@digiken/contract/constants';
import { useCategories, useCourseFacets, usePublishedCourses } from '@digiken/hooks/catalogue';
import { CatalogueScreen } from '@digiken/learning/catalogue-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageMessages } from '../messages';
import { useAddressQuery } from '../shell/use-address-query';
import { usePage } from '../shell/use-page';
import { categoryView, courseHrefIn } from '../views/courses';
import { callFilters, facetsView, filterQuery, filtersFrom, type FiltersView } from '../views/filters';
import { loadState } from '../views/load-state';

const hrefOf = courseHrefIn('public');

export default function CoursesPage() {
  const t = useMessages(pageMessages);
  usePage({ title: t('courses') });
  const navigate = useNavigate();
  const query = useAddressQuery();
  const filters = useMemo(() => filtersFrom(query), [query]);
  const cursor = query.get('cursor') ?? '';
  const courses = usePublishedCourses({ ...callFilters(filters), size: CATALOGUE_COURSES, cursor });
  const categories = useCategories();
  const [draft, setDraft] = useState<FiltersView | null>(null);
  const facets = useCourseFacets(callFilters(draft ?? filters));
  const pageHref = (to: string | null | undefined) =>
    to ? `/courses${filterQuery(filters, to)}` : undefined;
  return (
    <CatalogueScreen
      state={loadState(courses)}
      courses={courses.data?.data ?? []}
      hrefOf={hrefOf}
      categories={(categories.data ?? []).map(categoryView)}
      filters={filters}
      facets={facetsView(facets.data)}
      onDraft={setDraft}
      onFilters={(next) => void navigate(`/courses${filterQuery(next)}`, { replace: true })}
      page={{ previousHref: pageHref(courses.data?.previous), nextHref: pageHref(courses.data?.next) }}
    />
  );
}
