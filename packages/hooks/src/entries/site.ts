export { useHelpActions } from '../actions/use-help-actions';
export { type CommandResults, useCommandSearch } from '../data/use-command-search';
export { useSite } from '../data/use-site';
