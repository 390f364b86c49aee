import { useHubs, useMyHubs } from '@digiken/hooks/hubs';
import { HubsScreen } from '@digiken/learning/hubs-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { useListAddress } from '../../shared/use-list-address';
import { learnerMessages } from '../messages';
import { hubPath } from '../views';

const NO_FILTERS = {};

export default function HubsPage() {
  const t = useMessages(learnerMessages);
  const address = useListAddress(NO_FILTERS);
  const { search, cursor } = address;
  const mine = useMyHubs();
  const found = useHubs({ search: search || undefined, cursor });
  usePage({ title: t('hubs') });
  return (
    <HubsScreen
      state={loadState(found)}
      mine={mine.data ?? []}
      found={found.data?.data ?? []}
      hrefOf={({ _id }) => hubPath(_id)}
      search={search}
      onSearch={(text) => address.change({ search: text })}
      page={address.pageLinks(found.data)}
    />
  );
}
