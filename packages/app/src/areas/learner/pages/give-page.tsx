import { useCourse } from '@digiken/hooks/catalogue';
import { useGiftActions, useGiftQuote } from '@digiken/hooks/seats';
import { BuyForOthersScreen } from '@digiken/learning/buy-for-others-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useNavigate, useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { forOthers, useForOthers } from '../../../shell/use-for-others';
import { courseLinks } from '../../../views/course-detail';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { coursePath } from '../../../views/paths';
import { checkoutPath } from '../../../views/payment-paths';
import { learnerMessages } from '../messages';

/** Where units of a course are bought for somebody else. */
export default function GivePage() {
  const { courseId = '' } = useParams();
  const t = useMessages(learnerMessages);
  const navigate = useNavigate();
  const query = useCourse(courseId);
  const course = query.data;
  const { chosen, setChosen, choice } = useForOthers(course);
  const quote = useGiftQuote(choice && { courseId, choice });
  const { orderGift } = useGiftActions();
  usePage({ title: t('give'), noindex: true });
  if (isMissing(query)) return <NotFoundPage />;
  const total = choice === null ? 0 : (quote.data?.total ?? null);
  return (
    <BuyForOthersScreen
      kind="gift"
      state={loadState(query)}
      course={course && forOthers(course)}
      {...courseLinks('public')}
      chosen={chosen}
      onChosenChange={setChosen}
      total={total}
      updating={quote.status === 'loading' || quote.refreshing}
      notice={quote.error?.message}
      back={{ label: t('backToCourse'), href: course ? coursePath('console', course) : '/courses' }}
      onSubmit={async ({ recipientName = '', recipientEmail = '', message = '' }) => {
        if (choice === null || total === null)
          return { ok: false, message: quote.error?.message ?? t('giftUnknown') };
        const outcome = await orderGift({
          courseId,
          choice,
          expectedTotal: total,
          recipientName,
          recipientEmail,
          message,
        });
        if (outcome.ok) void navigate(checkoutPath(outcome.data._id));
        return outcome;
      }}
    />
  );
}
