import { useEnrolledCourses, usePublishedCourses, useUser } from '@digiken/hooks';
import { DashboardScreen } from '@digiken/learning/dashboard-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { pageMessages } from '../messages';
import { usePage } from '../shell/use-page';
import { enrolledView } from '../views/course-detail';
import { courseView } from '../views/courses';
import { loadState } from '../views/load-state';

export default function DashboardPage() {
  const t = useMessages(pageMessages);
  usePage({ title: t('dashboard') });
  const user = useUser().data;
  const enrolled = useEnrolledCourses();
  const courses = usePublishedCourses();
  return (
    <DashboardScreen
      state={loadState(enrolled)}
      firstName={user?.firstName}
      enrolled={(enrolled.data ?? []).map(enrolledView)}
      suggestions={(courses.data ?? []).map((course) => courseView(course, 'console'))}
    />
  );
}
