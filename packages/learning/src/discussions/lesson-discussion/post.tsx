import type { DiscussionPost } from '@digiken/contract';
import { CircleCheck, EyeOff, ThumbsUp } from 'lucide';
import { useId, useState } from 'react';
import { Badge } from '@digiken/ui/badge';
import { Button } from '@digiken/ui/button';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { Quoting } from '../../lib/quoting';
import { Byline } from './byline';
import { lessonDiscussionMessages } from './messages';
import { PostText } from './post-text';
import type { ThreadActions } from './types';
import { WriteForm, type WriteValues } from './write-form';

/** The element of a post, for links that lead to it. */
export const postElementId = (id: string): string => `post-${id}`;

export type Asked = 'remove' | 'report' | 'hide';

interface PostProps {
  post: DiscussionPost;
  /** Title of the question; undefined for a reply. */
  title?: string;
  /** Replies can be accepted by the reader. */
  mayAccept: boolean;
  mayModerate: boolean;
  /** Its author can still change it. */
  mayEdit: boolean;
  actions: ThreadActions;
  run: (work: () => ReturnType<ThreadActions['onRemove']>, said: string) => void;
  /** Opens the dialog of an action. */
  onAsk: (what: Asked, id: string) => void;
}

/** One post: who wrote it, its text, and what the reader can do with it. */
export function Post(props: PostProps) {
  const { post, title, actions, run, onAsk } = props;
  const t = useMessages(lessonDiscussionMessages);
  const by = useId();
  const [unfolded, setUnfolded] = useState(false);
  const [edit, setEdit] = useState<WriteValues>();
  const { _id: id, state, text } = post;
  const folded = post.blocked && !unfolded && state === 'shown';
  const shown = state === 'shown';

  return (
    <article
      id={postElementId(id)}
      tabIndex={-1}
      aria-labelledby={by}
      data-slot="post"
      className={cn(
        'flex min-w-0 scroll-mt-48 flex-col gap-3 rounded-lg border bg-surface px-4 py-4 forced-colors:border-2',
        post.accepted && 'border-success-ink',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Byline
          id={by}
          author={post.author}
          createdAt={post.createdAt}
          edited={post.editedAt !== null && shown}
        />
        {post.accepted && (
          <Badge tone="success" icon={<Icon of={CircleCheck} size={16} />}>
            {t('accepted')}
          </Badge>
        )}
      </div>
      {state === 'hidden' && (
        <p className="flex items-center gap-2 text-ink-muted">
          <Icon of={EyeOff} size={16} className="shrink-0" />
          <span>
            {post.reason === null ? (
              t('hidden')
            ) : (
              <Quoting
                sentence={(reason) => t('hiddenFor', { reason })}
                text={post.reason}
                language={post.reasonLanguage}
              />
            )}
          </span>
        </p>
      )}
      {state === 'deleted' && <p className="text-ink-muted">{t('deleted')}</p>}
      {folded ? (
        <p className="flex flex-wrap items-center gap-3 text-ink-muted">
          {t('blocked')}
          <Button variant="quiet" size="sm" aria-describedby={by} onClick={unfold}>
            {t('unfold')}
          </Button>
        </p>
      ) : edit ? (
        <WriteForm
          value={edit}
          onValueChange={setEdit}
          label={title === undefined ? t('reply') : t('questionText')}
          submitLabel={t('save')}
          busyLabel={t('saving')}
          takesFocus
          onSubmit={async (change) => {
            const outcome = await actions.onEdit(id, change);
            if (outcome.ok) {
              run(async () => outcome, t('changed'));
              close();
            }
            return outcome;
          }}
          onCancel={close}
        />
      ) : (
        text !== null && <PostText text={text} language={post.textLanguage} />
      )}
      {!folded && !edit && (
        <div className="-ms-3 flex flex-wrap gap-1 empty:hidden">
          {shown && !post.mine && (
            <Button
              variant="quiet"
              size="sm"
              className={post.votedHelpful ? 'bg-selected underline' : undefined}
              aria-pressed={post.votedHelpful}
              aria-describedby={by}
              icon={
                <Icon of={ThumbsUp} size={16} className={post.votedHelpful ? 'fill-current' : undefined} />
              }
              onClick={() =>
                run(
                  () => actions.onHelpful(id, !post.votedHelpful),
                  t(post.votedHelpful ? 'unvoted' : 'voted'),
                )
              }
            >
              {post.helpful > 0 ? t('helpfulCount', { count: post.helpful }) : t('helpful')}
            </Button>
          )}
          {shown && title === undefined && props.mayAccept && (
            <Button
              variant="quiet"
              size="sm"
              aria-describedby={by}
              onClick={() =>
                run(
                  () => actions.onAccept(post.accepted ? null : id),
                  t(post.accepted ? 'unacceptedNow' : 'acceptedNow'),
                )
              }
            >
              {t(post.accepted ? 'unaccept' : 'accept')}
            </Button>
          )}
          {shown && post.mine && props.mayEdit && (
            <Button
              variant="quiet"
              size="sm"
              aria-describedby={by}
              onClick={() => setEdit({ ...(title !== undefined && { title }), text: text ?? '' })}
            >
              {t('edit')}
            </Button>
          )}
          {shown && post.mine && (
            <Button variant="quiet" size="sm" aria-describedby={by} onClick={() => onAsk('remove', id)}>
              {t('remove')}
            </Button>
          )}
          {shown && !post.mine && !post.reported && (
            <Button variant="quiet" size="sm" aria-describedby={by} onClick={() => onAsk('report', id)}>
              {t('report')}
            </Button>
          )}
          {props.mayModerate && state !== 'deleted' && (
            <Button
              variant="quiet"
              size="sm"
              aria-describedby={by}
              onClick={() => (shown ? onAsk('hide', id) : run(() => actions.onHide(id, null), t('shownNow')))}
            >
              {t(shown ? 'hide' : 'unhide')}
            </Button>
          )}
        </div>
      )}
      {shown && post.mine && post.helpful > 0 && (
        <p className="text-sm text-ink-muted">{t('votes', { count: post.helpful })}</p>
      )}
      {shown && post.reported && <p className="text-sm text-ink-muted">{t('reported')}</p>}
    </article>
  );

  /** The pressed button goes: the focus stays on its post. */
  function stay() {
    document.getElementById(postElementId(id))?.focus({ preventScroll: true });
  }
  function unfold() {
    stay();
    setUnfolded(true);
  }
  function close() {
    stay();
    setEdit(undefined);
  }
}
