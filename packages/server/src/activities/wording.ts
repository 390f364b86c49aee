export const WORDING = {
  noActivity: 'This lesson has no activity.',
  noContentHost: 'Activities cannot be opened on this site: its setting CONTENT_URL is missing.',
  openedElsewhere:
    'This activity was opened in another window or on another device: what is done here is no longer saved.',
  noBase: 'The activity sent changes to a state that was not saved.',
  unknownElement: 'The activity sent data that its format does not know.',
  invalidValue: 'The activity sent a value that its format does not allow.',
  tooLarge: 'The activity sent more data than can be kept.',
} as const;
