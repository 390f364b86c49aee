import { forwardRef } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { formatDataSize } from '../../foundations/lib/format-data-size';
import { useLocale } from '../../foundations/messages-provider/messages-provider';

export { formatDataSize } from '../../foundations/lib/format-data-size';

export interface DataSizeProps extends Forwarded {
  bytes: number;
}

/** A download size, so that users on a data bundle know the cost. */
export const DataSize = forwardRef<HTMLSpanElement, DataSizeProps>(function DataSize(
  { bytes, className, ...rest },
  ref,
) {
  const locale = useLocale();
  return (
    <span {...rest} ref={ref} data-slot="data-size" className={className}>
      {formatDataSize(bytes, locale)}
    </span>
  );
});
