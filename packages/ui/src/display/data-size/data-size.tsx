import { formatDataSize } from '../../foundations/lib/format-data-size';
import { useLocale } from '../../foundations/messages-provider/messages-provider';

export { formatDataSize } from '../../foundations/lib/format-data-size';

export interface DataSizeProps {
  bytes: number;
  className?: string;
}

/** A download size, so that users on a data bundle know the cost. */
export function DataSize({ bytes, className }: DataSizeProps) {
  const locale = useLocale();
  return (
    <span data-slot="data-size" className={className}>
      {formatDataSize(bytes, locale)}
    </span>
  );
}
