import type { LessonVersion, LessonVersionText } from '@digiken/contract';
import type { VersionTextView, VersionView } from '@digiken/learning/version-list';

export const versionView = ({ _id, savedAt, savedBy, origin, current }: LessonVersion): VersionView => ({
  id: _id,
  savedAt,
  savedBy: savedBy?.name ?? null,
  origin,
  current,
});

export const versionTextView = (version: LessonVersionText): VersionTextView => ({
  ...versionView(version),
  title: version.title,
  source: version.markdown,
  html: version.html,
});
