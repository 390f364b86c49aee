export { useMessageActions } from '../actions/use-message-actions';
export {
  type Recipient,
  type ThreadQuery,
  useBlocked,
  useRecipients,
  useThread,
  useThreads,
} from '../data/use-messages';
