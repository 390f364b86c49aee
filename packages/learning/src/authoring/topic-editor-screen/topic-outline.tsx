import { FileText } from 'lucide';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import { BaseLink } from '@digiken/ui/link-provider';
import { useMessages } from '@digiken/ui/messages-provider';
import { topicEditorMessages } from './messages';

export interface TopicOutlineProps {
  unit: { title: string; href: string };
  lessons: readonly {
    id: string;
    title: string;
    href: string;
    /** Typed and not saved. */
    draft: boolean;
    /** Something that the publication needs is missing. */
    incomplete: boolean;
  }[];
  /** Id of the lesson on this page. */
  current: string;
}

/** The lessons of the unit, beside the one that is edited. */
export function TopicOutline({ unit, lessons, current }: TopicOutlineProps) {
  const t = useMessages(topicEditorMessages);
  return (
    <nav aria-label={t('outline')} data-slot="topic-outline" className="sticky top-20 p-3">
      <p className="px-2 py-1 font-bold">
        <BaseLink href={unit.href} className="underline-offset-4 hover:underline">
          {unit.title}
        </BaseLink>
      </p>
      <ol className="flex flex-col">
        {lessons.map(({ id, title, href, draft, incomplete }) => (
          <li key={id}>
            <BaseLink
              href={href}
              aria-current={id === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2.5 rounded-md px-2 py-1 text-sm hover:bg-hover aria-[current]:bg-selected aria-[current]:font-bold"
            >
              <Icon of={FileText} size={18} className="shrink-0 text-ink-muted" />
              <span className="min-w-0 grow">{title}</span>
              {(incomplete || draft) && (
                <span
                  className={cn(
                    'size-2 shrink-0 rounded-full forced-colors:bg-[CanvasText]',
                    incomplete ? 'bg-warning-ink' : 'bg-info-ink',
                  )}
                >
                  <span className="dk-visually-hidden">
                    {t(incomplete ? 'outlineIncomplete' : 'outlineDraft')}
                  </span>
                </span>
              )}
            </BaseLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
