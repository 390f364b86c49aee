/** The keyboard shortcuts of all players, as shown in the keyboard tables. */
export const mediaKeyboard = [
  { keys: 'Tab', does: 'Moves through the position, the buttons, the settings and the transcript' },
  { keys: 'Left, Right', does: 'Back or forward 5 seconds' },
  { keys: 'Page Up, Page Down', does: 'On the position: forward or back 30 seconds' },
  { keys: 'Home, End', does: 'On the position: to the start or the end' },
  { keys: 'K, Space', does: 'Plays or pauses; Space on a button presses that button' },
  { keys: 'J, L', does: 'Back or forward 10 seconds' },
  { keys: 'Up, Down', does: 'Louder or quieter; on the position: 5 seconds' },
  { keys: 'M', does: 'Sound on or off' },
  { keys: 'Escape', does: 'Closes the settings; focus returns to their button' },
] as const;
