import {
  forwardRef,
  type TextareaHTMLAttributes,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { cn } from '../../foundations/lib/cn';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { textIn } from '../../foundations/lib/text-language';
import { Field, type FieldTexts } from '../field/field';
import { useFormReset } from '../field/use-field-ids';
import { applyEdit, selectedOf } from './apply-edit';
import { EditorFoot } from './editor-foot';
import { EditorTabs, type EditorView, panelId, tabId } from './editor-tabs';
import {
  code,
  continueLine,
  type Edit,
  isAddress,
  link,
  markLines,
  paragraph,
  type Selected,
  wrap,
} from './markdown-edits';
import { markdownEditorMessages } from './messages';
import { type MarkdownPreview, PreviewPanel } from './preview-panel';
import { FormattingToolbar, type Tool } from './toolbar';

export { markdownEditorMessages } from './messages';
export type { MarkdownPreview } from './preview-panel';

export interface MarkdownEditorProps
  extends FieldTexts,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'id' | 'required' | 'children' | 'value' | 'defaultValue' | 'maxLength' | 'lang'
    > {
  value?: string;
  defaultValue?: string;
  onValueChange?: (text: string) => void;
  preview: MarkdownPreview;
  /** The preview is open, or the text changed while it is open: update `preview` for this text. */
  onPreview: (text: string) => void;
  /** Opens the picture dialog. Its result is inserted by `insertRef`. Undefined: no picture button. */
  onImage?: () => void;
  /** Inserts a paragraph at the caret, undoable. */
  insertRef?: Ref<(text: string) => void>;
  /** Maximum length in characters. Longer text is never cut; the editor shows an error. */
  maxLength?: number;
  /** BCP 47 tag of the text, for spell checking and screen readers. */
  language?: string;
  /** Height of the empty editor; it grows with the text up to most of the window. Default `md`. */
  size?: 'md' | 'lg';
  /** At the end of the last line, e.g. a SaveState. */
  status?: ReactNode;
}

const MIN_HEIGHT = { md: 'min-h-52', lg: 'min-h-96' } as const;

const SHORTCUTS: Record<string, Tool> = { b: 'bold', i: 'italic', k: 'link' };

/** Long text in Markdown: a text area with a toolbar, list help, a preview and a word count. */
export const MarkdownEditor = forwardRef<HTMLTextAreaElement, MarkdownEditorProps>(function MarkdownEditor(
  {
    label,
    hint,
    error,
    required,
    id,
    fieldClassName,
    value: given,
    defaultValue = '',
    onValueChange,
    preview,
    onPreview,
    onImage,
    insertRef,
    maxLength,
    language,
    size = 'md',
    readOnly = false,
    status,
    className,
    ...input
  },
  ref,
) {
  const [value, onChange] = useControllableState(given, defaultValue, onValueChange);
  const t = useMessages(markdownEditorMessages);
  const own = useId();
  const base = id ?? own;
  const area = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(area, ref);
  useFormReset(area, () => given === undefined && onChange(defaultValue));
  const [view, setView] = useState<EditorView>('write');
  const previewing = view === 'preview';
  const makePreview = useEffectEvent(onPreview);

  useEffect(() => {
    if (previewing && value.trim() !== '') makePreview(value);
  }, [previewing, value]);

  const change = (edit: (selected: Selected) => Edit | null): boolean => {
    const made = area.current && !readOnly ? edit(selectedOf(area.current)) : null;
    if (area.current && made) applyEdit(area.current, made);
    return made !== null;
  };

  useImperativeHandle(insertRef, () => (text: string) => {
    if (area.current) applyEdit(area.current, paragraph(selectedOf(area.current), text));
  });

  const apply = (tool: Tool) => {
    if (tool === 'picture') {
      // A dialog restores the focus to where it was on opening, so focus the text first.
      area.current?.focus();
      onImage?.();
    } else if (tool === 'bold') change((selected) => wrap(selected, '**', t('sampleText')));
    else if (tool === 'italic') change((selected) => wrap(selected, '_', t('sampleText')));
    else if (tool === 'link') change((selected) => link(selected, t('sampleLink')));
    else if (tool === 'code') change((selected) => code(selected, t('sampleCode')));
    else change((selected) => markLines(selected, tool));
  };

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    const tool = event.ctrlKey || event.metaKey ? SHORTCUTS[event.key.toLowerCase()] : undefined;
    if (tool) {
      event.preventDefault();
      apply(tool);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && change(continueLine)) {
      event.preventDefault();
    }
  };

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (!isAddress(pasted)) return;
    const linked = change((selected) => {
      const words = selected.text.slice(selected.start, selected.end).trim();
      const plain = words !== '' && !words.includes('\n') && !isAddress(words);
      return plain ? link(selected, t('sampleLink'), pasted) : null;
    });
    if (linked) event.preventDefault();
  };

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      controlId={base}
      describedBy={input['aria-describedby']}
      className={fieldClassName}
    >
      {(control) => (
        <div
          data-slot="markdown-editor"
          className={cn(
            'min-w-0 rounded-lg border-2 bg-surface has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus',
            error ? 'border-danger-ink' : 'border-line-control',
          )}
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b-2 border-line px-2 py-1.5">
            <EditorTabs base={base} view={view} onView={setView} />
            <FormattingToolbar
              controls={base}
              picture={onImage !== undefined}
              away={previewing || readOnly}
              onTool={apply}
            />
          </div>
          <div
            role="tabpanel"
            id={panelId(base, 'write')}
            aria-labelledby={tabId(base, 'write')}
            hidden={previewing}
          >
            <textarea
              {...input}
              {...control}
              ref={merged}
              value={value}
              {...textIn(language)}
              readOnly={readOnly}
              data-slot="markdown-text"
              className={cn(
                'block field-sizing-content max-h-[75dvh] w-full resize-y bg-transparent px-4 py-4 outline-none sm:px-5',
                MIN_HEIGHT[size],
                className,
              )}
              onChange={(event) => {
                onChange(event.target.value);
                input.onChange?.(event);
              }}
              onKeyDown={(event) => {
                input.onKeyDown?.(event);
                if (!event.defaultPrevented) press(event);
              }}
              onPaste={(event) => {
                input.onPaste?.(event);
                if (!event.defaultPrevented) paste(event);
              }}
            />
          </div>
          <div
            role="tabpanel"
            id={panelId(base, 'preview')}
            aria-labelledby={tabId(base, 'preview')}
            tabIndex={0}
            {...textIn(language)}
            hidden={!previewing}
            className={cn(
              'max-h-[75dvh] overflow-y-auto px-4 py-5 wrap-anywhere focus-visible:-outline-offset-3 sm:px-5',
              MIN_HEIGHT[size],
            )}
          >
            {previewing && (
              <PreviewPanel empty={value.trim() === ''} preview={preview} onRetry={() => onPreview(value)} />
            )}
          </div>
          <EditorFoot text={value} maxLength={maxLength} status={status} />
        </div>
      )}
    </Field>
  );
});
