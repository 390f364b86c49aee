import type { FilterBarProps } from '@digiken/ui/filter-bar';

type Select = NonNullable<FilterBarProps['selects']>[number];

/**
 * A select of a FilterBar for the known values of a filter.
 * @param all the label of the first option, which sets no filter
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
