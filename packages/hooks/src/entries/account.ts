export { useAccountActions } from '../actions/use-account-actions';
export { useAccountData, useAccountDataActions } from '../data/use-account-data';
export { useSessions } from '../data/use-sessions';
export { useUnreadCount, useUser } from '../data/use-user';
