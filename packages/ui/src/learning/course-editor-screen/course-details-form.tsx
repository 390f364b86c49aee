import { useState } from 'react';
import { Button } from '../../actions/button/button';
import { Callout } from '../../feedback/callout/callout';
import { FileUpload, type UploadFile } from '../../forms/file-upload/file-upload';
import type { MarkdownPreview } from '../../forms/markdown-editor/markdown-editor';
import type { FormOutcome } from '../../foundations/lib/types';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { CourseCover } from '../course-cover/course-cover';
import { CourseFields } from './course-fields';
import { courseEditorMessages } from './messages';
import type { AuthoredCourseView, CourseDetails, CourseTyping } from './types';
import { WithQuestion } from './with-question';

const PICTURES = 'image/png,image/jpeg,image/webp,image/gif';

export interface CourseDetailsFormProps {
  course: AuthoredCourseView;
  categories: readonly { id: string; name: string }[];
  /** Sum of the units' prices, in whole shillings. */
  sum: number;
  preview: MarkdownPreview;
  onPreview: (markdown: string) => void;
  /** Error fields: those of `CourseDetails`. */
  onSave: (details: CourseDetails) => Promise<FormOutcome>;
  /** Replaces the cover as soon as it is chosen. */
  onPicture?: UploadFile;
  /** Something typed is not saved, or is again. */
  onDirtyChange?: (dirty: boolean) => void;
  /** What was typed and not saved when the page was left: the form begins with it. */
  draft?: CourseTyping;
  /** Each change, to be kept through a crash; null when it may be forgotten. */
  onTyping?: (typing: CourseTyping | null) => void;
  /** Characters; the server's limits. */
  limits?: { title: number; summary: number; markdown: number };
  /** Largest cover in bytes. */
  pictureBytes?: number;
}

function typingOf(course: AuthoredCourseView): CourseTyping {
  const { title, summary, description, level, categoryId = '', priceWhole } = course;
  return { title, summary, description, level, categoryId, priceWhole: priceWhole?.toString() ?? '' };
}

/** What a course's page says. Begins with what was typed and never saved, when there is something. */
export function CourseDetailsForm({ draft, ...props }: CourseDetailsFormProps) {
  const t = useMessages(courseEditorMessages);
  const { course, onPicture, pictureBytes = 10_000_000 } = props;
  const [found, setFound] = useState(draft);
  const [told, setTold] = useState(draft !== undefined);
  const drop = async (): Promise<FormOutcome> => {
    setFound(undefined);
    setTold(false);
    props.onTyping?.(null);
    props.onDirtyChange?.(false);
    return { ok: true };
  };
  return (
    <div data-slot="course-details-form" className="flex flex-col gap-8">
      {told && (
        <Callout
          tone="info"
          title={t('backTitle')}
          actions={
            <WithQuestion
              title={t('dropTitle')}
              message={t('dropText')}
              confirmLabel={t('drop')}
              busyLabel={t('drop')}
              cancelLabel={t('dropKeep')}
              success={t('dropped')}
              onConfirm={drop}
            >
              {(ask) => (
                <Button size="small" variant="quiet" onClick={ask}>
                  {t('drop')}
                </Button>
              )}
            </WithQuestion>
          }
        >
          {t('backText')}
        </Callout>
      )}
      <CourseFields
        key={found ? 'draft' : 'saved'}
        {...props}
        typing={found ?? typingOf(course)}
        resumed={found !== undefined}
        onSaved={() => setTold(false)}
      />
      {onPicture && (
        <div className="flex flex-col gap-4 sm:flex-row sm:items-start">
          <CourseCover
            title={course.title}
            image={course.image}
            className="aspect-video w-full shrink-0 rounded-lg sm:w-56"
          />
          <div className="min-w-0 grow">
            <FileUpload
              label={t('picture')}
              hint={t('pictureHint')}
              accept={PICTURES}
              kinds={t('pictureKinds')}
              maxBytes={pictureBytes}
              onUpload={onPicture}
            />
          </div>
        </div>
      )}
    </div>
  );
}
