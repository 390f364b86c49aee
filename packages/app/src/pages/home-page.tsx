import { HOME_COURSES } from '@digiken/contract/constants';
import { useCategories, usePublishedCourses } from '@digiken/hooks/catalogue';
import { HomeScreen } from '@digiken/learning/home-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useNavigate } from 'react-router-dom';
import { pageMessages } from '../messages';
import { usePage } from '../shell/use-page';
import { categoryView, courseView } from '../views/courses';
import { loadState } from '../views/load-state';

export default function HomePage() {
  const t = useMessages(pageMessages);
  usePage({ title: t('home'), whole: true });
  const navigate = useNavigate();
  const courses = usePublishedCourses({ size: HOME_COURSES, lowestPrice: 'true' });
  const categories = useCategories();
  return (
    <HomeScreen
      state={loadState(courses)}
      courses={(courses.data?.data ?? []).map((course) => courseView(course, 'public'))}
      lowestPrice={courses.data?.lowestPrice}
      categories={(categories.data ?? []).map(categoryView)}
      onSearch={(text) => void navigate(`/search?q=${encodeURIComponent(text)}`)}
    />
  );
}
