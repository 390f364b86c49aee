import { useCategories } from '@digiken/hooks/catalogue';
import { HomeScreen } from '@digiken/learning/home-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageMessages } from '../messages';
import { HomeMore, HomePhone } from '../shell/home-parts';
import { useHomeCourses } from '../shell/use-home-courses';
import { usePage } from '../shell/use-page';
import { categoryView, courseHrefIn } from '../views/courses';
import { loadState } from '../views/load-state';

const hrefOf = courseHrefIn('public');

export default function HomePage() {
  const t = useMessages(pageMessages);
  usePage({ title: t('home'), whole: true });
  const navigate = useNavigate();
  const courses = useHomeCourses();
  const categories = useCategories();
  return (
    <HomeScreen
      state={loadState(courses)}
      courses={courses.data?.data ?? []}
      hrefOf={hrefOf}
      lowestPrice={courses.data?.lowestPrice}
      categories={(categories.data ?? []).map(categoryView)}
      onSearch={(text) => void navigate(`/search?q=${encodeURIComponent(text)}`)}
      phone={
        <Suspense fallback={null}>
          <HomePhone />
        </Suspense>
      }
    >
      <HomeMore />
    </HomeScreen>
  );
}
