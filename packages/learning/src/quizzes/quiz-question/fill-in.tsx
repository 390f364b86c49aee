import { useMessages } from '@digiken/ui/messages-provider';
import { textIn } from '@digiken/ui/internal/text-language';
import { ShortHtml } from '../../courses/lesson-html/short-html';
import { blanksOf } from '../../lib/quiz';
import { quizQuestionMessages } from './messages';
import type { PartProps } from './part-props';

/** Each blank shows its number and includes it in its name, for voice control. */
export function FillIn({ question, answer, onAnswer }: PartProps<'fill-in'>) {
  const t = useMessages(quizQuestionMessages);
  const blanks = blanksOf(question);
  const write = (blank: string, text: string) => {
    const next = { ...answer?.blanks, [blank]: text };
    const empty = Object.values(next).every((value) => value === '');
    onAnswer(empty ? undefined : { type: 'fill-in', blanks: next });
  };
  return (
    <div {...textIn(question.language)} className="max-w-measure text-lg/[3.25rem] wrap-anywhere">
      {question.parts.map((part, index) => {
        if (typeof part === 'string') {
          const html = question.partsHtml?.[index];
          return html === undefined ? part : <ShortHtml key={`text ${index}`} text={part} html={html} />;
        }
        const number = blanks.indexOf(part) + 1;
        return (
          <span
            key={part.blank}
            className="mx-1 inline-flex max-w-full items-baseline gap-2 rounded-md border-2 border-line-control bg-surface ps-2 text-base/normal focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus"
          >
            <span aria-hidden="true" className="text-sm font-bold text-ink-muted">
              {number}
            </span>
            <input
              type="text"
              aria-label={t('blankNamed', { number, total: blanks.length, label: part.label })}
              autoComplete="off"
              spellCheck={false}
              value={answer?.blanks[part.blank] ?? ''}
              onChange={(event) => write(part.blank, event.target.value)}
              className="min-h-10 w-36 min-w-0 rounded-md pe-2 text-ink outline-none sm:w-44"
            />
          </span>
        );
      })}
    </div>
  );
}
