import { Button } from '@digiken/ui/button';
import { CodeBlock } from '@digiken/ui/code-block';
import { Collapsible } from '@digiken/ui/collapsible';
import { FileUpload, type UploadFile } from '@digiken/ui/file-upload';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { InvitationReport, type InvitationReportProps } from './invitation-report';
import { invitationImportMessages } from './messages';

export { invitationImportMessages } from './messages';
export type { InvitationReportProps } from './invitation-report';

export interface InvitationImportProps {
  /** Uploads the file to be checked, as soon as it is chosen. */
  onUpload: UploadFile;
  /** In bytes. */
  maxBytes: number;
  /** The most lines of people in a file. */
  maxLines: number;
  /** A short file as text: shown, and downloaded by `onExample`. */
  example: string;
  onExample: () => void;
  /** The report on the uploaded file; undefined: no file has been uploaded. */
  report?: InvitationReportProps;
}

/** Invites many people by a file: choose it, read the report, then send (spec 13.180). */
export function InvitationImport({
  onUpload,
  maxBytes,
  maxLines,
  example,
  onExample,
  report,
}: InvitationImportProps) {
  const t = useMessages(invitationImportMessages);
  const locale = useLocale();
  return (
    <div data-slot="invitation-import" className="flex min-w-0 flex-col gap-8">
      {report ? (
        <InvitationReport {...report} />
      ) : (
        <div className="flex max-w-reading min-w-0 flex-col gap-6">
          <FileUpload
            label={t('file')}
            hint={t('fileHint', { lines: maxLines.toLocaleString(locale) })}
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            kinds={t('kinds')}
            maxBytes={maxBytes}
            onUpload={onUpload}
          />
          <Collapsible title={t('columns')}>
            <div className="flex min-w-0 flex-col gap-4 pt-3">
              <p className="text-ink-muted">{t('columnsText')}</p>
              <CodeBlock code={example} language="CSV" />
              <Button variant="secondary" size="sm" onClick={onExample} className="self-start">
                {t('example')}
              </Button>
            </div>
          </Collapsible>
        </div>
      )}
    </div>
  );
}
