import { useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { FileUpload, type UploadFile } from '@digiken/ui/file-upload';
import type { MarkdownPreview } from '@digiken/ui/markdown-editor';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import type { PublishingView } from '../../lib/minor-correction';
import { type DetailsConflict, VersionConflict, VersionFields } from '../../lib/version-conflict';
import { CourseCover } from '../../courses/course-cover/course-cover';
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
  /** Names of the error fields: those of `CourseDetails`. */
  onSave: (details: CourseDetails) => Promise<FormOutcome>;
  /** Uploads the cover as soon as a file is selected. */
  onPicture?: UploadFile;
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Unsaved text of an earlier visit: the initial values of the form. */
  draft?: CourseTyping;
  /** Each change, to be kept in case of a crash; null when it can be discarded. */
  onTyping?: (typing: CourseTyping | null) => void;
  /** How a save is published; undefined: immediately. */
  publishing?: PublishingView;
  /** Set if someone else saved the details in the meantime. */
  conflict?: DetailsConflict<AuthoredCourseView>;
  /** Maximum lengths in characters; the server's limits. */
  limits?: { title: number; summary: number; markdown: number };
  /** Maximum size of the cover in bytes. */
  pictureBytes?: number;
}

function typingOf(course: AuthoredCourseView): CourseTyping {
  const { title, summary, description, level, categoryId = '', priceWhole } = course;
  return { title, summary, description, level, categoryId, priceWhole: priceWhole?.toString() ?? '' };
}

/** The content of a course's page. Starts with unsaved text of an earlier visit, if any. */
export function CourseDetailsForm({ draft, ...props }: CourseDetailsFormProps) {
  const t = useMessages(courseEditorMessages);
  const { course, conflict, onPicture, pictureBytes = 10_000_000 } = props;
  const [found, setFound] = useState(draft);
  const [told, setTold] = useState(draft !== undefined);
  const [taken, setTaken] = useState(0);
  const forget = () => {
    setFound(undefined);
    setTold(false);
    props.onTyping?.(null);
    props.onDirtyChange?.(false);
  };
  const fieldsOf = (theirs: AuthoredCourseView) => {
    const { title, summary, description, categoryId, priceWhole } = typingOf(theirs);
    const category = props.categories.find(({ id }) => id === categoryId);
    return [
      { label: t('title'), value: title },
      { label: t('summary'), value: summary },
      { label: t('description'), value: description },
      { label: t('category'), value: category?.name ?? t('noCategory') },
      { label: t('level'), value: t(theirs.level) },
      { label: t('price'), value: priceWhole },
    ];
  };
  const drop = async (): Promise<FormOutcome> => {
    forget();
    return { ok: true };
  };
  const takeTheirs = () => {
    forget();
    setTaken(taken + 1);
    conflict?.onTakeTheirs();
  };
  return (
    <div data-slot="course-details-form" className="flex flex-col gap-8">
      {conflict && (
        <VersionConflict
          title={t('conflictTitle')}
          onKeepMine={conflict.onKeepMine}
          onTakeTheirs={takeTheirs}
        >
          <VersionFields fields={fieldsOf(conflict.theirs)} />
        </VersionConflict>
      )}
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
        key={found ? 'draft' : `saved ${taken}`}
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
