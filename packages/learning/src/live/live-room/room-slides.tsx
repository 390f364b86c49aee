import type { LiveSlide } from '@digiken/contract';
import { ArrowLeft, ArrowRight } from 'lucide';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { useOutcome } from '../../lib/use-outcome';
import { liveRoomMessages } from './messages';

export interface RoomSlidesProps {
  slides: readonly LiveSlide[];
  /** Id of the one that is shown. */
  shown: string | null;
  /** For those who may show a slide to everyone. */
  onShow?: (id: string | null) => Promise<FormOutcome>;
}

/** The slides in words, which cost no data and are read by screen readers. */
export function RoomSlides({ slides, shown, onShow }: RoomSlidesProps) {
  const t = useMessages(liveRoomMessages);
  const showing = useOutcome();
  const at = slides.findIndex(({ _id }) => _id === shown);
  if (slides.length === 0) return <p className="text-ink-muted">{t('noSlides')}</p>;
  const show = (id: string | null | undefined) => {
    if (onShow && id !== undefined) void showing.run(() => onShow(id));
  };
  const row = 'flex w-full items-baseline gap-3 rounded-md border-s-4 px-2.5 py-2 text-start';
  const look = (current: boolean) => (current ? 'border-accent bg-selected' : 'border-transparent');
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-muted">{t(onShow ? 'slidesHint' : 'slidesRead')}</p>
      {onShow && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            icon={<Icon of={ArrowLeft} size={18} className="rtl:-scale-x-100" />}
            aria-disabled={at <= 0}
            onClick={() => show(slides[at - 1]?._id)}
          >
            {t('previous')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            iconAfter={<Icon of={ArrowRight} size={18} className="rtl:-scale-x-100" />}
            aria-disabled={at === slides.length - 1}
            onClick={() => show(slides[at + 1]?._id)}
          >
            {t('next')}
          </Button>
          {shown !== null && (
            <Button size="sm" variant="quiet" onClick={() => show(null)}>
              {t('hideSlide')}
            </Button>
          )}
        </div>
      )}
      {showing.problem && <Callout tone="danger">{showing.problem}</Callout>}
      <ol className="flex flex-col gap-1">
        {slides.map(({ _id, alt, altLanguage }, index) => {
          const current = _id === shown;
          const words = (
            <>
              <span aria-hidden="true" className="font-bold tabular-nums">
                {index + 1}
              </span>
              <span className="min-w-0 wrap-anywhere">
                <span lang={altLanguage}>{alt}</span>
                {current && <span className="block text-sm font-bold text-accent-ink">{t('shown')}</span>}
              </span>
            </>
          );
          return (
            <li key={_id} aria-current={!onShow && current ? 'true' : undefined}>
              {onShow ? (
                <button
                  type="button"
                  aria-current={current ? 'true' : undefined}
                  onClick={() => show(_id)}
                  className={cn(row, look(current), 'min-h-target-primary hover:bg-hover')}
                >
                  {words}
                </button>
              ) : (
                <div className={cn(row, look(current))}>{words}</div>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
