import type { DiscussionSummary } from '@digiken/contract';
import { DISCUSSION_FILTERS, type DiscussionFilter, type DiscussionSort } from '@digiken/contract/constants';
import { EyeOff, Lock, Pin } from 'lucide';
import { Badge } from '@digiken/ui/badge';
import { Button } from '@digiken/ui/button';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { FilterBar } from '@digiken/ui/filter-bar';
import { Icon } from '@digiken/ui/icon';
import { Skeleton } from '@digiken/ui/skeleton';
import { TextLink } from '@digiken/ui/text-link';
import { VisuallyHidden } from '@digiken/ui/visually-hidden';
import type { LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Byline } from './byline';
import { lessonDiscussionMessages } from './messages';

export interface QuestionListProps {
  state: LoadState;
  /** One page, pinned ones first. */
  questions: readonly DiscussionSummary[];
  threadHrefOf: (question: DiscussionSummary) => string;
  search: string;
  /** Empty: all of them. */
  filter: '' | DiscussionFilter;
  sort: DiscussionSort;
  /** `search`, `filter` and `sort`. */
  onChange: (values: Record<string, string>) => void;
  /** A new answer is on its way. */
  busy?: boolean;
  /** Undefined where the list ends. */
  onNewer?: () => void;
  onOlder?: () => void;
}

/** The questions about a lesson, with search, filter and order. */
export function QuestionList(props: QuestionListProps) {
  const { state, questions, search, filter, sort } = props;
  const t = useMessages(lessonDiscussionMessages);
  const filtered = search !== '' || filter !== '';
  // A short list without a filter needs no tools.
  const tools = filtered || questions.length > 1 || props.onNewer !== undefined;
  if (state.status === 'loading')
    return (
      <div>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton lines={4} />
      </div>
    );
  if (state.status === 'error')
    return <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={3} />;
  return (
    <>
      {tools && (
        <FilterBar
          label={t('filter')}
          search={{ label: t('search'), value: search }}
          selects={[
            {
              name: 'filter',
              label: t('show'),
              value: filter,
              options: [
                { value: '', label: t('all') },
                ...DISCUSSION_FILTERS.map((value) => ({ value, label: t(value) })),
              ],
            },
            {
              name: 'sort',
              label: t('sort'),
              value: sort,
              options: [
                { value: 'newest', label: t('newest') },
                { value: 'helpful', label: t('helpfulFirst') },
              ],
            },
          ]}
          onValueChange={props.onChange}
          resultText={filtered && !props.busy ? t('found', { count: questions.length }) : undefined}
        />
      )}
      {questions.length === 0 ? (
        <p className="text-ink-muted">{t(filtered ? 'nothing' : 'none')}</p>
      ) : (
        <ul aria-label={t('list')} className="flex flex-col divide-y divide-line">
          {questions.map((question) => (
            <Question key={question._id} question={question} href={props.threadHrefOf(question)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {props.onNewer && (
          <Button variant="secondary" size="sm" onClick={props.onNewer}>
            {t('newer')}
          </Button>
        )}
        {props.onOlder && (
          <Button variant="secondary" size="sm" onClick={props.onOlder}>
            {t('older')}
          </Button>
        )}
      </div>
    </>
  );
}

function Question({ question, href }: { question: DiscussionSummary; href: string }) {
  const t = useMessages(lessonDiscussionMessages);
  const { state, blocked, helpful } = question;
  const readable = !blocked && state !== 'deleted';
  const title = readable ? question.title : t(blocked ? 'blockedQuestion' : 'deletedQuestion');
  return (
    <li data-slot="question" className="flex min-w-0 flex-col gap-1.5 py-4 wrap-anywhere">
      <h3 className="font-bold">
        <TextLink href={href} lang={readable ? question.titleLanguage : undefined} dir="auto">
          {title}
        </TextLink>
      </h3>
      {readable && question.excerpt && (
        <p lang={question.excerptLanguage} className="text-sm" dir="auto">
          {question.excerpt}
        </p>
      )}
      {readable && <Byline author={question.author} createdAt={question.createdAt} />}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-muted">
        <span>{t('replies', { count: question.replies })}</span>
        {helpful > 0 && <span>{t('votes', { count: helpful })}</span>}
        {question.pinned && <Badge icon={<Icon of={Pin} size={16} />}>{t('pinned')}</Badge>}
        {question.locked && <Badge icon={<Icon of={Lock} size={16} />}>{t('closed')}</Badge>}
        {state === 'hidden' && (
          <Badge tone="warning" icon={<Icon of={EyeOff} size={16} />}>
            {t('hiddenBadge')}
          </Badge>
        )}
        {state === 'shown' && (
          <Badge tone={question.answered ? 'success' : 'neutral'}>
            {t(question.answered ? 'answered' : 'unanswered')}
          </Badge>
        )}
      </p>
    </li>
  );
}
