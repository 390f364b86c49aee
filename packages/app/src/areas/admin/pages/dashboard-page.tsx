import { useAdminDashboard, useAudit } from '@digiken/hooks';
import { BarChart } from '@digiken/ui/bar-chart';
import { FiguresScreen } from '@digiken/learning/figures-screen';
import { LineChart } from '@digiken/ui/line-chart';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { TextLink } from '@digiken/ui/text-link';
import { Timeline } from '@digiken/ui/timeline';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { auditMessages, shellMessages } from '../messages/shell';
import { distinct, targetHref } from '../views';

const NEWEST = 6;

export default function DashboardPage() {
  const t = useMessages(shellMessages);
  const locale = useLocale();
  usePage({ title: t('dashboard') });
  const query = useAdminDashboard();
  const figures = query.data;
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const byWeek = (weeks: { week: string; count: number }[] = []) =>
    weeks.map(({ week, count }) => ({ x: day.format(new Date(week)), y: count }));
  const number = (value = 0) => new Intl.NumberFormat(locale).format(value);
  const top = figures?.topCourses ?? [];

  return (
    <FiguresScreen
      title={t('dashboard')}
      intro={t('dashboardIntro')}
      state={loadState(query)}
      stats={[
        {
          label: t('people'),
          value: number(figures?.people),
          hint: t('peopleHint', {
            learners: figures?.learners ?? 0,
            instructors: figures?.instructors ?? 0,
          }),
          href: '/admin/users',
        },
        { label: t('inReview'), value: number(figures?.inReview), href: '/admin/courses' },
        {
          label: t('openTickets'),
          value: number(figures?.openTickets),
          href: '/admin/tickets?state=open',
        },
        {
          label: t('openReports'),
          value: number(figures?.openReports),
          href: '/admin/messages/reports?state=open',
        },
        { label: t('courses'), value: number(figures?.courses), href: '/admin/courses?state=all' },
        { label: t('enrolments'), value: number(figures?.enrolments), href: '/admin/enrollments' },
        { label: t('hubs'), value: number(figures?.hubs), href: '/admin/hubs' },
      ]}
    >
      <LineChart
        title={t('byWeek')}
        headingLevel={2}
        series={[
          { label: t('signUps'), points: byWeek(figures?.signUpsByWeek) },
          { label: t('enrolments'), points: byWeek(figures?.enrolmentsByWeek) },
        ]}
      />
      {top.length > 0 && (
        <BarChart
          title={t('topCourses')}
          scale="amount"
          unit={t('learnersUnit')}
          headingLevel={2}
          data={distinct(top.map(({ title, learners }) => ({ label: title, value: learners })))}
        />
      )}
      <RecentActivity />
    </FiguresScreen>
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
