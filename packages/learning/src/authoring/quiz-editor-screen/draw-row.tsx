import { Shuffle, TriangleAlert } from 'lucide';
import { Badge } from '@digiken/ui/badge';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextLink } from '@digiken/ui/text-link';
import type { DrawView } from '../../lib/question-bank';
import { quizEditorMessages } from './messages';

export interface DrawRowProps {
  draw: DrawView;
  /** Of its first question in the quiz, from 1. */
  number: number;
  href: string;
  id: string;
}

/** A draw in its quiz: how many questions of which bank, and what is missing. */
export function DrawRow({ draw, number, href, id }: DrawRowProps) {
  const t = useMessages(quizEditorMessages);
  const { bankName, tag, count, points, missing } = draw;
  const numbers = count === 1 ? `${number}` : `${number}–${number + count - 1}`;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <TextLink href={href} quiet className="font-bold" data-question={id}>
        {`${numbers}. ${t('drawn', { count, bank: bankName })}`}
      </TextLink>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <Badge icon={<Icon of={Shuffle} size={16} />}>{t('atRandom')}</Badge>
        {tag !== null && <Badge>{tag}</Badge>}
        <span>{t('pointsEach', { count: points })}</span>
        {missing > 0 && (
          <Badge tone="warning" icon={<Icon of={TriangleAlert} size={16} />}>
            {t('missing', { count: missing })}
          </Badge>
        )}
      </span>
    </div>
  );
}
