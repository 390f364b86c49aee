import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { FieldError } from '@digiken/ui/field';
import { type Deferred, deferred } from '@digiken/ui/internal/deferred';
import { useEffectEvent } from '@digiken/ui/internal/use-effect-event';
import { MarkdownEditor, type MarkdownPreview } from '@digiken/ui/markdown-editor';
import { useMessages } from '@digiken/ui/messages-provider';
import type { PictureAddress } from './engine/inline-images';
import type { UploadPicture } from './engine/uploads';
import { richTextEditorMessages } from './messages';
import type { RichSurfaceProps } from './rich-surface';

export { richTextEditorMessages } from './messages';
export type { PictureAddress } from './engine/inline-images';
export type { PictureControl, UploadPicture } from './engine/uploads';

type Surface = (props: RichSurfaceProps) => ReactNode;

const surface: Deferred<Surface> = deferred(async () => (await import('./rich-surface')).RichSurface);

/** Loads the engine ahead of its use, e.g. while the text is fetched. */
export const preloadRichText = (): void => surface.preload();

export interface RichTextEditorProps {
  id?: string;
  /** The accessible name. */
  label: string;
  /** Markdown. What was not edited keeps every byte. */
  value: string;
  onValueChange: (markdown: string) => void;
  /** BCP 47 tag of the text, for spell checking and screen readers. */
  language?: string;
  error?: string;
  /** Maximum length in characters. Longer text is never cut; the editor shows an error. */
  maxLength?: number;
  /** At the end of the last line, e.g. a SaveState. */
  status?: ReactNode;
  /** Uploads a picture that was chosen, pasted or dropped. Undefined: no pictures. */
  onPicture?: UploadPicture;
  /** The address from which a picture of the text is loaded, e.g. a signed one. Default: its own. */
  pictureSrc?: PictureAddress;
  /** Maximum picture size in bytes. Default 10 MB. */
  pictureBytes?: number;
  /** The preview of the Markdown, as in MarkdownEditor. */
  preview: MarkdownPreview;
  onPreview: (markdown: string) => void;
  /** The picture button of the Markdown. Its result is inserted by `insertRef`. */
  onImage?: () => void;
  /** Inserts a paragraph at the caret of the Markdown. */
  insertRef?: Ref<(text: string) => void>;
  /** Begins with the cursor in the text. */
  startInText?: boolean;
  /** Loads the engine. For tests and stories. */
  engine?: Deferred<Surface>;
}

type Mode = 'loading' | 'rich' | 'markdown';
interface Place {
  offset: number;
  focus: boolean;
}

/**
 * Long text as its readers see it, whose source is Markdown. A switch shows the Markdown. Until the engine has loaded,
 * and if it cannot be loaded, the Markdown is edited.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, maxLength, error, engine = surface } = props;
  const t = useMessages(richTextEditorMessages);
  const announce = useAnnounce();
  const own = useId();
  const id = props.id ?? own;
  const area = useRef<HTMLTextAreaElement>(null);
  const [Rich, setRich] = useState(engine.get);
  const [mode, setMode] = useState<Mode>(Rich ? 'rich' : 'loading');
  const [failed, setFailed] = useState(false);
  const [place, setPlace] = useState<Place>({ offset: 0, focus: props.startInText ?? false });

  const arrive = useEffectEvent((loaded: Surface) => {
    setRich(() => loaded);
    // Someone who already types in the Markdown is not interrupted.
    if (mode !== 'loading') return;
    const typing = document.activeElement === area.current && area.current !== null;
    setPlace({ offset: area.current?.selectionStart ?? 0, focus: typing || place.focus });
    setMode('rich');
  });
  const refuse = useEffectEvent(() => {
    setFailed(true);
    setMode('markdown');
  });
  useEffect(() => {
    if (engine.get()) return;
    engine.load().then(arrive, refuse);
  }, [engine]);

  useEffect(() => {
    const text = area.current;
    if (!text || !place.focus) return;
    text.setSelectionRange(place.offset, place.offset);
    // Scrolls to the cursor.
    text.focus();
  }, [place]);

  const toMarkdown = (offset: number) => {
    setPlace({ offset, focus: true });
    setMode('markdown');
    announce(t('markdownShown'));
  };
  const toRich = () => {
    setPlace({ offset: area.current?.selectionStart ?? 0, focus: true });
    setMode('rich');
    announce(t('richShown'));
  };
  const over = maxLength === undefined ? 0 : Math.max(0, value.length - maxLength);
  const errorId = `${id}-error`;
  const problem = error ?? (over > 0 ? t('tooLong', { count: over }) : undefined);

  if (mode === 'rich' && Rich) {
    return (
      <div data-slot="rich-text-editor" className="min-w-0">
        <Rich
          id={id}
          label={label}
          describedBy={problem && errorId}
          invalid={problem !== undefined}
          language={props.language}
          value={value}
          onValueChange={props.onValueChange}
          onPicture={props.onPicture}
          pictureSrc={props.pictureSrc}
          pictureBytes={props.pictureBytes ?? 10_000_000}
          start={place}
          onMarkdown={toMarkdown}
          foot={
            <div className="flex flex-col gap-2 border-t pt-3 text-sm">
              {problem && <FieldError id={errorId}>{problem}</FieldError>}
              <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-muted">
                <span>{t('words', { count: countWords(value) })}</span>
                {props.status && <span className="ms-auto">{props.status}</span>}
              </div>
            </div>
          }
        />
      </div>
    );
  }
  return (
    <div data-slot="rich-text-editor" className="flex min-w-0 flex-col gap-2">
      {failed && <p className="font-medium text-warning-ink">{t('unavailable')}</p>}
      {mode === 'markdown' && Rich && (
        <div className="flex justify-end">
          <button
            type="button"
            aria-pressed="true"
            className="min-h-9 rounded-md bg-selected px-3 text-sm font-bold forced-colors:border-2 forced-colors:border-[Highlight]"
            onClick={toRich}
          >
            {t('markdown')}
          </button>
        </div>
      )}
      <MarkdownEditor
        ref={area}
        id={id}
        label={label}
        language={props.language}
        size="lg"
        maxLength={maxLength}
        value={value}
        onValueChange={(next) => {
          if (mode === 'loading') setMode('markdown');
          props.onValueChange(next);
        }}
        preview={props.preview}
        onPreview={props.onPreview}
        onImage={props.onImage}
        insertRef={props.insertRef}
        error={error}
        status={props.status}
      />
    </div>
  );
}

const countWords = (markdown: string): number =>
  markdown.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
