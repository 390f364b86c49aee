import { RadioDot, Tick } from '@digiken/ui/internal/choice-marks';
import { cn } from '@digiken/ui/internal/cn';
import { textIn } from '@digiken/ui/internal/text-language';
import { ShortHtml } from '../../courses/lesson-html/short-html';
import type { Choice } from '../../lib/quiz';

export interface ChoiceRowProps {
  kind: 'radio' | 'checkbox';
  name: string;
  option: Pick<Choice, 'text' | 'html'>;
  language?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One option at full width: the whole row is the native control's label. With formulas, its name is its plain text. */
export function ChoiceRow({
  kind,
  name,
  option: { text, html },
  language,
  checked,
  onChange,
}: ChoiceRowProps) {
  const round = kind === 'radio';
  return (
    <label
      data-slot="quiz-option"
      className="flex min-h-target-primary cursor-pointer items-start gap-3 rounded-lg border-2 border-transparent bg-surface px-4 py-3 transition-colors duration-fast hover:bg-hover has-checked:border-accent has-disabled:cursor-not-allowed has-disabled:hover:bg-surface in-[.high-contrast]:border-line-control in-[.high-contrast]:has-checked:border-accent"
    >
      <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
        <input
          type={kind}
          name={name}
          checked={checked}
          {...(html !== undefined && { ...textIn(language), 'aria-label': text })}
          onChange={(event) => onChange(event.target.checked)}
          className={cn(
            'peer size-6 cursor-pointer appearance-none border-2 border-line-control bg-surface checked:border-accent disabled:cursor-not-allowed',
            round ? 'rounded-full' : 'rounded-sm checked:bg-accent',
          )}
        />
        {round ? <RadioDot /> : <Tick />}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <ShortHtml text={text} html={html} language={language} />
      </span>
    </label>
  );
}
