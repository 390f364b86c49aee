import { Select } from '@digiken/ui/select';
import { useMessages } from '@digiken/ui/messages-provider';
import { textIn } from '@digiken/ui/internal/text-language';
import { ShortHtml } from '../../courses/lesson-html/short-html';
import { quizQuestionMessages } from './messages';
import type { PartProps } from './part-props';

/** A native select for each item. An option used elsewhere is marked and can still be selected. */
export function Matching({ question, answer, onAnswer }: PartProps<'matching'>) {
  const t = useMessages(quizQuestionMessages);
  const pairs = answer?.pairs ?? {};
  const pair = (left: string, right: string) => {
    const { [left]: _before, ...others } = pairs;
    const next = right === '' ? others : { ...others, [left]: right };
    onAnswer(Object.keys(next).length > 0 ? { type: 'matching', pairs: next } : undefined);
  };
  return (
    <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {question.left.map((item) => (
        <li key={item.id} {...textIn(question.language)} className="min-w-0 wrap-anywhere">
          <Select
            label={item.html === undefined ? item.text : <ShortHtml {...item} language={question.language} />}
            aria-label={item.html === undefined ? undefined : item.text}
            value={pairs[item.id] ?? ''}
            onChange={(event) => pair(item.id, event.target.value)}
            options={[
              { value: '', label: t('chooseMatch') },
              ...question.right.map((right) => {
                const used = question.left.find(({ id }) => id !== item.id && pairs[id] === right.id);
                return {
                  value: right.id,
                  label: used ? t('used', { text: right.text, by: used.text }) : right.text,
                };
              }),
            ]}
          />
        </li>
      ))}
    </ol>
  );
}
