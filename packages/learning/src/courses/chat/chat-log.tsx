import { ArrowDown } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { Button } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { useNewestInSight } from '@digiken/ui/internal/use-newest-in-sight';
import { chatMessages } from './messages';

/**
 * The messages in a scrollable region. Not `role="log"`, because screen readers read a log piece by piece while it
 * grows. The announcer reads a whole answer once.
 */
export function ChatLog({ id, children }: { id: string; children: ReactNode }) {
  const t = useMessages(chatMessages);
  const box = useRef<HTMLDivElement>(null);
  const { noteScroll, atEnd } = useNewestInSight(id, box);

  const showNewest = () => {
    const log = box.current;
    if (!log) return;
    log.scrollTo({ top: log.scrollHeight });
    const articles = log.querySelectorAll('article');
    articles.item(articles.length - 1).focus({ preventScroll: true });
  };

  return (
    <div className="relative flex min-h-0 flex-col">
      <div
        ref={box}
        role="region"
        aria-label={t('log')}
        data-slot="chat-log"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- 2026-11-21: scrollable content must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        onScroll={noteScroll}
        className="max-h-[min(65dvh,44rem)] min-h-40 overflow-y-auto overscroll-contain rounded-lg focus-visible:-outline-offset-3"
      >
        {children}
      </div>
      {!atEnd && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Icon of={ArrowDown} size={18} />}
          onClick={showNewest}
          className="mx-auto mt-2 min-h-target-primary!"
        >
          {t('newest')}
        </Button>
      )}
    </div>
  );
}
