import { ChevronRight } from 'lucide';
import { Icon } from '../../foundations/lib/icon';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { markdownEditorMessages } from './messages';

const LINES = [
  { typed: '## Stock', seen: 'helpHeading' },
  { typed: '**every day**', seen: 'helpBold' },
  { typed: '_chama_', seen: 'helpItalic' },
  { typed: '- maize', seen: 'helpBullet' },
  { typed: '[the law](https://…)', seen: 'helpLink' },
  { typed: '> Count twice.', seen: 'helpQuote' },
] as const;

/** Markdown syntax help for beginners. */
export function FormattingHelp() {
  const t = useMessages(markdownEditorMessages);
  return (
    <details data-slot="formatting-help" className="group min-w-0 open:basis-full">
      <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-1 rounded-sm text-link underline decoration-1 underline-offset-4 hover:decoration-2 [&::-webkit-details-marker]:hidden">
        <Icon
          of={ChevronRight}
          size={16}
          className="shrink-0 group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:-rotate-90"
        />
        {t('help')}
      </summary>
      <div className="flex flex-col gap-3 pt-3 pb-1 text-ink">
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
          {LINES.map(({ typed, seen }) => (
            <div key={typed} className="flex min-w-0 flex-wrap items-baseline gap-x-3">
              <dt className="font-mono">
                <span className="dk-visually-hidden">{t('helpTyped')} </span>
                <span>{typed}</span>
              </dt>
              <dd className="min-w-0 text-ink-muted">
                <span className="dk-visually-hidden">{t('helpSeen')} </span>
                <span>{t(seen)}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p>{t('helpParagraph')}</p>
        <p>{t('helpKeys')}</p>
      </div>
    </details>
  );
}
