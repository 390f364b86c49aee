import { TextLink } from '@digiken/ui/text-link';
import { PageHeader } from '@digiken/ui/page-header';
import { Skeleton } from '@digiken/ui/skeleton';
import type { LoadState } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { VisuallyHidden } from '@digiken/ui/visually-hidden';
import { LoadFailed } from '../../lib/load-failed';
import { ProfileForm, type ProfileFormProps } from '../profile-form/profile-form';

export const profileMessages = defineMessages('profile-screen', {
  title: 'Your profile',
  intro: 'What other people on this site see about you.',
  settings: 'Display, password and devices',
  loading: 'Loading your profile…',
  failed: 'Your profile could not be loaded.',
  retry: 'Try Again',
});

export interface ProfileScreenProps extends Omit<ProfileFormProps, 'user'> {
  /** Default: ready. */
  state?: LoadState;
  /** Undefined while loading. */
  user?: ProfileFormProps['user'];
  /** Default /console/settings. */
  settingsHref?: string;
}

/** The body of /console/profile/edit (spec 2.15). */
export function ProfileScreen({
  state = { status: 'ready' },
  user,
  settingsHref = '/console/settings',
  ...form
}: ProfileScreenProps) {
  const t = useMessages(profileMessages);
  return (
    <div data-slot="profile-screen" className="mx-auto w-full max-w-content">
      <PageHeader title={t('title')} intro={t('intro')} />
      {state.status === 'error' && <LoadFailed state={state} message={t('failed')} retry={t('retry')} />}
      {state.status === 'loading' && (
        <div className="flex max-w-form flex-col gap-6">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton shape="circle" className="size-24" />
          <Skeleton lines={6} />
        </div>
      )}
      {state.status === 'ready' && user && <ProfileForm user={user} {...form} />}
      <p className="mt-12 border-t border-line pt-8">
        <TextLink href={settingsHref}>{t('settings')}</TextLink>
      </p>
    </div>
  );
}
