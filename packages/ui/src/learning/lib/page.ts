/** The frame of a page's body; the layouts give the room around it. */
export const PAGE = 'mx-auto w-full max-w-content';
