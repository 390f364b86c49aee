/** The frame of a page's body: as wide as the content may be; the layouts give the room at its sides. */
export const PAGE = 'mx-auto w-full max-w-content py-4 sm:py-8';
