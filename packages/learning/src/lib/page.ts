/** The content width of a page; the layouts add the spacing. */
export const PAGE = 'mx-auto w-full max-w-content';
