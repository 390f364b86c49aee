import type { AdminFigures } from '@digiken/contract';
import { useAdminDashboard, useAudit } from '@digiken/hooks/admin';
import { type RevenueWeek, useRevenue } from '@digiken/hooks/payments';
import { FactStrip, type FactStripProps } from '@digiken/learning/fact-strip';
import { FiguresScreen } from '@digiken/learning/figures-screen';
import { TaskList } from '@digiken/learning/task-list';
import { LineChart } from '@digiken/ui/line-chart';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice } from '@digiken/ui/price';
import { Section } from '@digiken/ui/section';
import { TextLink } from '@digiken/ui/text-link';
import { Timeline } from '@digiken/ui/timeline';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { dashboardMessages } from '../../shared/messages';
import { isCharted, useWeekChange, weekCount, type Weeks } from '../../shared/use-week-change';
import { auditMessages, shellMessages } from '../messages/shell';
import { useTasks } from '../parts/use-tasks';
import { coursePath, targetHref } from '../views';

const NEWEST = 6;

/** What needs attention, four figures with their change, then one chart (spec 11.46). */
export default function DashboardPage() {
  const t = useMessages(shellMessages);
  const shared = useMessages(dashboardMessages);
  usePage({ title: t('dashboard') });
  const query = useAdminDashboard();
  const tasks = useTasks();
  const revenue = useRevenue();
  const weeks = revenue.data?.some(({ gross }) => gross > 0) ? revenue.data : undefined;
  const facts = useFacts(query.data, weeks);
  const state = loadState(query);
  return (
    <FiguresScreen
      title={t('dashboard')}
      intro={t('dashboardIntro')}
      // Tasks that arrive late would move what is being read.
      state={
        state.status === 'ready' && (!tasks || revenue.status === 'loading') ? { status: 'loading' } : state
      }
      lead={
        <>
          <TaskList tasks={tasks ?? []} />
          {facts && <FactStrip label={shared('figures')} facts={facts} />}
        </>
      }
    >
      {query.data && <Trends figures={query.data} revenue={weeks} />}
      <RecentActivity />
    </FiguresScreen>
  );
}

function useFacts(
  figures: AdminFigures | undefined,
  revenue: readonly RevenueWeek[] | undefined,
): FactStripProps['facts'] | undefined {
  const t = useMessages(shellMessages);
  const locale = useLocale();
  const weekly = useWeekChange();
  if (!figures) return undefined;
  const number = new Intl.NumberFormat(locale);
  const { added, change } = weekly;
  const { people, enrolments, signUpsByWeek, enrolmentsByWeek } = figures;
  return [
    { label: t('people'), value: number.format(people), change: added(signUpsByWeek), href: '/admin/users' },
    {
      label: t('enrolments'),
      value: number.format(enrolments),
      change: added(enrolmentsByWeek),
      href: '/admin/enrollments',
    },
    revenue
      ? {
          label: t('paidThisWeek'),
          value: formatPrice(revenue.at(-1)?.gross ?? 0, locale),
          change: t('paidLastWeek', { amount: formatPrice(revenue.at(-2)?.gross ?? 0, locale) }),
          href: '/admin/transactions?state=paid',
        }
      : {
          label: t('signUpsThisWeek'),
          value: number.format(weekCount(signUpsByWeek)),
          change: change(signUpsByWeek),
        },
    {
      label: t('enrolmentsThisWeek'),
      value: number.format(weekCount(enrolmentsByWeek)),
      change: change(enrolmentsByWeek),
    },
  ];
}

interface TrendsProps {
  figures: AdminFigures;
  /** Undefined where nothing was paid. */
  revenue: readonly RevenueWeek[] | undefined;
}

/** One chart of the weeks, of money where there is any, beside the courses with the most learners. */
function Trends({ figures: { signUpsByWeek, enrolmentsByWeek, topCourses }, revenue }: TrendsProps) {
  const t = useMessages(shellMessages);
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const day = (week: string) => format.format(new Date(week));
  const points = (weeks: Weeks) => weeks.map(({ week, count }) => ({ x: day(week), y: count }));
  const money = revenue && isCharted(revenue) ? revenue : undefined;
  const charted = money ?? (isCharted(signUpsByWeek) && isCharted(enrolmentsByWeek));
  if (!charted && topCourses.length === 0) return null;
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-5 gap-y-12 @min-[44rem]:grid-cols-[minmax(0,1fr)_20rem]">
        {money ? (
          <LineChart
            title={t('revenueByWeek')}
            headingLevel={2}
            format={(amount) => formatPrice(amount, locale)}
            series={[
              { label: t('gross'), points: money.map(({ week, gross }) => ({ x: day(week), y: gross })) },
              {
                label: t('refunds'),
                points: money.map(({ week, refunds }) => ({ x: day(week), y: refunds })),
              },
            ]}
          />
        ) : (
          charted && (
            <LineChart
              title={t('byWeek')}
              headingLevel={2}
              series={[
                { label: t('signUps'), points: points(signUpsByWeek) },
                { label: t('enrolments'), points: points(enrolmentsByWeek) },
              ]}
            />
          )
        )}
        {topCourses.length > 0 && (
          <Section
            title={t('topCourses')}
            className="self-start rounded-xl border bg-surface p-5 in-[.high-contrast]:border-2"
          >
            <ol className="grid grid-cols-1 divide-y divide-line">
              {topCourses.map(({ _id, title, learners }) => (
                <li key={_id} className="flex flex-wrap justify-between gap-x-4 py-2.5">
                  <TextLink quiet href={coursePath(_id)}>
                    {title}
                  </TextLink>
                  <span className="text-ink-muted tabular-nums">
                    {t('learnerCount', { count: learners })}
                  </span>
                </li>
              ))}
            </ol>
          </Section>
        )}
      </div>
    </div>
  );
}

function RecentActivity() {
  const t = useMessages(shellMessages);
  const auditText = useMessages(auditMessages);
  const query = useAudit();
  const entries = query.data?.data.slice(0, NEWEST) ?? [];
  return (
    <Section title={t('recentActivity')} actions={<TextLink href="/admin/audit">{t('seeAudit')}</TextLink>}>
      {query.status === 'ready' && entries.length === 0 && (
        <p className="text-ink-muted">{t('noActivity')}</p>
      )}
      {entries.length > 0 && (
        <Timeline
          label={t('recentActivityLabel')}
          items={entries.map(({ _id, actor, action, target, detail, createdAt }) => {
            const href = targetHref(target);
            const words = auditText('entry', {
              actor: actor?.name ?? auditText('somebody'),
              action,
              name: target.name,
            });
            return {
              id: _id,
              at: createdAt,
              title: href ? (
                <TextLink quiet href={href}>
                  {words}
                </TextLink>
              ) : (
                words
              ),
              body: detail,
            };
          })}
        />
      )}
    </Section>
  );
}
