import { UserPlus } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Avatar } from '@digiken/ui/avatar';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { Icon } from '@digiken/ui/icon';
import { focusIfLost } from '@digiken/ui/internal/focus-if-lost';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextInput } from '@digiken/ui/text-input';
import { When } from '../../lib/when';
import { courseAuthorsMessages } from './messages';

export { courseAuthorsMessages } from './messages';

export interface AuthorView {
  id: string;
  name: string;
  avatar?: string;
  /** The person who reads this. */
  you: boolean;
}

export interface AuthorInvitationView {
  id: string;
  email: string;
  /** ISO 8601. */
  expiresAt: string;
}

export interface CourseAuthorsProps {
  owner?: AuthorView;
  coAuthors: readonly AuthorView[];
  invitations: readonly AuthorInvitationView[];
  /** Undefined: the reader does not own the course. */
  onInvite?: (email: string) => Promise<FormOutcome>;
  onWithdraw?: (invitationId: string) => Promise<FormOutcome>;
  /** Removes a co-instructor; with the reader's own id they leave. */
  onRemove: (userId: string) => Promise<FormOutcome>;
}

const ROW =
  'flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border bg-surface px-4 py-3 wrap-anywhere in-[.high-contrast]:border-2';

/** Who writes a course, and the invitations to (spec 12.125). */
export function CourseAuthors(props: CourseAuthorsProps) {
  const { owner, coAuthors, invitations, onInvite, onWithdraw, onRemove } = props;
  const t = useMessages(courseAuthorsMessages);
  const announce = useAnnounce();
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<AuthorView>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const [removedAt, setRemovedAt] = useState<{ index: number }>();
  // What was removed took its button with it: the focus goes to the button that has its place now.
  useEffect(() => {
    if (removedAt === undefined) return;
    focusIfLost(() => {
      const buttons = root.current?.querySelectorAll<HTMLButtonElement>('button') ?? [];
      return buttons[Math.min(removedAt.index, buttons.length - 1)];
    });
  }, [removedAt]);

  const act = async (place: Element | null, work: () => Promise<FormOutcome>) => {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    const index = Math.max(0, buttons.indexOf(place as HTMLButtonElement));
    setBusy(true);
    const outcome = await work();
    setBusy(false);
    setAsked(undefined);
    setProblem(outcome.ok ? undefined : outcome.message);
    if (outcome.ok) setRemovedAt({ index });
    else announce(outcome.message);
  };
  const buttonOf = (id: string) => root.current?.querySelector(`[data-person="${CSS.escape(id)}"]`) ?? null;
  return (
    <div ref={root} data-slot="course-authors" className="flex max-w-reading flex-col items-start gap-5">
      {problem !== undefined && <Callout tone="danger">{problem}</Callout>}
      <ul aria-label={t('list')} className="flex w-full list-none flex-col gap-2">
        {owner && (
          <li data-slot="author" className={ROW}>
            <Person person={owner} role={t(owner.you ? 'ownerYou' : 'owner')} />
          </li>
        )}
        {coAuthors.map((author) => (
          <li key={author.id} data-slot="author" className={ROW}>
            <Person person={author} role={t(author.you ? 'coAuthorYou' : 'coAuthor')} />
            {(onInvite || author.you) && (
              <Button
                size="sm"
                variant="quiet"
                data-person={author.id}
                aria-label={author.you ? undefined : t('removeNamed', { name: author.name })}
                onClick={() => setAsked(author)}
              >
                {t(author.you ? 'leave' : 'remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {invitations.length > 0 && (
        <div className="flex w-full flex-col gap-2">
          <h3 className="text-base font-bold">{t('invitations')}</h3>
          <ul className="flex list-none flex-col gap-2">
            {invitations.map(({ id, email, expiresAt }) => (
              <li key={id} data-slot="invitation" className={ROW}>
                <span className="flex min-w-0 flex-1 basis-48 flex-col">
                  <span>{email}</span>
                  <span className="text-sm text-ink-muted">
                    {t('until')} <When iso={expiresAt} />
                  </span>
                </span>
                {onWithdraw && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t('withdrawNamed', { email })}
                    onClick={(event) => void act(event.currentTarget, () => onWithdraw(id))}
                  >
                    {t('withdraw')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {onInvite && (
        <>
          <Button
            size="sm"
            variant="secondary"
            icon={<Icon of={UserPlus} size={18} />}
            onClick={() => setInviting(true)}
          >
            {t('invite')}
          </Button>
          <InviteDialog open={inviting} onOpenChange={setInviting} onInvite={onInvite} />
        </>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={asked?.you ? t('leaveTitle') : t('removeTitle', { name: asked?.name ?? '' })}
        message={asked?.you ? t('leaveText') : t('removeText', { name: asked?.name ?? '' })}
        confirmLabel={t(asked?.you ? 'leave' : 'remove')}
        cancelLabel={t('keep')}
        danger
        busy={busy}
        onConfirm={() => asked && void act(buttonOf(asked.id), () => onRemove(asked.id))}
      />
    </div>
  );
}

function Person({ person: { name, avatar }, role }: { person: AuthorView; role: string }) {
  return (
    <>
      <Avatar name={name} src={avatar} size="md" />
      <span className="flex min-w-0 flex-1 basis-40 flex-col">
        <span className="font-bold">{name}</span>
        <span className="text-sm text-ink-muted">{role}</span>
      </span>
    </>
  );
}

interface InviteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onInvite: (email: string) => Promise<FormOutcome>;
}

function InviteDialog({ open, onOpenChange, onInvite }: InviteDialogProps) {
  const t = useMessages(courseAuthorsMessages);
  const id = useId();
  const submit = async (values: Record<string, string>): Promise<FormOutcome> => {
    const email = (values['email'] ?? '').trim();
    if (email === '') return { ok: false, message: t('missing'), errors: { email: t('missing') } };
    return onInvite(email);
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('inviteTitle')}
      description={t('inviteText')}
    >
      <Form fieldIds={{ email: id }} submitLabel={t('send')} busyLabel={t('sending')} onSubmit={submit}>
        {({ errors }) => (
          <TextInput
            id={id}
            name="email"
            type="email"
            label={t('email')}
            hint={t('emailHint')}
            autoComplete="off"
            error={errors['email']}
          />
        )}
      </Form>
    </FormDialog>
  );
}
