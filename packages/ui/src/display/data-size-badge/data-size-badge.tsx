import { forwardRef } from 'react';
import { Feather, FileText, Film, Image, Weight } from 'lucide';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { formatDataSize } from '../../foundations/lib/format-data-size';
import { Icon } from '../../foundations/lib/icon';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden';
import { Badge } from '../badge/badge';

export const dataSizeBadgeMessages = defineMessages('data-size-badge', {
  toLoad: 'to load,',
  light: 'light',
  medium: 'medium',
  heavy: 'heavy',
  video: 'video',
  pictures: 'pictures',
  text: 'text',
  saver: 'only when you ask for it',
});

/** Limits in bytes: quick to load on a slow phone connection, and noticeable on a data bundle. */
const MEDIUM_FROM = 500_000;
const HEAVY_FROM = 5_000_000;

export type DataWeight = 'light' | 'medium' | 'heavy';

/** `weightOf(340_000)` is "light": under 500 KB; "medium" under 5 MB; "heavy" from there on. */
export function weightOf(bytes: number): DataWeight {
  if (bytes < MEDIUM_FROM) return 'light';
  return bytes < HEAVY_FROM ? 'medium' : 'heavy';
}

const TONE = { light: 'success', medium: 'neutral', heavy: 'warning' } as const;
const DETAIL = { video: Film, pictures: Image, text: FileText } as const;
const WEIGHT = { light: Feather, medium: Weight, heavy: Weight } as const;

export interface DataSizeBadgeProps extends Forwarded {
  bytes: number;
  /** The main content type. */
  detail?: keyof typeof DETAIL;
  /** Save-Data is on, and this is not loaded until the user requests it. */
  saver?: boolean;
}

/** Download size with a rating, shown before loading: "1.2 MB · medium · video". */
export const DataSizeBadge = forwardRef<HTMLSpanElement, DataSizeBadgeProps>(function DataSizeBadge(
  { bytes, detail, saver = false, className, ...rest },
  ref,
) {
  const t = useMessages(dataSizeBadgeMessages);
  const locale = useLocale();
  const weight = weightOf(bytes);
  const icon = detail ? DETAIL[detail] : WEIGHT[weight];
  const words = [t(weight), detail && t(detail), saver && t('saver')].filter((word) => word !== undefined);
  return (
    <span {...rest} ref={ref} data-slot="data-size-badge" data-weight={weight} className={className}>
      <Badge tone={TONE[weight]} icon={<Icon of={icon} size={16} />}>
        <span className="font-bold whitespace-nowrap">{formatDataSize(bytes, locale)}</span>{' '}
        <VisuallyHidden>{t('toLoad')} </VisuallyHidden>
        {words.filter(Boolean).map((word, index) => (
          <span key={String(word)}>
            {index > 0 && <VisuallyHidden>, </VisuallyHidden>}
            <span aria-hidden="true">{' · '}</span>
            <span>{word}</span>
          </span>
        ))}
      </Badge>
    </span>
  );
});
