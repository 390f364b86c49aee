import { Checkbox } from '@digiken/ui/checkbox';
import { ReorderableList } from '@digiken/ui/reorderable-list';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { textIn } from '@digiken/ui/internal/text-language';
import { quizQuestionMessages } from './messages';
import type { PartProps } from './part-props';

const kept: FormOutcome = { ok: true };

/**
 * The initial order may already be correct, so a checkbox confirms it as the answer. Moving an
 * item checks it.
 */
export function Ordering({ question, answer, onAnswer }: PartProps<'ordering'>) {
  const t = useMessages(quizQuestionMessages);
  const ids = answer?.order ?? question.items.map(({ id }) => id);
  const items = question.items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const take = (order: readonly string[]) => onAnswer({ type: 'ordering', order });
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <ReorderableList
        label={t('orderLabel')}
        items={items.map(({ id, text }) => ({
          id,
          name: text,
          content: <bdi {...textIn(question.language)}>{text}</bdi>,
        }))}
        onReorder={(order) => {
          take(order);
          return Promise.resolve(kept);
        }}
      />
      <Checkbox
        label={t('orderMine')}
        checked={answer !== undefined}
        onChange={(event) => (event.target.checked ? take(ids) : onAnswer(undefined))}
      />
    </div>
  );
}
