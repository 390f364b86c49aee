import { defineMessages } from '../../foundations/messages-provider/messages-provider';

export const commandPaletteMessages = defineMessages('command-palette', {
  search: 'Search',
  recent: 'Recent',
  empty: 'Nothing found. Try another word.',
  loading: 'Searching…',
  failed: 'Search is not responding. Please try again in a moment.',
  offline: 'Search needs a connection. This list has only what your device knows.',
  results: { zero: 'Nothing found', one: '{count} result', other: '{count} results' },
  keys: 'Up and down to move, Enter to open, Escape to close',
});
