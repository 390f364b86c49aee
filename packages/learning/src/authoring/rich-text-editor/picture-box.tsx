import { ImageUp, Trash2 } from 'lucide';
import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { IconButton } from '@digiken/ui/icon-button';
import { cn } from '@digiken/ui/internal/cn';
import { useMessages } from '@digiken/ui/messages-provider';
import { ProgressBar } from '@digiken/ui/progress';
import { TextInput } from '@digiken/ui/text-input';
import type { PictureAddress } from './engine/inline-images';
import type { PortalBlock } from './engine/portal-views';
import { DECORATIVE } from './engine/schema';
import type { PictureUploads } from './engine/uploads';
import { richTextEditorMessages } from './messages';

export interface PictureBoxProps {
  block: PortalBlock;
  uploads: PictureUploads;
  pictureSrc: PictureAddress | undefined;
  onRetry: (upload: string) => void;
  onReplace: () => void;
  /** Moves the focus to the description: the picture was just chosen. */
  focused: boolean;
}

/** A picture in the text with its tools, the progress of its upload, and its description below. */
export function PictureBox({ block, uploads, pictureSrc, onRetry, onReplace, focused }: PictureBoxProps) {
  const t = useMessages(richTextEditorMessages);
  const announce = useAnnounce();
  const { src, alt, upload } = block.node.attrs as { src: string; alt: string; upload: string | null };
  const running = useSyncExternalStore(uploads.subscribe, uploads.snapshot).get(upload ?? '');
  const placed = upload === null ? undefined : uploads.placed.get(upload);

  useEffect(() => {
    if (placed !== undefined && src === '') block.set({ src: placed, upload: null });
  }, [placed, src, block]);

  const remove = () => {
    if (upload !== null) uploads.forget(upload);
    block.remove();
    announce(t('pictureRemoved'));
  };
  return (
    <div data-slot="picture-box">
      <div
        className={cn(
          'relative w-fit max-w-full min-w-32 rounded-lg',
          block.selected && 'outline-3 outline-offset-3 outline-focus',
        )}
      >
        <img
          src={running?.url ?? uploads.local.get(src) ?? (pictureSrc ? pictureSrc(src) : src)}
          alt={alt}
          className="max-h-[70dvh] min-h-28 max-w-full rounded-lg"
        />
        <span className="absolute end-2 top-2 flex rounded-md border bg-surface forced-colors:border-2">
          <IconButton
            label={t('pictureReplace')}
            icon={<Icon of={ImageUp} size={20} />}
            onClick={onReplace}
          />
          <IconButton label={t('pictureRemove')} icon={<Icon of={Trash2} size={20} />} onClick={remove} />
        </span>
      </div>
      {running && running.message === undefined && (
        <ProgressBar
          className="mt-3 max-w-reading"
          label={t('uploading', { name: running.file.name })}
          done={Math.round(running.fraction * 100)}
          total={100}
          text={t('uploading', { name: running.file.name })}
        />
      )}
      {running?.message !== undefined && upload !== null && (
        <div className="mt-3 flex flex-wrap items-center gap-3 rounded-lg bg-danger-soft p-4">
          <p className="font-medium text-danger-ink">{running.message || t('uploadFailed')}</p>
          <Button
            size="sm"
            variant="secondary"
            onClick={(event) => {
              // This button goes while the picture is sent; the description stays.
              const description = event.currentTarget
                .closest('[data-slot=picture-box]')
                ?.querySelector<HTMLElement>('[data-slot=picture-description] input');
              onRetry(upload);
              description?.focus();
            }}
          >
            {t('retry')}
          </Button>
        </div>
      )}
      <Description block={block} focused={focused} />
    </div>
  );
}

function Description({ block, focused }: { block: PortalBlock; focused: boolean }) {
  const t = useMessages(richTextEditorMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const other = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const { alt, title } = block.node.attrs as { alt: string; title: string | null };
  const decorative = title === DECORATIVE;
  const missing = alt.trim() === '';

  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  // The button that was pressed is gone in the same render.
  useLayoutEffect(() => {
    if (pressed.current) (decorative ? other : input).current?.focus();
    pressed.current = false;
  }, [decorative]);

  if (decorative) {
    return (
      <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
        {t('decoration')}
        <Button
          ref={other}
          size="sm"
          variant="quiet"
          onClick={() => {
            pressed.current = true;
            block.set({ title: null });
          }}
        >
          {t('describeInstead')}
        </Button>
      </p>
    );
  }
  return (
    <div
      data-slot="picture-description"
      data-missing={missing || undefined}
      className={cn(
        'mt-3 max-w-reading rounded-lg',
        missing && 'border border-transparent bg-warning-soft p-4',
      )}
    >
      <TextInput
        ref={input}
        id={id}
        label={
          <span className={missing ? 'text-warning-ink' : 'text-sm font-medium text-ink-muted'}>
            {t(missing ? 'describe' : 'described')}
          </span>
        }
        autoComplete="off"
        value={alt}
        onChange={(event) => block.set({ alt: event.target.value })}
      />
      {missing && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm">
          {t('onlyDecoration')}
          <Button
            size="sm"
            variant="quiet"
            className="underline"
            onClick={() => {
              pressed.current = true;
              block.set({ alt: '', title: DECORATIVE });
            }}
          >
            {t('sayDecoration')}
          </Button>
        </p>
      )}
    </div>
  );
}
