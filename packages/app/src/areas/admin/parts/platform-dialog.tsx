import type { Platform, PlatformDetail, PlatformDetails } from '@digiken/contract';
import { usePlatform, usePlatformActions } from '@digiken/hooks/admin';
import { useAdminHubs } from '@digiken/hooks/hubs';
import { PlatformForm } from '@digiken/learning/platform-form';
import { Callout } from '@digiken/ui/callout';
import { FormDialog } from '@digiken/ui/form-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Skeleton } from '@digiken/ui/skeleton';
import { platformMessages } from '../messages/platforms';
import { useOutcomeToast } from '../use-outcome-toast';

/** Registers a learning platform, or changes one and shows what it has refused. */
export function PlatformDialog({
  platform,
  onClose,
}: {
  platform: Platform | undefined;
  onClose: () => void;
}) {
  const t = useMessages(platformMessages);
  const toastOutcome = useOutcomeToast();
  const { addPlatform, savePlatform } = usePlatformActions();
  return (
    <FormDialog
      open
      title={platform ? t('editOf', { name: platform.name }) : t('create')}
      onOpenChange={(open) => !open && onClose()}
    >
      {platform ? (
        <EditPlatform
          id={platform._id}
          onSave={(details) => toastOutcome(savePlatform(platform._id, details))}
        />
      ) : (
        <Details onSave={(details) => toastOutcome(addPlatform(details))} />
      )}
    </FormDialog>
  );
}

type Save = (details: PlatformDetails) => ReturnType<ReturnType<typeof usePlatformActions>['addPlatform']>;

function EditPlatform({ id, onSave }: { id: string; onSave: Save }) {
  const t = useMessages(platformMessages);
  const query = usePlatform(id);
  if (query.status === 'error')
    return <Callout tone="danger">{query.error?.message ?? t('loadFailed')}</Callout>;
  if (!query.data) return <Skeleton lines={8} />;
  return (
    <div className="flex flex-col gap-6">
      <Problems platform={query.data} />
      <Details platform={query.data} onSave={onSave} />
    </div>
  );
}

function Problems({ platform: { lastProblem, refusedGrades } }: { platform: PlatformDetail }) {
  const t = useMessages(platformMessages);
  return (
    <>
      {lastProblem && (
        <Callout tone="warning" title={t('lastProblem')}>
          <span>{lastProblem.text}</span> <RelativeTime iso={lastProblem.at} />
        </Callout>
      )}
      {refusedGrades.length > 0 && (
        <Callout tone="warning" title={t('refused')}>
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {refusedGrades.map(({ person, target, text, at }) => (
              <li key={`${person} ${target} ${at}`}>
                <span>{t('refusedLine', { person, target, text })}</span> <RelativeTime iso={at} />
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </>
  );
}

function Details({ platform, onSave }: { platform?: PlatformDetail; onSave: Save }) {
  const hubs = useAdminHubs().data?.data ?? [];
  const known = hubs.map(({ _id, name }) => ({ value: _id, label: name }));
  // The hub of the platform may be on another page of the list.
  const own =
    platform?.hubId && !hubs.some(({ _id }) => _id === platform.hubId)
      ? [{ value: platform.hubId, label: platform.hubName ?? '' }]
      : [];
  return <PlatformForm platform={platform} hubs={[...own, ...known]} onSave={onSave} />;
}
