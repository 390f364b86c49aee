import { useMinorCorrections } from '@digiken/hooks/authoring';
import { ChangeList } from '@digiken/learning/change-list';
import { KeyPager } from '@digiken/ui/key-pager';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { TextLink } from '@digiken/ui/text-link';
import { Timeline } from '@digiken/ui/timeline';
import { useSearchParams } from 'react-router-dom';
import { changeView } from '../../../views/changes';
import { courseMessages } from '../messages/courses';
import { coursePath } from '../views';

/** How many corrections the list of courses shows. */
const RECENT = 5;

/** The minor corrections of one course with the old and the new texts. */
export function CourseCorrections({ id }: { id: string }) {
  const t = useMessages(courseMessages);
  const [params] = useSearchParams();
  const cursor = params.get('corrections') ?? undefined;
  const { data } = useMinorCorrections({ course: id, cursor });
  if (!data || data.data.length === 0) return null;
  const { next, previous } = data;
  const pageAt = (at: string) => `${coursePath(id)}?corrections=${encodeURIComponent(at)}#corrections`;
  return (
    <Section id="corrections" title={t('corrections')} intro={t('correctionsIntro')}>
      <Timeline
        label={t('corrections')}
        items={data.data.map(({ _id, by, createdAt, change }) => {
          const title = t('event-minor-correction', { name: by?.name ?? t('somebody') });
          return {
            id: _id,
            title,
            at: createdAt,
            body: change && <ChangeList label={title} changes={[changeView(change)]} />,
          };
        })}
      />
      <KeyPager
        label={t('correctionPages')}
        page={{
          nextHref: next ? pageAt(next) : undefined,
          previousHref: previous ? pageAt(previous) : undefined,
        }}
      />
    </Section>
  );
}

/** The newest minor corrections of all courses; each leads to the old and the new texts. */
export function RecentCorrections() {
  const t = useMessages(courseMessages);
  const { data } = useMinorCorrections();
  if (!data || data.data.length === 0) return null;
  return (
    <div className="mx-auto mt-12 w-full max-w-content">
      <Section title={t('recentCorrections')} intro={t('correctionsIntro')}>
        <Timeline
          label={t('recentCorrections')}
          items={data.data.slice(0, RECENT).map(({ _id, by, createdAt, course, change }) => ({
            id: _id,
            title: (
              <TextLink href={`${coursePath(course._id)}#corrections`}>
                {t('correctionIn', { title: change?.title ?? course.title, course: course.title })}
              </TextLink>
            ),
            at: createdAt,
            body: by?.name ?? t('somebody'),
          }))}
        />
      </Section>
    </div>
  );
}
