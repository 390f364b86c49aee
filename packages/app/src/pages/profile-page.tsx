import { useUser } from '@digiken/hooks/account';
import { useMessages } from '@digiken/ui/messages-provider';
import { ProfileScreen } from '@digiken/learning/profile-screen';
import { pageMessages } from '../messages';
import { usePage } from '../shell/use-page';
import { useProfileActions } from '../shell/use-settings';
import { loadState } from '../views/load-state';
import { userView } from '../views/user';

export default function ProfilePage() {
  const t = useMessages(pageMessages);
  usePage({ title: t('profile') });
  const user = useUser();
  return (
    <ProfileScreen state={loadState(user)} user={user.data && userView(user.data)} {...useProfileActions()} />
  );
}
