const SHAPE = /^(\d{1,2})(?:[:.h\s]?(\d{2}))?\s*(?:([ap])\.?\s?m\.?)?$/i;

/**
 * Parses a typed time of day: `14:30`, `1430`, `2.30 pm`, `2pm`, `9`.
 * @returns `HH:MM` of the 24-hour clock, or null if the text is not a time
 */
export function parseTime(text: string): string | null {
  const match = SHAPE.exec(text.trim());
  if (!match) return null;
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  const half = match[3]?.toLowerCase();
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
