/** Characters of a search text. A module of its own: the catalogue is a first page and loads no other limit. */
export const SEARCH_MAX = 200;
