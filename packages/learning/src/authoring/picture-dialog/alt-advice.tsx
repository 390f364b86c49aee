import { ChevronRight } from 'lucide';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { pictureDialogMessages } from './messages';

const POINTS = ['advicePoint', 'adviceNumbers', 'adviceShort', 'adviceStart'] as const;

export function AltAdvice() {
  const t = useMessages(pictureDialogMessages);
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-1 rounded-sm text-link underline decoration-1 underline-offset-4 hover:decoration-2 [&::-webkit-details-marker]:hidden">
        <Icon
          of={ChevronRight}
          size={16}
          className="shrink-0 group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:-rotate-90"
        />
        {t('advice')}
      </summary>
      <ul className="flex list-disc flex-col gap-1 pt-2 ps-5">
        {POINTS.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
      <p className="pt-2 text-ink-muted">{t('adviceExample')}</p>
    </details>
  );
}
