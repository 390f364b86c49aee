import { useUnit } from '@digiken/hooks/catalogue';
import { ButtonLink } from '@digiken/ui/button';
import { formatDataSize } from '@digiken/ui/data-size';
import { LessonLines } from '@digiken/learning/course-outline';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Price } from '@digiken/ui/price';
import { RecordScreen } from '@digiken/ui/record-screen';
import { Section } from '@digiken/ui/section';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { useTitleOf } from '../../shared/use-title-of';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { courseMessages } from '../messages/courses';
import { coursePath, reviewLinks, unitPath } from '../views';

/** A unit as its reviewer reads it. */
export default function UnitPage() {
  const { unitId = '' } = useParams();
  const t = useMessages(courseMessages);
  const locale = useLocale();
  const query = useUnit(unitId);
  const { unit, course, previous, next } = query.data ?? {};
  const missing = isMissing(query);
  const titleOf = useTitleOf();
  usePage({
    title: titleOf(t('unit'), unit?.title) ?? (query.status === 'error' && !missing ? t('unit') : undefined),
  });

  if (missing) return <NotFoundPage />;
  const lessons = unit?.lessons ?? [];
  return (
    <RecordScreen
      title={unit?.title ?? t('unit')}
      crumbs={[
        { label: t('title'), href: '/admin/courses' },
        ...(course ? [{ label: course.title, href: coursePath(course._id) }] : []),
        { label: unit?.title ?? t('unit') },
      ]}
      state={loadState(query)}
      intro={unit?.summary}
      facts={
        unit && [
          { label: t('price'), value: <Price amount={unit.price} /> },
          { label: t('lessons'), value: lessons.length },
          { label: t('time'), value: t('minutes', { count: unit.minutes }) },
          { label: t('size'), value: formatDataSize(unit.weightBytes, locale) },
        ]
      }
    >
      <Section title={t('lessons')}>
        {lessons.length === 0 ? (
          <p className="text-ink-muted">{t('noLessons')}</p>
        ) : (
          <LessonLines lessons={lessons} lessonHrefOf={reviewLinks.lessonHrefOf} />
        )}
      </Section>
      {(previous || next) && (
        <nav aria-label={t('neighbours')} className="flex flex-wrap gap-3">
          {previous && (
            <ButtonLink variant="secondary" href={unitPath(previous._id)}>
              {t('previousUnit', { title: previous.title })}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink variant="secondary" href={unitPath(next._id)}>
              {t('nextUnit', { title: next.title })}
            </ButtonLink>
          )}
        </nav>
      )}
    </RecordScreen>
  );
}
