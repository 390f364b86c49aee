import { Download } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button } from '@digiken/ui/button';
import { Collapsible } from '@digiken/ui/collapsible';
import { Dialog } from '@digiken/ui/dialog';
import { Form } from '@digiken/ui/form';
import { Icon } from '@digiken/ui/icon';
import { barLook } from '@digiken/ui/internal/bar-look';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useEffectEvent } from '@digiken/ui/internal/use-effect-event';
import { BaseLink } from '@digiken/ui/link-provider';
import { useMessages } from '@digiken/ui/messages-provider';
import { RadioGroup } from '@digiken/ui/radio-group';
import { courseExportMessages } from './messages';

export { courseExportMessages } from './messages';

const FORMATS = ['markdown', 'cartridge'] as const;
const CONTENTS = ['published', 'working'] as const;
export type CourseExportFormat = (typeof FORMATS)[number];
export type CourseExportContent = (typeof CONTENTS)[number];

export interface CourseExportView {
  id: string;
  format: CourseExportFormat;
  state: 'working' | 'done' | 'failed' | 'expired';
  /** 0 to 1. */
  progress: number;
  /** Address of the file, once `done`. */
  href?: string;
  /** Size of the file as text, e.g. "3.1 MB". */
  size?: string;
  /** What the format cannot hold. */
  findings: readonly { where: string; text: string }[];
}

export interface CourseExportProps {
  title: string;
  /** The newest first. */
  exports: readonly CourseExportView[];
  /** Whether the course has changes that are not published. */
  hasChanges?: boolean;
  onStart: (order: { format: CourseExportFormat; content: CourseExportContent }) => Promise<FormOutcome>;
  /** Called when the dialog opens or closes, so that the list is loaded only while it is shown. */
  onOpenChange?: (open: boolean) => void;
}

/** Exports a course: choose a format, wait or leave, download the file. */
export function CourseExport({
  title,
  exports,
  hasChanges = false,
  onStart,
  onOpenChange,
}: CourseExportProps) {
  const t = useMessages(courseExportMessages);
  const announce = useAnnounce();
  const filesId = useId();
  const [open, setOpen] = useState(false);
  const newest = exports[0];
  const writing = newest?.state === 'working';
  const files = useRef<HTMLHeadingElement>(null);
  const before = useRef(newest?.state);
  const follow = useEffectEvent(() => {
    // While the dialog is closed, the page announces the result: the live region of the dialog is gone.
    if (!open) return;
    if (newest?.state === 'working') announce(t('making'));
    if (newest?.state === 'done') announce(t('ready'));
    if (newest?.state === 'failed') announce(t('failed'), { politeness: 'assertive' });
    // The form goes while a file is written.
    if (writing && !files.current?.closest('[role=dialog], dialog')?.contains(document.activeElement)) {
      files.current?.focus();
    }
  });
  useEffect(() => {
    // A file that was ready before the dialog opened is not news.
    if (newest?.state === 'working' || before.current === 'working') follow();
    before.current = newest?.state;
  }, [newest?.id, newest?.state]);

  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const start = (values: Record<string, string>) =>
    onStart({
      format: FORMATS.find((format) => format === values.format) ?? 'markdown',
      content: CONTENTS.find((content) => content === values.content) ?? 'published',
    });
  return (
    <>
      <Button data-slot="course-export" size="sm" variant="secondary" onClick={() => change(true)}>
        {t('open')}
      </Button>
      <Dialog open={open} onOpenChange={change} title={t('title', { title })} description={t('intro')}>
        <div className="flex flex-col gap-6">
          {exports.length > 0 && (
            <section aria-labelledby={filesId} className="flex flex-col gap-1">
              <h3 ref={files} id={filesId} tabIndex={-1} className="self-start rounded-sm font-bold">
                {t('files')}
              </h3>
              <ul aria-labelledby={filesId} className="flex flex-col divide-y divide-line">
                {exports.map((each) => (
                  <li key={each.id} className="py-3">
                    <ExportedFile file={each} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {/* One file of a course is written at a time. */}
          {!writing && (
            <div className={exports.length > 0 ? 'border-t border-line pt-6' : undefined}>
              <Form fieldIds={{}} submitLabel={t('submit')} busyLabel={t('submitting')} onSubmit={start}>
                {() => (
                  <>
                    <RadioGroup
                      name="format"
                      label={t('format')}
                      defaultValue="markdown"
                      options={FORMATS.map((value) => ({
                        value,
                        label: t(value),
                        hint: t(`${value}Hint`),
                      }))}
                    />
                    {hasChanges && (
                      <RadioGroup
                        name="content"
                        label={t('content')}
                        defaultValue="published"
                        options={CONTENTS.map((value) => ({ value, label: t(value) }))}
                      />
                    )}
                  </>
                )}
              </Form>
            </div>
          )}
        </div>
      </Dialog>
    </>
  );
}

function ExportedFile({ file }: { file: CourseExportView }) {
  const t = useMessages(courseExportMessages);
  const { format, state, progress, href, size = '', findings } = file;
  if (state === 'failed' || state === 'expired') {
    return (
      <p className="flex flex-col">
        <span className="font-medium">{t(format)}</span>
        <span className={state === 'failed' ? 'text-sm text-danger-ink' : 'text-sm text-ink-muted'}>
          {t(state)}
        </span>
      </p>
    );
  }
  if (state === 'working') {
    const words = t('progress', { task: t('making'), percent: Math.round(progress * 100) });
    return (
      <div className="flex flex-col gap-2">
        <span className="font-medium">{t(format)}</span>
        <progress
          aria-label={t('making')}
          aria-valuetext={words}
          value={progress}
          max={1}
          className={barLook}
        />
        <span aria-hidden="true" className="text-sm text-ink-muted">
          {words}
        </span>
        <p className="text-sm text-ink-muted">{t('leave')}</p>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-col">
          <span className="font-medium">{t(format)}</span>
          <span className="text-sm text-ink-muted">{size}</span>
        </p>
        <Button asChild size="sm" variant="secondary" icon={<Icon of={Download} size={16} />}>
          <BaseLink href={href ?? ''} download aria-label={t('download', { format: t(format), size })}>
            {t('downloadShort')}
          </BaseLink>
        </Button>
      </div>
      {findings.length > 0 && (
        <Collapsible title={t('findings', { count: findings.length })}>
          <ul className="flex flex-col gap-2 text-sm wrap-anywhere">
            {findings.map(({ where, text }, index) => (
              // Two questions may have the same title and problem.
              <li key={String(index)} className="text-pretty">
                {t('finding', { where, text })}
              </li>
            ))}
          </ul>
        </Collapsible>
      )}
    </div>
  );
}
