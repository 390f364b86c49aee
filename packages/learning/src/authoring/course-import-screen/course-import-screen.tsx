import { useEffect, useRef } from 'react';
import { focusIfLost } from '@digiken/ui/internal/focus-if-lost';
import { PageHeader } from '@digiken/ui/page-header';
import { Section } from '@digiken/ui/section';
import { Callout } from '@digiken/ui/callout';
import { FileUpload, type UploadFile } from '@digiken/ui/file-upload';
import { useAnnounce } from '@digiken/ui/announcer';
import { barLook } from '@digiken/ui/internal/bar-look';
import type { Crumb } from '@digiken/ui/internal/types';
import { useEffectEvent } from '@digiken/ui/internal/use-effect-event';
import { useMessages } from '@digiken/ui/messages-provider';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { PAGE } from '../../lib/page';
import { CoursePicker, type ImportCourses } from './course-picker';
import { ImportChoice, type ImportChoiceProps } from './import-choice';
import { ImportPreview, type ImportPreviewProps } from './import-preview';
import { ImportFindings, ImportReport, type ImportReportView } from './import-report';
import { ImportUndo, type ImportUndoProps } from './import-undo';
import { courseImportMessages } from './messages';

export type { ImportCourses } from './course-picker';
export type { ImportChoiceProps, SuggestedCourseView } from './import-choice';
export type { ImportChangeView, ImportPreviewProps, ImportPreviewView } from './import-preview';
export type { ImportFindingView, ImportReportView } from './import-report';
export type { ImportUndoProps } from './import-undo';
export { courseImportMessages } from './messages';

export interface CourseImportScreenProps {
  /** `uploading` while the file is sent, `working` while the server processes it. */
  state:
    | 'ready'
    | 'uploading'
    | 'working'
    | 'choice'
    | 'preview'
    | 'done'
    | 'discarded'
    | 'undone'
    | 'failed';
  /** Uploads the file; its progress is shown. */
  onUpload: UploadFile;
  /** The author's courses, and the one that the file updates; null: it becomes a new course, or asks. */
  target: { courses: ImportCourses; value: string | null; onValueChange: (courseId: string | null) => void };
  /** The accepted files, in one sentence. */
  formats: string;
  /** Maximum size of the archive in bytes. Default 300 MB. */
  maxBytes?: number;
  /** 0 to 1, while `working`; undefined if unknown. */
  progress?: number;
  /** The reason of the failure in one sentence. */
  problem?: string;
  /** Set once `done`, and in a `preview`. */
  report?: ImportReportView;
  /** What the file may become; set in a `choice`. */
  choice?: Omit<ImportChoiceProps, 'courses'>;
  /** What the update of a course would change; set in a `preview`. */
  preview?: ImportPreviewProps;
  /** How an import is undone; undefined if it cannot be. */
  undo?: ImportUndoProps;
  crumbs?: Crumb[];
}

/** Imports a course from an archive: select, upload, wait or leave, read the report. */
export function CourseImportScreen({
  state,
  onUpload,
  target,
  formats,
  maxBytes = 300_000_000,
  progress,
  problem,
  report,
  choice,
  preview,
  undo,
  crumbs,
}: CourseImportScreenProps) {
  const t = useMessages(courseImportMessages);
  const announce = useAnnounce();
  const before = useRef(state);
  const speak = useEffectEvent(() => {
    if (state === 'working') announce(t('working'));
    if (state === 'choice' && choice) announce(t('choiceTitle', { title: choice.title }));
    if (state === 'preview' && preview) announce(t('previewTitle', { title: preview.preview.title }));
    if (state === 'done' && report) announce(t(report.updated ? 'updated' : 'done', { title: report.title }));
    if (state === 'discarded' || state === 'undone') announce(t(state));
    if (state === 'failed') announce(problem ?? t('failedText'), { politeness: 'assertive' });
  });

  useEffect(() => {
    if (before.current !== state) speak();
    before.current = state;
  }, [state]);

  const title = useRef<HTMLSpanElement>(null);
  const view = `${state} ${preview?.preview.outdated ?? false} ${undo?.until ?? ''}`;
  const viewBefore = useRef(view);
  useEffect(() => {
    // The button that was pressed is gone: without this, the next Tab would start at the top of the page.
    if (viewBefore.current !== view) focusIfLost(() => title.current);
    viewBefore.current = view;
  }, [view]);

  const upload = (
    <div className="flex flex-col gap-6">
      <CoursePicker {...target} label={t('target')} hint={t('targetHint')} />
      <FileUpload
        label={t('file')}
        hint={formats}
        accept=".imscc,.zip,.gz,.tgz,.epub"
        kinds={t('kinds')}
        maxBytes={maxBytes}
        onUpload={onUpload}
      />
    </div>
  );
  return (
    <div data-slot="course-import-screen" className={`${PAGE} flex flex-col gap-10 wrap-anywhere`}>
      <PageHeader
        className="pb-0!"
        eyebrow={crumbs && <Breadcrumbs items={crumbs} />}
        title={
          <span ref={title} tabIndex={-1} className="scroll-mt-48 rounded-sm">
            {t('title')}
          </span>
        }
        // It speaks of a new draft, which the update of a course is not.
        intro={state === 'choice' || state === 'preview' || report?.updated ? undefined : t('intro')}
      />
      {state === 'failed' && (
        <Callout tone="danger" title={t('failed')}>
          <p className="whitespace-pre-line">{problem ?? t('failedText')}</p>
          <p>{t('nothing')}</p>
        </Callout>
      )}
      {state === 'working' && <Working progress={progress} />}
      {state === 'choice' && choice && <ImportChoice {...choice} courses={target.courses} />}
      {state === 'preview' && preview && (
        <>
          <ImportPreview {...preview} />
          {report && report.findings.length > 0 && <ImportFindings report={report} />}
        </>
      )}
      {(state === 'discarded' || state === 'undone') && (
        <>
          <Callout tone="info" title={t(state)}>
            {t(state === 'undone' ? 'undoneText' : 'discardedText')}
          </Callout>
          <Section title={t('another')} className="max-w-reading">
            {upload}
          </Section>
        </>
      )}
      {state === 'done' && report && (
        <>
          <ImportReport report={report} undoable={undo?.until !== undefined} />
          {undo && <ImportUndo {...undo} />}
          <Section title={t('another')} className="max-w-reading">
            {upload}
          </Section>
        </>
      )}
      {(state === 'ready' || state === 'uploading' || state === 'failed') && (
        <div className="flex max-w-reading flex-col gap-4">
          {upload}
          <p className="text-sm text-ink-muted">{t('safe')}</p>
        </div>
      )}
    </div>
  );
}

function Working({ progress }: { progress?: number }) {
  const t = useMessages(courseImportMessages);
  const words =
    progress === undefined ? t('workingShort') : t('percent', { percent: Math.round(progress * 100) });
  return (
    <Section title={t('working')} intro={t('workingText')} className="max-w-reading">
      <div className="flex flex-col gap-2">
        <progress
          aria-label={t('working')}
          // Some screen readers read a new value without the name.
          aria-valuetext={t('progress', { task: t('working'), progress: words })}
          value={progress}
          max={1}
          className={barLook}
        />
        <span aria-hidden="true" className="text-ink-muted">
          {words}
        </span>
      </div>
    </Section>
  );
}
