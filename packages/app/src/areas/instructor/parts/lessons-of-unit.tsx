import { useAuthoredUnit } from '@digiken/hooks/authoring';
import { TopicOutline } from '@digiken/learning/topic-editor-screen';
import { paths } from '../paths';

/** The lessons of a unit beside the one that is edited. Nothing until they are loaded: the text does not wait. */
export function LessonsOfUnit({ unitId, lessonId }: { unitId: string; lessonId: string }) {
  const { data } = useAuthoredUnit(unitId);
  if (!data) return null;
  return (
    <TopicOutline
      unit={{ title: data.title, href: paths.unit(unitId) }}
      current={lessonId}
      lessons={data.topics.map(({ _id, title, hasDraft, missing }) => ({
        id: _id,
        title,
        href: paths.topic(_id),
        draft: hasDraft,
        incomplete: missing.length > 0,
      }))}
    />
  );
}
