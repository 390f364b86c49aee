import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAccountActions, useSessions, useUser } from '@digiken/hooks/account';
import { useSignOut } from '@digiken/hooks/session';
import { useMessages } from '@digiken/ui/messages-provider';
import type { ProfileFormProps } from '@digiken/learning/profile-form';
import type { SettingsPanelsProps } from '@digiken/learning/settings-screen';
import { useToast } from '@digiken/ui/toast';
import { settingsMessages } from '../settings-messages';
import { loadState } from '../views/load-state';
import { OwnDataSaver } from './own-data-saver';
import { OwnDisplay } from './own-display';
import { OwnSignInWays, useHasPassword, useHasProviders } from './own-sign-in-ways';
import { OwnPasskeys, OwnTwoStep } from './sign-in-security';

/** Names the tab in the query of the address. */
const TAB = 'tab';

/** What the settings need, for every role. */
export function useSettings(): SettingsPanelsProps {
  const t = useMessages(settingsMessages);
  const { show } = useToast();
  const { changePassword, revokeSession } = useAccountActions();
  const signOut = useSignOut();
  const sessions = useSessions();
  const user = useUser().data;
  const hasPassword = useHasPassword();
  const hasProviders = useHasProviders();
  const { hash, key } = useLocation();
  const [params, setParams] = useSearchParams();
  const tab = params.get(TAB) ?? undefined;
  // The key: a link to the part that the address already names shows it again.
  const at = useMemo(() => ({ part: hash.slice(1), tab, visit: key }), [hash, tab, key]);

  async function revoke(id: string) {
    const isThisDevice = sessions.data?.some((session) => session._id === id && session.current) ?? false;
    if (isThisDevice) {
      await signOut();
      return { ok: true as const };
    }
    const outcome = await revokeSession(id);
    if (outcome.ok) show({ tone: 'success', message: outcome.message ?? t('sessionRevoked') });
    return outcome;
  }

  return {
    at,
    // Back leads to the page before, not through the tabs.
    onTabChange: (next) =>
      setParams(
        (now) => {
          now.set(TAB, next);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
    display: <OwnDisplay />,
    onPasswordSave: changePassword,
    email: user?.email,
    hasPassword,
    ways: hasProviders && <OwnSignInWays />,
    dataSaver: <OwnDataSaver />,
    passkeys: <OwnPasskeys defaultName={sessions.data?.find(({ current }) => current)?.device} />,
    twoStep: <OwnTwoStep />,
    sessions: {
      state: loadState(sessions),
      sessions: (sessions.data ?? []).map(({ _id, ...session }) => ({ id: _id, ...session })),
      onRevoke: revoke,
    },
  };
}

/** What the profile form needs, for every role. */
export function useProfileActions(): Omit<ProfileFormProps, 'user'> {
  const t = useMessages(settingsMessages);
  const { show } = useToast();
  const { updateProfile, uploadAvatar, removeAvatar } = useAccountActions();
  return {
    onSave: updateProfile,
    async onAvatar(file) {
      const outcome = await uploadAvatar(file);
      if (outcome.ok) show({ tone: 'success', message: outcome.message ?? t('avatarSaved') });
      return outcome;
    },
    async onRemoveAvatar() {
      const outcome = await removeAvatar();
      if (outcome.ok) show({ tone: 'success', message: outcome.message ?? t('avatarRemoved') });
      return outcome;
    },
  };
}
