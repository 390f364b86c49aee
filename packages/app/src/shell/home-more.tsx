import { useCategories } from '@digiken/hooks/catalogue';
import { HomeMore } from '@digiken/learning/home-more';
import { categoryView } from '../views/courses';
import { lessonPath } from '../views/paths';
import { useHomeCourse } from './use-home-course';

/** The home page below its courses. Pre-rendered without data. */
export default function HomeMorePart() {
  const categories = useCategories();
  const { courses, course, detail } = useHomeCourse();
  const lesson = detail?.units?.flatMap(({ lessons }) => lessons ?? []).find(({ preview }) => preview);
  return (
    <HomeMore
      categories={(categories.data ?? []).map((category) => ({
        ...categoryView(category),
        image:
          courses.find((course) => course.category?._id === category._id && course.image)?.image ?? undefined,
      }))}
      freeLesson={
        lesson && course
          ? { href: lessonPath('public', lesson), title: lesson.title, course: course.title }
          : undefined
      }
    />
  );
}
