import type { OpenedInvitation } from '@digiken/contract';
import { Link2Off } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { FieldError } from '@digiken/ui/field';
import { Form } from '@digiken/ui/form';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { PasswordInput } from '@digiken/ui/password-input';
import { Section } from '@digiken/ui/section';
import { TextInput } from '@digiken/ui/text-input';
import { CourseCover } from '../../courses/course-cover/course-cover';
import { useOutcome } from '../../lib/use-outcome';
import { filled, longEnough, PASSWORD_MIN, refusal } from '../../screens/sign-in-form/refusals';
import { useFocusOnChange } from '../../screens/verify-email-panel/use-focus-on-change';
import { personalInvitationMessages } from './messages';

export { personalInvitationMessages } from './messages';

export interface InvitedAccount {
  firstName: string;
  lastName: string;
  password: string;
}

export interface PersonalInvitationScreenProps {
  state: OpenedInvitation['next'] | 'checking';
  /** Set once it has been read. */
  invitation?: OpenedInvitation;
  /** The hub that was joined here: then the invitation is used up. */
  joined?: { name: string };
  /** Why it could not be read: the server's message. */
  reason?: string;
  /** Joins; the app then sets `joined`. */
  onJoin: () => Promise<FormOutcome>;
  /** Creates the account, joins and signs in. Error fields: those of {@link InvitedAccount}. */
  onSignUp: (account: InvitedAccount) => Promise<FormOutcome>;
  /** Ends the session; the app then reads the invitation again. */
  onSignOut: () => Promise<FormOutcome>;
  /** Sign-in, which returns to this page. */
  signInHref: string;
  /** After joining. */
  hubHref?: string;
}

/** An invitation to a hub that only one address can use (spec 13.181). */
export function PersonalInvitationScreen(props: PersonalInvitationScreenProps) {
  const { state, invitation, joined, hubHref } = props;
  const t = useMessages(personalInvitationMessages);
  const heading = useFocusOnChange<HTMLHeadingElement>(joined ? 'joined' : state);
  const hub = joined?.name ?? invitation?.hub?.name ?? '';
  const panel = (title: string, picture: ReactNode, children: ReactNode) => (
    <section
      data-slot="personal-invitation-screen"
      className="mx-auto flex w-full max-w-measure min-w-0 flex-col items-start gap-5 py-4 wrap-anywhere sm:py-10"
    >
      {picture}
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-heavy tracking-tight sm:text-3xl">
        {title}
      </h1>
      {children}
    </section>
  );
  const face = (
    <div className="w-24">
      <CourseCover title={hub} image={invitation?.hub?.logo ?? undefined} className="aspect-square" />
    </div>
  );
  if (joined) {
    return panel(
      t('joinedTitle', { hub }),
      face,
      <>
        <p>{t('joined')}</p>
        {hubHref && <ButtonLink href={hubHref}>{t('toHub', { hub })}</ButtonLink>}
      </>,
    );
  }
  if (state === 'checking')
    return panel(t('checkingTitle'), null, <p className="text-ink-muted">{t('checking')}</p>);
  if (state === 'none' || !invitation) {
    const broken = (
      <span
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-full bg-warning-soft text-warning-ink forced-colors:border-2"
      >
        <Icon of={Link2Off} size={26} />
      </span>
    );
    return panel(
      t('badTitle'),
      broken,
      <>
        <p>{invitation?.problem ?? props.reason ?? t('bad')}</p>
        <ButtonLink href="/" variant="secondary">
          {t('home')}
        </ButtonLink>
      </>,
    );
  }
  return panel(
    t('title', { hub }),
    face,
    <>
      {invitation.hub?.summary && <p>{invitation.hub.summary}</p>}
      <p className="font-bold">{t('forAddress', { email: invitation.email })}</p>
      <p className="text-ink-muted">{t('seen', { hub })}</p>
      {state === 'accept' && <Join hub={hub} onJoin={props.onJoin} />}
      {state === 'sign-in' && (
        <>
          <p>{t('signInText')}</p>
          <ButtonLink href={props.signInHref}>{t('signIn')}</ButtonLink>
        </>
      )}
      {state === 'switch' && <Switch {...invitation} onSignOut={props.onSignOut} />}
      {state === 'sign-up' && <SignUp {...invitation} onSignUp={props.onSignUp} />}
    </>,
  );
}

function Join({ hub, onJoin }: Pick<PersonalInvitationScreenProps, 'onJoin'> & { hub: string }) {
  const t = useMessages(personalInvitationMessages);
  const { busy, problem, run } = useOutcome();
  return (
    <>
      {problem && <FieldError>{problem}</FieldError>}
      <Button busy={busy} onClick={() => void run(onJoin)}>
        {busy ? t('joining') : t('join', { hub })}
      </Button>
    </>
  );
}

function Switch({ email, onSignOut }: OpenedInvitation & Pick<PersonalInvitationScreenProps, 'onSignOut'>) {
  const t = useMessages(personalInvitationMessages);
  const { busy, problem, run } = useOutcome();
  return (
    <>
      <p>{t('switchText', { email })}</p>
      {problem && <FieldError>{problem}</FieldError>}
      <Button variant="secondary" busy={busy} onClick={() => void run(onSignOut)}>
        {t(busy ? 'signingOut' : 'signOut')}
      </Button>
    </>
  );
}

function SignUp({
  email,
  firstName,
  lastName,
  onSignUp,
}: OpenedInvitation & Pick<PersonalInvitationScreenProps, 'onSignUp'>) {
  const t = useMessages(personalInvitationMessages);
  const id = useId();
  const ids = {
    firstName: `${id}-first-name`,
    lastName: `${id}-last-name`,
    password: `${id}-password`,
  };
  const submit = async (values: Record<string, string>): Promise<FormOutcome> => {
    const { firstName: first = '', lastName: last = '', password = '' } = values;
    return (
      refusal(
        { firstName: first, lastName: last, password },
        {
          firstName: filled(t('firstNameMissing')),
          password: longEnough(t('passwordMissing'), t('passwordShort', { min: PASSWORD_MIN })),
        },
        t('check'),
      ) ?? onSignUp({ firstName: first.trim(), lastName: last.trim(), password })
    );
  };
  return (
    <Section title={t('createTitle')} intro={t('createText')} className="w-full">
      <Form onSubmit={submit} fieldIds={ids} submitLabel={t('create')} busyLabel={t('creating')}>
        {({ errors }) => (
          <>
            <TextInput
              label={t('email')}
              type="email"
              autoComplete="username"
              value={email}
              readOnly
              required={false}
            />
            <TextInput
              id={ids.firstName}
              name="firstName"
              autoComplete="given-name"
              label={t('firstName')}
              defaultValue={firstName}
              error={errors.firstName}
            />
            <TextInput
              id={ids.lastName}
              name="lastName"
              autoComplete="family-name"
              label={t('lastName')}
              required={false}
              defaultValue={lastName}
              error={errors.lastName}
            />
            <PasswordInput
              id={ids.password}
              name="password"
              autoComplete="new-password"
              label={t('password')}
              hint={t('passwordHint', { min: PASSWORD_MIN })}
              error={errors.password}
            />
          </>
        )}
      </Form>
    </Section>
  );
}
