import { useNotificationSettings, useNotificationSettingsActions } from '@digiken/hooks/notifications';
import { NotificationSettingsForm } from '@digiken/learning/notification-settings-form';
import { loadState } from '../views/load-state';
import { PushDevices } from './push-devices';

/** What the user is notified of, for every role but administrators. */
export function NotificationSettings() {
  const query = useNotificationSettings();
  const { save } = useNotificationSettingsActions();
  return (
    <div className="flex flex-col gap-10">
      <PushDevices />
      <NotificationSettingsForm
        state={loadState(query)}
        settings={query.data}
        onSave={({ types, ...rest }) => save({ ...rest, types: [...types] })}
      />
    </div>
  );
}
