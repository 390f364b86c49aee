import { ArrowLeft } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextLink } from '@digiken/ui/text-link';
import { QuestionForm, type QuestionFormProps } from '../question-form/question-form';
import { questionTypeMessages } from '../question-form/messages';
import { quizEditorMessages } from './messages';

export interface QuestionEditingProps extends QuestionFormProps {
  /** From 1; undefined: a new question. */
  number?: number;
  backHref: string;
  /** Beside the heading. */
  actions?: ReactNode;
}

/** The form of one question in place of the list. Its heading takes the focus. */
export function QuestionEditing({ number, backHref, actions, ...form }: QuestionEditingProps) {
  const t = useMessages(quizEditorMessages);
  const type = useMessages(questionTypeMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const headingOf = () => {
    if (number !== undefined) return t('question', { number });
    return t(form.question ? 'oneQuestion' : 'newQuestion');
  };
  return (
    <section data-slot="question-editing" className="flex flex-col gap-6">
      <div className="flex flex-col items-start gap-2">
        <TextLink href={backHref} quiet className="inline-flex items-center gap-2">
          <Icon of={ArrowLeft} size={18} className="rtl:-scale-x-100" />
          {t('back')}
        </TextLink>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-56 text-xl font-bold">
          {`${headingOf()} · ${type(form.question?.body.type ?? form.type)}`}
        </h2>
        {actions}
      </div>
      <QuestionForm {...form} />
    </section>
  );
}
