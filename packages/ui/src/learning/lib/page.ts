/** The width and spacing of a page's content inside the layouts. */
export const PAGE = 'mx-auto w-full max-w-content';
