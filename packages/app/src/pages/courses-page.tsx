import { useCategories, usePublishedCourses } from '@digiken/hooks';
import { CatalogueScreen } from '@digiken/ui/catalogue-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageMessages } from '../messages';
import { useHydrated } from '../shell/use-hydrated';
import { usePage } from '../shell/use-page';
import { categoryView, courseView } from '../views/courses';
import { callFilters, filterQuery, filtersFrom } from '../views/filters';
import { loadState } from '../views/load-state';

const NO_QUERY = new URLSearchParams();

export default function CoursesPage() {
  const t = useMessages(pageMessages);
  usePage({ title: t('courses') });
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // The pre-rendered page knows no query, and hydration must find the page as it was rendered.
  const hydrated = useHydrated();
  const { filters, page } = useMemo(() => filtersFrom(hydrated ? params : NO_QUERY), [hydrated, params]);
  const courses = usePublishedCourses(callFilters(filters));
  const categories = useCategories();
  return (
    <CatalogueScreen
      state={loadState(courses)}
      courses={(courses.data ?? []).map((course) => courseView(course, 'public'))}
      categories={(categories.data ?? []).map(categoryView)}
      filters={filters}
      onFilters={(next) => void navigate(`/courses${filterQuery(next)}`, { replace: true })}
      page={page}
      hrefFor={(number) => `/courses${filterQuery(filters, number)}`}
    />
  );
}
