export { useAccountActions } from '../actions/use-account-actions';
export { accountDataKeys, useAccountData, useAccountDataActions } from '../data/use-account-data';
export { useSessions, useUnreadCount, useUser } from '../data/use-user';
