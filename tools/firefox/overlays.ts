/** One overlay of the library and its keyboard behaviour. */
export interface Overlay {
  name: string;
  /** The story whose play function opens it. */
  story: string;
  /** CSS selector of the element that it shows. */
  panel: string;
  /**
   * `modal`: the focus goes in, and Tab goes round in it. `open`: the focus goes in, and Tab leads on into the page.
   * `menu`: the focus is on an item, arrows go round. `disclosure`: the focus stays, Tab leads in.
   */
  kind: 'modal' | 'open' | 'menu' | 'disclosure';
}

const DIALOG = '[role=dialog], [role=alertdialog]';

export const OVERLAYS: readonly Overlay[] = [
  { name: 'dialog', story: 'overlays-dialog--open', panel: DIALOG, kind: 'modal' },
  { name: 'drawer', story: 'overlays-drawer--right', panel: DIALOG, kind: 'modal' },
  { name: 'confirm dialog', story: 'overlays-confirm-dialog--contract', panel: DIALOG, kind: 'modal' },
  { name: 'form dialog', story: 'overlays-form-dialog--contract', panel: DIALOG, kind: 'modal' },
  { name: 'reason dialog', story: 'overlays-reason-dialog--contract', panel: DIALOG, kind: 'modal' },
  {
    name: 'notification drawer',
    story: 'overlays-notification-drawer--unread',
    panel: DIALOG,
    kind: 'modal',
  },
  { name: 'command palette', story: 'overlays-command-palette--open', panel: DIALOG, kind: 'modal' },
  { name: 'menu', story: 'overlays-menu--open', panel: '[role=menu]', kind: 'menu' },
  { name: 'popover', story: 'overlays-popover--open', panel: DIALOG, kind: 'open' },
  {
    name: 'mobile menu',
    story: 'navigation-mobile-menu--open',
    panel: '[data-slot=mobile-menu] > button + *',
    kind: 'disclosure',
  },
  {
    name: 'user menu',
    story: 'navigation-user-menu--open',
    panel: '[data-slot=user-menu] > button + *',
    kind: 'disclosure',
  },
];
