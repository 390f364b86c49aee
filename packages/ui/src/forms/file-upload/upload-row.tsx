import { CircleAlert, CircleCheck, File as FileIcon } from 'lucide';
import { type ReactNode, useId } from 'react';
import { TextLink } from '../../actions/text-link/text-link';
import { barLook } from '../../foundations/lib/bar-look';
import { formatDataSize } from '../../foundations/lib/format-data-size';
import { Icon } from '../../foundations/lib/icon';
import { useLocale, useMessages } from '../../foundations/messages-provider/messages-provider';
import { fileUploadMessages } from './messages';
import type { Upload } from './upload-list';
import { VanishingButton } from './vanishing-button';

interface RowProps {
  icon: ReactNode;
  name: ReactNode;
  bytes: number;
  buttons?: ReactNode;
  children?: ReactNode;
}

function Row({ icon, name, bytes, buttons, children }: RowProps) {
  const locale = useLocale();
  return (
    <li
      data-slot="upload-row"
      className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md border bg-surface px-4 py-3 in-[.high-contrast]:border-2 forced-colors:border"
    >
      <span aria-hidden="true" className="mt-1 shrink-0 forced-colors:text-[CanvasText]">
        {icon}
      </span>
      <div className="flex min-w-0 flex-1 basis-48 flex-col gap-1.5 wrap-anywhere">
        <span className="flex flex-wrap gap-x-3">
          <span className="min-w-0 font-medium">{name}</span>
          <span className="text-ink-muted">{formatDataSize(bytes, locale)}</span>
        </span>
        {children}
      </div>
      {buttons && <div className="flex flex-wrap gap-2 max-sm:basis-full max-sm:ps-5">{buttons}</div>}
    </li>
  );
}

export interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  /** Cancels an upload, or removes a failed one from the list. */
  onDrop: () => void;
  /** Called when a focused button of the row was removed. */
  onFocusLost: () => void;
}

/** A file that is uploading, rejected, failed or done. */
export function UploadRow({ upload, onRetry, onDrop, onFocusLost }: UploadRowProps) {
  const t = useMessages(fileUploadMessages);
  const { file, status, fraction, message } = upload;
  const problem = useId();
  const done = status === 'done';
  const percent = Math.round(fraction * 100);
  const words = fraction >= 1 ? t('finishing') : t('percent', { percent });
  const dropLabel = t(status === 'uploading' ? 'cancel' : 'remove');

  const icon = done ? (
    <Icon of={CircleCheck} size={20} className="text-success-ink" />
  ) : message ? (
    <Icon of={CircleAlert} size={20} className="text-danger-ink" />
  ) : (
    <Icon of={FileIcon} size={20} className="text-ink-muted" />
  );
  return (
    <Row
      icon={icon}
      name={file.name}
      bytes={file.size}
      buttons={
        !done && (
          <>
            {status === 'failed' && (
              <VanishingButton
                size="sm"
                aria-label={t('named', { action: t('retry'), name: file.name })}
                aria-describedby={problem}
                onClick={onRetry}
                onFocusLost={onFocusLost}
              >
                {t('retry')}
              </VanishingButton>
            )}
            <VanishingButton
              size="sm"
              variant="quiet"
              aria-label={t('named', { action: dropLabel, name: file.name })}
              onClick={onDrop}
              onFocusLost={onFocusLost}
            >
              {dropLabel}
            </VanishingButton>
          </>
        )
      }
    >
      {status === 'uploading' && (
        <>
          <progress
            aria-label={t('started', { name: file.name })}
            // Some screen readers read a new value without the name.
            aria-valuetext={t('progress', { name: file.name, progress: words })}
            value={fraction}
            max={1}
            className={barLook}
          />
          <span aria-hidden="true" className="text-sm text-ink-muted">
            {words}
          </span>
        </>
      )}
      {done && <span className="text-sm text-success-ink">{t('done')}</span>}
      {message && (
        <span id={problem} className="font-bold text-danger-ink">
          {message}
        </span>
      )}
    </Row>
  );
}

export interface UploadedFile {
  id: string;
  name: string;
  bytes: number;
  /** Link to the file. */
  href?: string;
}

/** An uploaded file. */
export function UploadedRow({
  file,
  onRemove,
  onFocusLost,
}: {
  file: UploadedFile;
  onRemove?: () => void;
  onFocusLost: () => void;
}) {
  const t = useMessages(fileUploadMessages);
  return (
    <Row
      icon={<Icon of={CircleCheck} size={20} className="text-success-ink" />}
      name={file.href ? <TextLink href={file.href}>{file.name}</TextLink> : file.name}
      bytes={file.bytes}
      buttons={
        onRemove && (
          <VanishingButton
            size="sm"
            variant="quiet"
            aria-label={t('named', { action: t('remove'), name: file.name })}
            onClick={onRemove}
            onFocusLost={onFocusLost}
          >
            {t('remove')}
          </VanishingButton>
        )
      }
    >
      <span className="text-sm text-success-ink">{t('done')}</span>
    </Row>
  );
}
