import { useAccountData, useAccountDataActions, useSignOut, useUser } from '@digiken/hooks';
import { AccountData as AccountDataView } from '@digiken/learning/account-data';
import { useToast } from '@digiken/ui/toast';
import { loadState } from '../views/load-state';

/** The user's own data, for every role: a copy of it, and the deletion of the account. */
export function AccountData() {
  const query = useAccountData();
  const { requestExport, deleteAccount } = useAccountDataActions();
  const email = useUser().data?.email;
  const signOut = useSignOut();
  const { show } = useToast();
  return (
    <AccountDataView
      state={loadState(query)}
      data={query.data}
      email={email}
      onExport={requestExport}
      onDelete={async (values) => {
        const outcome = await deleteAccount(values);
        if (!outcome.ok) return outcome;
        if (outcome.message) show({ tone: 'success', message: outcome.message });
        await signOut();
        return outcome;
      }}
    />
  );
}
