import { Badge } from '@digiken/ui/badge';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextLink } from '@digiken/ui/text-link';
import type { AuthoredQuestionView } from '../../lib/authored-question';
import { questionName } from '../../lib/plain-text';
import { questionTypeMessages } from '../question-form/messages';
import { quizEditorMessages } from './messages';

export interface QuestionRowProps {
  question: AuthoredQuestionView;
  /** From 1. */
  number: number;
  href: string;
  id: string;
}

/** A question in its quiz: what it asks, its type and points. */
export function QuestionRow({ question, number, href, id }: QuestionRowProps) {
  const t = useMessages(quizEditorMessages);
  const type = useMessages(questionTypeMessages);
  const { body, points, tags } = question;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <TextLink href={href} quiet className="line-clamp-2 font-bold" data-question={id}>
        {`${number}. ${questionName(body)}`}
      </TextLink>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <Badge>{type(body.type)}</Badge>
        <span>{t('points', { count: points })}</span>
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
    </div>
  );
}
