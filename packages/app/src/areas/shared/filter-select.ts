import type { FilterBarProps } from '@digiken/ui/filter-bar';

type Select = NonNullable<FilterBarProps['selects']>[number];

/**
 * A select of a FilterBar over the values that a filter knows.
 * @param all the label of its first option, which chooses nothing
 * @param labelOf the label of a value
 */
export function filterSelect<Value extends string>(
  name: string,
  label: string,
  all: string,
  chosen: Value | undefined,
  known: readonly Value[],
  labelOf: (value: Value) => string,
): Select {
  return {
    name,
    label,
    value: chosen ?? '',
    options: [{ value: '', label: all }, ...known.map((value) => ({ value, label: labelOf(value) }))],
  };
}
