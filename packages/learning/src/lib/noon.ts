/** Noon in UTC, when it is the same day in every time zone from UTC−11 to UTC+11. @param day `yyyy-mm-dd` */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;
