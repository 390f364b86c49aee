import { useAuthoringActions, useCourseExports } from '@digiken/hooks/authoring';
import { CourseExport, type CourseExportView } from '@digiken/learning/course-export';
import { formatDataSize } from '@digiken/ui/data-size';
import { useLocale } from '@digiken/ui/messages-provider';
import { useEffect, useState } from 'react';
import { followExport, setExportInDialog } from '../followed-exports';

export interface ExportCourseProps {
  course: { _id: string; title: string };
  /** Whether it has changes that are not published. */
  hasChanges: boolean;
}

/** Exports a course. The list of files is loaded while the dialog is open; a file that is written is followed after it. */
export function ExportCourse({ course: { _id: courseId, title }, hasChanges }: ExportCourseProps) {
  const [open, setOpen] = useState(false);
  const locale = useLocale();
  const { startCourseExport } = useAuthoringActions();
  const exports = useCourseExports(open ? courseId : null);
  const newest = exports.data?.[0]?.state;
  const writing = newest === 'waiting' || newest === 'working';

  useEffect(() => {
    if (open && writing) followExport({ courseId, title, inDialog: true });
  }, [open, writing, courseId, title]);
  // The page can be left while the dialog is open.
  useEffect(() => () => setExportInDialog(courseId, false), [courseId]);

  const change = (next: boolean) => {
    setOpen(next);
    setExportInDialog(courseId, next);
  };
  return (
    <CourseExport
      title={title}
      hasChanges={hasChanges}
      exports={(exports.data ?? []).map(
        ({ _id: id, format, state, progress, href, bytes, findings }): CourseExportView => ({
          ...{ id, format, progress, findings },
          state: state === 'waiting' ? 'working' : state,
          href: href ?? undefined,
          size: bytes === null ? undefined : formatDataSize(bytes, locale),
        }),
      )}
      onOpenChange={change}
      onStart={(order) => startCourseExport(courseId, order)}
    />
  );
}
