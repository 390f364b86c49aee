import {
  useAdminCourses,
  useAdminDashboard,
  usePostReports,
  useReviewReports,
  useTickets,
} from '@digiken/hooks/admin';
import { type Query } from '@digiken/hooks/api';
import { type PaymentHealth, usePaymentHealth } from '@digiken/hooks/payments';
import type { TaskListProps } from '@digiken/learning/task-list';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice } from '@digiken/ui/price';
import { shellMessages } from '../messages/shell';
import { useIsAdmin } from '../use-is-admin';
import { postReportsPath, reviewReportsPath, totalsPath } from '../views';

type Task = TaskListProps['tasks'][number];

const TRANSACTIONS = '/admin/transactions';

const isSettled = ({ status }: Query<unknown>) => status !== 'loading';

/** What waits for administrators, the most urgent first; undefined while it loads. What fails to load is left out. */
export function useTasks(): Task[] | undefined {
  const t = useMessages(shellMessages);
  const figures = useAdminDashboard();
  const health = usePaymentHealth();
  const reviews = useReviewReports({ state: 'open' });
  const posts = usePostReports({ state: 'open' });
  const courses = useAdminCourses({ state: 'review' });
  const tickets = useTickets({ state: 'open' });
  const money = useMoneyTasks(health.data);
  const { inReview = 0, openTickets = 0, openReports = 0 } = figures.data ?? {};
  const reported = reviews.data?.data.length ?? 0;
  const reportedPosts = posts.data?.data.length ?? 0;
  const oldest = courses.data?.data[0]?.title;
  const latest = tickets.data?.data[0]?.name;

  if (![figures, health, reviews, posts, courses, tickets].every(isSettled)) return undefined;
  const rest: (Task | false)[] = [
    inReview > 0 && {
      id: 'courses',
      kind: 'course',
      title: t('reviewTask', { count: inReview }),
      reason: oldest && t('reviewReason', { name: oldest }),
      href: '/admin/courses',
      action: t('review'),
    },
    openTickets > 0 && {
      id: 'tickets',
      kind: 'help',
      title: t('helpTask', { count: openTickets }),
      reason: latest && t('helpReason', { name: latest }),
      href: '/admin/tickets?state=open',
      action: t('answer'),
    },
    openReports > 0 && {
      id: 'reports',
      kind: 'report',
      title: t('reportTask', { count: openReports }),
      reason: t('reportReason'),
      href: '/admin/messages/reports?state=open',
      action: t('look'),
    },
    reported > 0 && {
      id: 'review-reports',
      kind: 'review',
      title: t('reviewReportTask', { count: reported }),
      reason: t('reportReason'),
      href: `${reviewReportsPath}?state=open`,
      action: t('look'),
    },
    reportedPosts > 0 && {
      id: 'post-reports',
      kind: 'report',
      title: t('postReportTask', { count: reportedPosts }),
      reason: t('reportReason'),
      href: `${postReportsPath}?state=open`,
      action: t('look'),
    },
  ];
  return [...money, ...rest.filter((task): task is Task => task !== false)];
}

function useMoneyTasks(health: PaymentHealth | undefined): Task[] {
  const t = useMessages(shellMessages);
  const locale = useLocale();
  const isAdmin = useIsAdmin();
  if (!health) return [];
  const { held, heldAmount, openRefunds, ledger, differingDays } = health;
  const act = t(isAdmin ? 'decide' : 'look');
  const tasks: (Task | false)[] = [
    ledger?.clean === false && {
      id: 'ledger',
      kind: 'ledger',
      title: t('ledgerTask'),
      reason: t('ledgerReason'),
      href: TRANSACTIONS,
      action: t('look'),
    },
    held > 0 && {
      id: 'held',
      kind: 'payment',
      title: t('heldTask', { count: held, amount: formatPrice(heldAmount, locale) }),
      reason: t('heldReason'),
      href: TRANSACTIONS,
      action: act,
    },
    differingDays > 0 && {
      id: 'totals',
      kind: 'ledger',
      title: t('totalsTask', { count: differingDays }),
      reason: t('totalsReason'),
      href: totalsPath,
      action: t('look'),
    },
    openRefunds > 0 && {
      id: 'refunds',
      kind: 'refund',
      title: t('refundTask', { count: openRefunds }),
      reason: t('refundReason'),
      href: TRANSACTIONS,
      action: act,
    },
  ];
  return tasks.filter((task): task is Task => task !== false);
}
