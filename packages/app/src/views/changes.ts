import type { StagedChange, StagedChangeDetail } from '@digiken/contract';
import type { ChangeView } from '@digiken/learning/change-list';

/** A change of a published course, for a list. */
export function changeView({
  _id,
  item,
  change,
  title,
  unit,
  parts,
  ...rest
}: StagedChange & Partial<Pick<StagedChangeDetail, 'texts'>>): ChangeView {
  const texts = rest.texts?.map(({ language, ...text }) => ({ ...text, language: language ?? undefined }));
  return { id: _id, item, change, title, unit: unit ?? undefined, parts, texts };
}
