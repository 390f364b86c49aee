import { X } from 'lucide';
import { forwardRef, useEffect, useRef } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';
import { BaseLink } from '../../foundations/link-provider/link-provider';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const tagListMessages = defineMessages('tag-list', {
  remove: 'Remove {label}',
  removed: {
    zero: '{label} removed. None left.',
    one: '{label} removed. {count} left.',
    other: '{label} removed. {count} left.',
  },
  none: 'None',
});

export interface TagView {
  id: string;
  label: string;
  /** Link to the items with this tag. */
  href?: string;
}

export interface TagListProps extends Forwarded {
  /** Names the list, e.g. "Topics of this course". */
  label: string;
  items: readonly TagView[];
  /** Gives each tag a remove button. The parent then removes it from `tags`. */
  onRemove?: (id: string) => void;
}

const TAG =
  'inline-flex min-h-8 max-w-full items-center rounded-xl bg-selected text-sm font-medium text-ink wrap-anywhere in-[.high-contrast]:border forced-colors:border';

/**
 * A list of tags. After a tag is removed the focus moves to the next remove button, to the previous one at the
 * end, or to "None" if no tag is left.
 */
export const TagList = forwardRef<HTMLDivElement, TagListProps>(function TagList(
  { label, items: tags, onRemove, ...rest },
  ref,
) {
  const t = useMessages(tagListMessages);
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const leaving = useRef<{ tag: TagView; before: readonly TagView[] }>(undefined);

  useEffect(() => {
    const gone = leaving.current;
    if (!gone || tags.some(({ id }) => id === gone.tag.id)) return;
    leaving.current = undefined;
    announce(t('removed', { label: gone.tag.label, count: tags.length }));
    if (document.activeElement !== document.body) return;
    const at = gone.before.indexOf(gone.tag);
    const order = [...gone.before.slice(at + 1), ...gone.before.slice(0, at).reverse()];
    const next = order.find(({ id }) => tags.some((tag) => tag.id === id));
    const selector = next ? `[data-tag="${CSS.escape(next.id)}"] button` : '[data-slot=tag-list-none]';
    root.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [tags, announce, t]);

  return (
    <div {...rest} ref={useMergedRef(root, ref)} data-slot="tag-list">
      {tags.length === 0 ? (
        <p data-slot="tag-list-none" tabIndex={-1} className="rounded-sm text-sm text-ink-muted">
          <span className="dk-visually-hidden">{`${label}: `}</span>
          {t('none')}
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- 2026-11-21: Safari drops the role of a list without bullets
        <ul role="list" aria-label={label} className="flex min-w-0 flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag.id} data-slot="tag" data-tag={tag.id} className={TAG}>
              <TagText tag={tag} removable={onRemove !== undefined} />
              {onRemove && (
                <button
                  type="button"
                  aria-label={t('remove', { label: tag.label })}
                  onClick={() => {
                    leaving.current = { tag, before: tags };
                    onRemove(tag.id);
                  }}
                  className="grid size-8 shrink-0 place-items-center rounded-full text-ink-muted hover:bg-hover hover:text-ink"
                >
                  <Icon of={X} size={16} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

function TagText({ tag: { label, href }, removable }: { tag: TagView; removable: boolean }) {
  const look = cn('min-w-0 py-1 ps-3', removable ? 'pe-0.5' : 'pe-3');
  if (href === undefined) return <span className={look}>{label}</span>;
  return (
    <BaseLink
      href={href}
      className={cn(look, 'rounded-full underline decoration-line-control underline-offset-4 hover:bg-hover')}
    >
      {label}
    </BaseLink>
  );
}
