import { useDownloads } from '@digiken/hooks/offline';
import { DownloadsScreen } from '@digiken/learning/downloads-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { offlinePageMessages } from '../../../offline-messages';
import { InstallHintPart } from '../../../shell/install-hint-part';
import { usePage } from '../../../shell/use-page';
import { coursePath, unitPath } from '../../../views/paths';
import { OwnTabs } from '../parts/own-tabs';

/** Every unit on this device (spec 14.17). */
export default function DownloadsPage() {
  const t = useMessages(offlinePageMessages);
  const { supported, units, free } = useDownloads();
  usePage({ title: t('downloads') });
  return (
    <DownloadsScreen
      supported={supported}
      free={free}
      tabs={<OwnTabs current="downloads" />}
      above={units.some(({ state }) => state === 'stored') && <InstallHintPart />}
      units={units.map(({ pause, resume, update, remove, unitId, courseId, ...unit }) => ({
        ...unit,
        id: unitId,
        href: unitPath('console', { _id: unitId, title: unit.title }),
        courseHref: coursePath('console', { _id: courseId, title: unit.courseTitle }),
        onPause: pause,
        onResume: resume,
        onUpdate: update,
        onRemove: remove,
      }))}
    />
  );
}
