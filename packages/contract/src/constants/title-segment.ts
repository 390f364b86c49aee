/**
 * A title as a path segment: spaces become hyphens, every character other than letters, digits,
 * hyphen and underscore is removed (spec 5.6); an empty result becomes `untitled` (spec R.14).
 */
export function titleSegment(title: string | null | undefined): string {
  return (
    (typeof title === 'string' ? title : '').replace(/ /g, '-').replace(/[^A-Za-z0-9_-]/g, '') || 'untitled'
  );
}
