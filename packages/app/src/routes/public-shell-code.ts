/** The layout of the public pages: consoles do without it. */
export const loadPublicShell = () => import('../shell/public-shell');
