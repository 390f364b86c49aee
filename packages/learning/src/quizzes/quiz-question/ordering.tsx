import { Checkbox } from '@digiken/ui/checkbox';
import { ReorderableList } from '@digiken/ui/reorderable-list';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { ShortHtml } from '../../courses/lesson-html/short-html';
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
        items={items.map(({ id, text, html }) => ({
          id,
          name: text,
          content: <ShortHtml text={text} html={html} language={question.language} />,
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
