import { defineMessages } from '../../foundations/messages-provider/messages-provider';

export const comboboxMessages = defineMessages('combobox', {
  show: 'Show the options',
  hide: 'Hide the options',
  clear: 'Clear',
  cleared: 'Cleared',
  results: { zero: 'No matches', one: '{count} option', other: '{count} options' },
  empty: 'No matches for “{text}”. Try fewer letters.',
  loading: 'Looking…',
  failed: 'The options could not be loaded.',
  retry: 'Try again',
  notListed: 'Choose one of the options, or clear the field',
});
