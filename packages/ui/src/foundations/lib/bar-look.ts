/** The styles of every native `<progress>`. */
export const barLook =
  'h-2 w-full appearance-none overflow-hidden rounded-full bg-selected forced-colors:border [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-selected [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]';
