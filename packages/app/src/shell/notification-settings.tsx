import { useNotificationSettings, useNotificationSettingsActions } from '@digiken/hooks';
import { NotificationSettingsForm } from '@digiken/learning/notification-settings-form';
import { loadState } from '../views/load-state';

/** What the user is notified of, for every role but administrators. */
export function NotificationSettings() {
  const query = useNotificationSettings();
  const { save } = useNotificationSettingsActions();
  return (
    <NotificationSettingsForm
      state={loadState(query)}
      settings={query.data}
      onSave={({ types, ...rest }) => save({ ...rest, types: [...types] })}
    />
  );
}
