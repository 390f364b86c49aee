import { formatDataSize } from '../../foundations/lib/format-data-size';
import { useLocale } from '../../foundations/messages-provider/messages-provider';

export { formatDataSize } from '../../foundations/lib/format-data-size';

export interface DataSizeProps {
  bytes: number;
  className?: string;
}

/** What something weighs, so that nobody on a data bundle is surprised. */
export function DataSize({ bytes, className }: DataSizeProps) {
  const locale = useLocale();
  return (
    <span data-slot="data-size" className={className}>
      {formatDataSize(bytes, locale)}
    </span>
  );
}
