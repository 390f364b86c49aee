// Twice the distance to the edges, because 100vw includes the gutter of a scrollbar.
export const MENU_SURFACE =
  'z-popover max-h-(--radix-dropdown-menu-content-available-height) w-max min-w-52 max-w-[min(var(--radix-dropdown-menu-content-available-width),calc(100vw-2rem))] overflow-y-auto rounded-lg bg-raised p-1.5 text-ink shadow-overlay wrap-anywhere forced-colors:border-2 in-[.high-contrast]:border-2';
export const MENU_ROW =
  'flex min-h-target-primary w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-start select-none focus:bg-selected focus:outline-2 focus:-outline-offset-2 focus:outline-focus aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted';
export const MENU_LABEL = 'px-3 pt-2 pb-1 text-sm font-bold text-ink-muted';
export const MENU_SEPARATOR = 'mx-3 my-1.5 h-px bg-line';
