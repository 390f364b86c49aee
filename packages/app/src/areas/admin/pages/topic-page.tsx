import type { Lesson } from '@digiken/contract';
import { useCourse, useLesson } from '@digiken/hooks/catalogue';
import { LessonScreen } from '@digiken/learning/lesson-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { useTitleOf } from '../../shared/use-title-of';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { courseMessages } from '../messages/courses';
import { coursePath, reviewLinks, reviewUnit, unitPath } from '../views';

/** A lesson as its reviewer reads it: nothing is marked, and nothing is remembered. */
export default function TopicPage() {
  const { topicId = '' } = useParams();
  const t = useMessages(courseMessages);
  const [params] = useSearchParams();
  const query = useLesson(topicId, params.get('lang') ?? undefined);
  const lesson = query.data;
  const missing = isMissing(query);
  const titleOf = useTitleOf();
  usePage({
    title:
      titleOf(t('lesson'), lesson?.title) ?? (query.status === 'error' && !missing ? t('lesson') : undefined),
  });

  if (missing) return <NotFoundPage />;
  if (!lesson) return <LessonScreen state={loadState(query)} />;
  return <OpenTopic key={`${lesson._id} ${lesson.language}`} lesson={lesson} />;
}

function OpenTopic({ lesson }: { lesson: Lesson }) {
  const t = useMessages(courseMessages);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { course, unit } = lesson;
  const contents = useCourse(course._id);
  return (
    <LessonScreen
      state={{ status: 'ready' }}
      crumbs={[
        { label: t('title'), href: '/admin/courses' },
        { label: course.title, href: coursePath(course._id) },
        { label: unit.title, href: unitPath(unit._id) },
        { label: lesson.title },
      ]}
      reader={{
        lesson,
        courseHref: coursePath(course._id),
        contents: (contents.data?.units ?? []).map(reviewUnit),
        lessonHrefOf: reviewLinks.lessonHrefOf,
        canMark: false,
        onDoneChange: async () => ({ ok: true }),
        onLanguageChange: (language) => {
          const next = new URLSearchParams(params);
          next.set('lang', language);
          setParams(next, { replace: true });
        },
        onNavigate: (href) => void navigate(href),
      }}
    />
  );
}
