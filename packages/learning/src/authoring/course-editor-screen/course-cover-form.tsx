import { FileUpload, type UploadFile } from '@digiken/ui/file-upload';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { CourseCover } from '../../courses/course-cover/course-cover';
import { courseEditorMessages } from './messages';
import type { AuthoredCourseView } from './types';

const PICTURES = 'image/png,image/jpeg,image/webp,image/gif';

export interface CourseCoverFormProps {
  course: Pick<AuthoredCourseView, 'title' | 'image'>;
  /** Uploads the cover as soon as a file is selected. */
  onPicture: UploadFile;
  /** Maximum size of the cover in bytes. */
  pictureBytes?: number;
}

/** The cover of a course, as it is cut on its page and on its card. */
export function CourseCoverForm({ course, onPicture, pictureBytes = 10_000_000 }: CourseCoverFormProps) {
  const t = useMessages(courseEditorMessages);
  const views = [
    { label: t('coverHero'), shape: 'aspect-[2/1] rounded-2xl', width: 'max-w-2xl' },
    { label: t('coverCard'), shape: 'aspect-video rounded-lg', width: 'max-w-72' },
    { label: t('coverPhone'), shape: 'h-23 rounded-lg', width: 'max-w-28' },
  ];
  return (
    <div className="flex flex-col gap-8">
      <div className="max-w-reading">
        <FileUpload
          label={t('picture')}
          hint={t('pictureHint')}
          accept={PICTURES}
          kinds={t('pictureKinds')}
          maxBytes={pictureBytes}
          onUpload={onPicture}
        />
      </div>
      <Section title={t('coverViews')} intro={t(course.image ? 'coverViewsHint' : 'coverNone')}>
        <div className="flex flex-wrap items-end gap-6">
          {views.map(({ label, shape, width }) => (
            <figure key={label} className={`flex w-full flex-col gap-2 ${width}`}>
              <CourseCover title={course.title} image={course.image} className={shape} />
              <figcaption className="text-sm text-ink-muted">{label}</figcaption>
            </figure>
          ))}
        </div>
      </Section>
    </div>
  );
}
