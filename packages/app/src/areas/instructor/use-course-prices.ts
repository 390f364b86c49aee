import type { AuthoredCourseDetail } from '@digiken/contract';
import { useAuthoringActions } from '@digiken/hooks/authoring';
import type { CourseEditorScreenProps } from '@digiken/learning/course-editor-screen';
import type { useCurriculum } from './use-curriculum';
import type { VersionedSave } from './use-versioned-save';

/** Saves the prices of a course and its units. What is saved stays so if a later one is refused. */
export function useCoursePrices(
  course: AuthoredCourseDetail | undefined,
  versions: Pick<VersionedSave<AuthoredCourseDetail, object>, 'save'>,
  saveUnit: ReturnType<typeof useCurriculum>['saveUnit'],
): CourseEditorScreenProps['onSavePrices'] {
  const { updateCourse } = useAuthoringActions();
  return async ({ priceWhole, units }) => {
    for (const { id, price } of units) {
      const outcome = await saveUnit(id, { price });
      if (outcome.ok) continue;
      const message = outcome.errors?.price ?? outcome.message;
      return { ok: false, message, errors: { [`unit-${id}`]: message } };
    }
    if (priceWhole === undefined || course === undefined) return { ok: true };
    return versions.save((version) => updateCourse(course._id, { priceWhole, version }));
  };
}
