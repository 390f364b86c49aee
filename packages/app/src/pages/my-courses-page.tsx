import { useEnrolledCourses } from '@digiken/hooks/learning';
import { useMessages } from '@digiken/ui/messages-provider';
import { MyCoursesScreen } from '@digiken/learning/my-courses-screen';
import { OwnTabs } from '../areas/learner/parts/own-tabs';
import { pageMessages } from '../messages';
import { SeatOffers } from '../shell/seat-offers';
import { usePage } from '../shell/use-page';
import { enrolledLinks } from '../views/enrolled';
import { loadState } from '../views/load-state';
import { receiptsPath } from '../views/payment-paths';

export default function MyCoursesPage() {
  const t = useMessages(pageMessages);
  usePage({ title: t('myCourses') });
  const enrolled = useEnrolledCourses();
  return (
    <MyCoursesScreen
      state={loadState(enrolled)}
      enrolled={enrolled.data ?? []}
      {...enrolledLinks}
      receiptsHref={receiptsPath()}
      tabs={<OwnTabs current="courses" />}
      above={<SeatOffers />}
    />
  );
}
