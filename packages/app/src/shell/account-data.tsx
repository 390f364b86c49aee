import { useAccountData, useAccountDataActions, useUser } from '@digiken/hooks';
import { AccountData as AccountDataView } from '@digiken/learning/account-data';
import { loadState } from '../views/load-state';

/** The user's own data, for every role: a copy of it, and the deletion of the account. */
export function AccountData() {
  const query = useAccountData();
  const { requestExport, deleteAccount } = useAccountDataActions();
  const email = useUser().data?.email;
  return (
    <AccountDataView
      state={loadState(query)}
      data={query.data}
      email={email}
      onExport={requestExport}
      onDelete={deleteAccount}
    />
  );
}
