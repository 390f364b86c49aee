import { useAuthoringActions, useCourseExports } from '@digiken/hooks';
import { CourseExport, type CourseExportView } from '@digiken/learning/course-export';
import { formatDataSize } from '@digiken/ui/data-size';
import { useState } from 'react';

export interface ExportCourseProps {
  course: { _id: string; title: string };
  /** Whether it has changes that are not published. */
  hasChanges: boolean;
}

/** Exports a course. The list of files is loaded while the dialog is open. */
export function ExportCourse({ course, hasChanges }: ExportCourseProps) {
  const [open, setOpen] = useState(false);
  const { startCourseExport } = useAuthoringActions();
  const exports = useCourseExports(open ? course._id : null);
  return (
    <CourseExport
      title={course.title}
      hasChanges={hasChanges}
      exports={(exports.data ?? []).map(
        ({ _id: id, format, state, progress, href, bytes, findings }): CourseExportView => ({
          ...{ id, format, progress, findings },
          state: state === 'waiting' ? 'working' : state,
          href: href ?? undefined,
          size: bytes === null ? undefined : formatDataSize(bytes),
        }),
      )}
      onOpenChange={setOpen}
      onStart={(order) => startCourseExport(course._id, order)}
    />
  );
}
