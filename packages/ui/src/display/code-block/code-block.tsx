import { Check, Copy } from 'lucide';
import { forwardRef, type HTMLAttributes, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../actions/button/button';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { clock } from '../../foundations/clock/clock';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { listFormat } from '../../foundations/lib/intl';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';
import { useOverflow } from '../data-table/use-overflow';
import { lineRanges } from './line-ranges';

export const codeBlockMessages = defineMessages('code-block', {
  name: 'Code, {language}',
  copy: 'Copy',
  copied: 'Copied',
  failed:
    'The code could not be copied. It is selected: copy it with your keyboard or the menu of your browser.',
  highlighted: 'Highlighted lines: {lines}',
});

/** Milliseconds for which the button shows that it has copied. */
const SHOWN = 3000;

export interface CodeToken {
  text: string;
  /** Decides its colour; none without. */
  kind?: 'keyword' | 'string' | 'comment' | 'number' | 'title';
}

export interface CodeBlockProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is shown and copied. */
  code: string;
  /** Name of the language as readers know it, e.g. "Python". */
  language: string;
  /** Shown instead of the language, e.g. a file name. */
  label?: string;
  /** The tokens of each line, from a highlighter of the app. */
  tokens?: readonly (readonly CodeToken[])[];
  /** Renders one line, e.g. with the classes of highlight.js. `tokens` wins. */
  renderLine?: (line: string, number: number) => ReactNode;
  lineNumbers?: boolean;
  /** Number of the first line. Default 1. */
  firstLine?: number;
  /** Numbers of the lines that are marked. */
  highlightedLines?: readonly number[];
  /** Wraps long lines. By default they scroll. */
  wrap?: boolean;
}

const INK = {
  keyword: 'text-code-keyword',
  string: 'text-code-string',
  comment: 'text-code-comment italic',
  number: 'text-code-number',
  title: 'text-code-title',
} as const;

const NO_LINES: readonly number[] = [];

/** Code that readers can copy. It brings no highlighter: pass `tokens` or `renderLine`. */
export const CodeBlock = forwardRef<HTMLDivElement, CodeBlockProps>(function CodeBlock(
  {
    code,
    language,
    label,
    tokens,
    renderLine,
    lineNumbers = false,
    firstLine = 1,
    highlightedLines = NO_LINES,
    wrap = false,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages(codeBlockMessages);
  const locale = useLocale();
  const markId = useId();
  const content = useRef<HTMLElement>(null);
  const [frame, overflows] = useOverflow<HTMLPreElement>();
  const [state, copy] = useCopied(code, content);
  const name = label ?? t('name', { language });
  const lines = code.replace(/\n$/, '').split('\n');
  const marked = new Set(highlightedLines);
  const digits = `${firstLine + lines.length - 1}`.length;

  const shown = (line: string, index: number) => {
    const parts = tokens?.[index];
    if (!parts) return renderLine ? renderLine(line, firstLine + index) : line;
    return parts.map(({ text, kind }, index) => (
      <span key={index} className={kind && INK[kind]}>
        {text}
      </span>
    ));
  };

  return (
    <div
      {...rest}
      ref={ref}
      data-slot="code-block"
      className={cn('min-w-0 overflow-hidden rounded-lg border bg-sunken text-ink', className)}
    >
      <div
        data-slot="code-block-header"
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b py-1 ps-4 pe-1"
      >
        <span className="min-w-0 text-sm font-medium text-ink-muted wrap-anywhere">{label ?? language}</span>
        <Button
          variant="quiet"
          size="sm"
          className="ms-auto focus-visible:-outline-offset-3"
          icon={<Icon of={state === 'copied' ? Check : Copy} size={16} />}
          onClick={copy}
        >
          <span>{t(state === 'copied' ? 'copied' : 'copy')}</span>
          <span className="dk-visually-hidden">{`: ${name}`}</span>
        </Button>
      </div>
      {state === 'failed' && <p className="border-b px-4 py-2 text-sm text-danger-ink">{t('failed')}</p>}
      {marked.size > 0 && (
        <p id={markId} className="dk-visually-hidden">
          {t('highlighted', { lines: listFormat(locale).format(lineRanges(highlightedLines)) })}
        </p>
      )}
      <pre
        ref={frame}
        dir="ltr"
        translate="no"
        className="relative overflow-x-auto py-3 font-mono text-sm leading-relaxed focus-visible:-outline-offset-3"
        {...(overflows && {
          role: 'region',
          'aria-label': name,
          'aria-describedby': marked.size > 0 ? markId : undefined,
          tabIndex: 0,
        })}
      >
        <code
          ref={content}
          className={cn('block min-w-full', wrap ? 'whitespace-pre-wrap wrap-anywhere' : 'w-max')}
        >
          {lines.map((line, index) => {
            const number = firstLine + index;
            const isMarked = marked.has(number);
            return (
              <span
                key={number}
                data-slot="code-block-line"
                data-marked={isMarked || undefined}
                className={cn(
                  'flex border-l-4 pr-4',
                  isMarked
                    ? 'border-accent bg-selected forced-colors:border-[Highlight]'
                    : 'border-transparent forced-colors:border-[Canvas]',
                )}
              >
                {lineNumbers && (
                  <span
                    aria-hidden="true"
                    className={cn(
                      'sticky left-0 shrink-0 pr-3 pl-2 text-right text-ink-muted select-none',
                      isMarked ? 'bg-selected' : 'bg-sunken',
                      DIGITS[Math.min(digits, 5) - 1],
                    )}
                  >
                    {number}
                  </span>
                )}
                <span className={cn('min-w-0', !lineNumbers && 'pl-3')}>
                  {shown(line, index)}
                  {'\n'}
                </span>
              </span>
            );
          })}
        </code>
      </pre>
    </div>
  );
});

/** Widths of the column of numbers, by their digits. */
const DIGITS = ['w-8', 'w-10', 'w-12', 'w-14', 'w-16'];

/** Copies the code, announces the result, and selects the code if the browser refuses. */
function useCopied(code: string, content: { current: HTMLElement | null }) {
  const t = useMessages(codeBlockMessages);
  const announce = useAnnounce();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = clock.setTimeout(() => setState('idle'), SHOWN);
    return () => clock.clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
      announce(t('copied'));
    } catch {
      setState('failed');
      announce(t('failed'));
      if (content.current) getSelection()?.selectAllChildren(content.current);
    }
  };
  return [state, () => void copy()] as const;
}
