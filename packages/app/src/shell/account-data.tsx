import { useAccountData, useAccountDataActions, useUser } from '@digiken/hooks/account';
import { AccountData as AccountDataView } from '@digiken/learning/account-data';
import { loadState } from '../views/load-state';
import { useHasPassword } from './own-sign-in-ways';

/** The user's own data, for every role: a copy of it, and the deletion of the account. */
export function AccountData() {
  const query = useAccountData();
  const { requestExport, deleteAccount } = useAccountDataActions();
  const email = useUser().data?.email;
  const hasPassword = useHasPassword();
  return (
    <AccountDataView
      state={loadState(query)}
      data={query.data}
      email={email}
      hasPassword={hasPassword}
      onExport={requestExport}
      onDelete={deleteAccount}
    />
  );
}
