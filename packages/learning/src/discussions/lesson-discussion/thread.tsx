import type { Discussion } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { Bell, BellOff, Lock, Pin } from 'lucide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Badge } from '@digiken/ui/badge';
import { Button, ButtonLink } from '@digiken/ui/button';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { FieldError } from '@digiken/ui/field';
import { Icon } from '@digiken/ui/icon';
import { ReasonDialog } from '@digiken/ui/reason-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { useOutcome } from '../../lib/use-outcome';
import { Byline } from './byline';
import { lessonDiscussionMessages } from './messages';
import { type Asked, Post, postElementId } from './post';
import { PostText } from './post-text';
import type { ThreadActions } from './types';
import { WriteForm } from './write-form';

export interface ThreadProps {
  thread: Discussion;
  actions: ThreadActions;
  /** The list of questions. */
  listHref: string;
  /** The post that a link leads to: it takes the focus. Without it, the title does. */
  postId?: string;
  /** Text of the reply, held outside so that it survives a reload. */
  draft: string;
  onDraftChange: (text: string) => void;
  /** Undefined where the replies end. */
  onEarlier?: () => void;
  onLater?: () => void;
}

/** Focuses the post of a link, else the title: once for each of them. */
function useArrival(title: RefObject<HTMLElement | null>, { thread, postId }: ThreadProps) {
  const done = useRef<string>(undefined);
  const wanted = `${thread._id} ${postId ?? ''}`;
  useEffect(() => {
    if (done.current === wanted) return;
    const post = postId === undefined ? null : document.getElementById(postElementId(postId));
    const target = post ?? title.current;
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
    // A reply that is not on the page yet comes with the next answer.
    if (post !== null || postId === undefined) done.current = wanted;
  }, [wanted, postId, thread, title]);
}

/** A question with its replies. */
export function Thread(props: ThreadProps) {
  const { thread, actions } = props;
  const t = useMessages(lessonDiscussionMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<{ what: Asked; id: string }>();
  const { busy, problem, run } = useOutcome();
  useArrival(heading, props);
  const { question, answer, replies } = thread;
  const act = (...[work, said]: Parameters<typeof run>) => void run(work, said);
  const dialog = (what: Asked) => ({
    open: asked?.what === what,
    onOpenChange: (open: boolean) => !open && setAsked(undefined),
  });
  const shared = {
    actions,
    run: act,
    onAsk: (what: Asked, id: string) => setAsked({ what, id }),
    mayAccept: thread.mayAccept,
    mayModerate: thread.mayModerate,
    mayEdit: thread.mayReply,
  };
  const remove = async () => {
    await run(() => actions.onRemove(asked?.id ?? ''), t('removed'));
    setAsked(undefined);
    heading.current?.focus();
  };
  const turn = (page: () => void) => {
    page();
    heading.current?.focus();
  };

  return (
    <div data-slot="thread" className="flex flex-col gap-4">
      <p>
        <ButtonLink variant="secondary" size="sm" href={props.listHref}>
          {t('back')}
        </ButtonLink>
      </p>
      <h3
        ref={heading}
        tabIndex={-1}
        lang={thread.titleLanguage}
        className="scroll-mt-48 text-xl font-heavy wrap-anywhere"
      >
        {thread.title || t('deletedQuestion')}
      </h3>
      <div className="flex flex-wrap items-center gap-2">
        {thread.pinned && <Badge icon={<Icon of={Pin} size={16} />}>{t('pinned')}</Badge>}
        {thread.locked && <Badge icon={<Icon of={Lock} size={16} />}>{t('closed')}</Badge>}
        <Button
          variant="secondary"
          size="sm"
          icon={<Icon of={thread.following ? BellOff : Bell} size={16} />}
          onClick={() =>
            act(() => actions.onFollow(!thread.following), t(thread.following ? 'unfollowed' : 'followed'))
          }
        >
          {t(thread.following ? 'unfollow' : 'follow')}
        </Button>
        {thread.mayModerate && (
          <>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => act(() => actions.onModerate({ pinned: !thread.pinned }), t('saved'))}
            >
              {t(thread.pinned ? 'unpin' : 'pin')}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => act(() => actions.onModerate({ locked: !thread.locked }), t('saved'))}
            >
              {t(thread.locked ? 'reopen' : 'close')}
            </Button>
          </>
        )}
      </div>
      {problem && <FieldError>{problem}</FieldError>}
      <Post {...shared} post={question} title={thread.title} />
      {answer !== null && answer.text !== null && replies[0]?._id !== answer._id && (
        <div className="flex flex-col gap-2 rounded-lg bg-success-soft px-4 py-4">
          <h4 className="font-bold text-success-ink">{t('accepted')}</h4>
          <Byline author={answer.author} createdAt={answer.createdAt} />
          <PostText text={answer.text} language={answer.textLanguage} />
        </div>
      )}
      <h4 className="text-lg font-bold">{t('replies', { count: thread.count })}</h4>
      {props.onEarlier && (
        <p>
          <Button variant="secondary" size="sm" onClick={() => turn(props.onEarlier as () => void)}>
            {t('earlier')}
          </Button>
        </p>
      )}
      {replies.length > 0 && (
        <ol className="flex flex-col gap-3">
          {replies.map((reply) => (
            <li key={reply._id}>
              <Post {...shared} post={reply} />
            </li>
          ))}
        </ol>
      )}
      {props.onLater && (
        <p>
          <Button variant="secondary" size="sm" onClick={() => turn(props.onLater as () => void)}>
            {t('later')}
          </Button>
        </p>
      )}
      {thread.mayReply ? (
        <WriteForm
          value={{ text: props.draft }}
          onValueChange={({ text }) => props.onDraftChange(text)}
          label={t('reply')}
          hint={t('hint')}
          submitLabel={t('send')}
          busyLabel={t('sending')}
          onSubmit={async ({ text }) => {
            const outcome = await actions.onReply(text);
            if (outcome.ok) act(async () => outcome, t('replied'));
            return outcome;
          }}
        />
      ) : (
        thread.locked && <p className="text-ink-muted">{t('closedText')}</p>
      )}
      <ConfirmDialog
        {...dialog('remove')}
        title={t('removeTitle')}
        message={t('removeText')}
        confirmLabel={t('removeNow')}
        cancelLabel={t('keep')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
      />
      <ReasonDialog
        {...dialog('report')}
        title={t('reportTitle')}
        label={t('reportLabel')}
        hint={t('reportHint')}
        confirmLabel={t('reportNow')}
        maxLength={LIMITS.reasonMax}
        onConfirm={(reason) => run(() => actions.onReport(asked?.id ?? '', reason), t('reportedNow'))}
      />
      <ReasonDialog
        {...dialog('hide')}
        title={t('hideTitle')}
        label={t('hideLabel')}
        hint={t('hideHint')}
        confirmLabel={t('hideNow')}
        danger
        maxLength={LIMITS.reasonMax}
        onConfirm={(reason) => run(() => actions.onHide(asked?.id ?? '', reason), t('hiddenNow'))}
      />
    </div>
  );
}
