import { useUser } from '@digiken/hooks/account';
import { useMessages } from '@digiken/ui/messages-provider';
import { ProfileScreen } from '@digiken/learning/profile-screen';
import { pageMessages } from '../../../messages';
import { usePage } from '../../../shell/use-page';
import { useProfileActions } from '../../../shell/use-settings';
import { loadState } from '../../../views/load-state';
import { userView } from '../../../views/user';

export default function InstructorProfilePage() {
  const t = useMessages(pageMessages);
  usePage({ title: t('profile') });
  const user = useUser();
  return (
    <ProfileScreen
      state={loadState(user)}
      user={
        user.data && {
          ...userView(user.data),
          headline: user.data.headline ?? '',
          bio: user.data.bio ?? '',
        }
      }
      settingsHref="/instructor/settings"
      {...useProfileActions()}
    />
  );
}
