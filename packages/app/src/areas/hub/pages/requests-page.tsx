import { HUB_REQUEST_STATES } from '@digiken/contract/constants';
import { useJoinRequests, useOwnHubActions } from '@digiken/hooks/hubs';
import { JoinRequestsScreen } from '@digiken/learning/join-requests-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { useListAddress } from '../../shared/use-list-address';
import { hubAreaMessages } from '../messages';

const FILTERS = { state: HUB_REQUEST_STATES };

export default function RequestsPage() {
  const t = useMessages(hubAreaMessages);
  const address = useListAddress(FILTERS);
  const folder = address.values.state ?? 'requested';
  const query = useJoinRequests({ state: folder, cursor: address.cursor });
  const { acceptJoinRequest, rejectJoinRequest, reopenJoinRequest } = useOwnHubActions();
  usePage({ title: t('requests') });
  return (
    <JoinRequestsScreen
      state={loadState(query)}
      requests={query.data?.data ?? []}
      folder={folder}
      onFolder={(next) => address.change({ state: next === 'requested' ? '' : next })}
      onAccept={acceptJoinRequest}
      onReject={rejectJoinRequest}
      onReopen={reopenJoinRequest}
      page={address.pageLinks(query.data)}
    />
  );
}
