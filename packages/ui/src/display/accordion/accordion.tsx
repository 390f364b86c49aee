import { ChevronDown } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../actions/button/button';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { cx } from '../../foundations/lib/cx';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { useFoundOnPage } from './use-found-on-page';

export const accordionMessages = defineMessages('accordion', {
  openAll: 'Open all',
  closeAll: 'Close all',
  opened: 'All {total} parts are open',
  closed: 'All {total} parts are closed',
});

/** With fewer items, "Open all" saves no clicks. */
const ALL_FROM = 4;

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
  /** Short text at the end of the title row, e.g. "3 lessons". Read after the title; no controls. */
  meta?: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  headingLevel: 2 | 3 | 4;
  /** Several items may be open at the same time. Default true. */
  multiple?: boolean;
  /** Ids of the items that are open initially (uncontrolled). */
  defaultOpen?: readonly string[];
  /** Ids of the open items (controlled). */
  open?: readonly string[];
  onOpenChange?: (open: string[]) => void;
  className?: string;
}

/**
 * Headings that show and hide their content (APG accordion). Find-in-page still matches hidden content and
 * opens it.
 */
export function Accordion({
  items,
  headingLevel,
  multiple = true,
  defaultOpen = [],
  open: given,
  onOpenChange,
  className,
}: AccordionProps) {
  const t = useMessages(accordionMessages);
  const announce = useAnnounce();
  const [own, setOwn] = useState(defaultOpen);
  const wanted = given ?? own;
  const open = items.map(({ id }) => id).filter((id) => wanted.includes(id));
  const all = open.length === items.length;

  const change = (next: string[]) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const set = (id: string, show: boolean) => {
    const others = multiple ? open.filter((other) => other !== id) : [];
    change(show ? [...others, id] : open.filter((other) => other !== id));
  };
  const setAll = () => {
    change(all ? [] : items.map(({ id }) => id));
    announce(t(all ? 'closed' : 'opened', { total: items.length }));
  };

  return (
    <div data-slot="accordion" className={cx('flex min-w-0 flex-col', className)}>
      {multiple && items.length >= ALL_FROM && (
        <Button variant="quiet" size="small" className="mb-1 self-end" onClick={setAll}>
          {t(all ? 'closeAll' : 'openAll')}
        </Button>
      )}
      {items.map((item) => (
        <Part
          key={item.id}
          item={item}
          headingLevel={headingLevel}
          open={open.includes(item.id)}
          onOpen={(show) => set(item.id, show)}
        />
      ))}
    </div>
  );
}

interface PartProps extends Pick<AccordionProps, 'headingLevel'> {
  item: AccordionItem;
  open: boolean;
  onOpen: (open: boolean) => void;
}

function Part({ item, headingLevel, open, onOpen }: PartProps) {
  const base = useId();
  const Heading = `h${headingLevel}` as const;
  const panel = useFoundOnPage<HTMLDivElement>(!open, () => onOpen(true));
  const metaId = item.meta === undefined ? undefined : `${base}-meta`;
  return (
    <div data-slot="accordion-item" className="border-b border-line first-of-type:border-t">
      <div className="relative flex flex-wrap items-center gap-x-4 rounded-md py-1.5 ps-9 hover:bg-hover">
        <Icon
          of={ChevronDown}
          size={20}
          className={cx(
            'absolute start-2 top-4.5 text-ink-muted transition-transform duration-fast',
            open && 'rotate-180',
          )}
        />
        <Heading className="min-w-0 grow basis-48">
          <button
            type="button"
            id={`${base}-button`}
            aria-expanded={open}
            aria-controls={`${base}-panel`}
            aria-describedby={metaId}
            onClick={() => onOpen(!open)}
            className="min-h-target-primary w-full py-2 text-start text-lg font-bold wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {item.title}
          </button>
        </Heading>
        {item.meta !== undefined && (
          <span id={metaId} className="pe-2 pb-1.5 text-sm text-ink-muted sm:pb-0">
            {item.meta}
          </span>
        )}
      </div>
      <div ref={panel} id={`${base}-panel`} data-slot="accordion-panel" hidden={!open}>
        <div className="ps-9 pe-2 pt-1 pb-6">{item.content}</div>
      </div>
    </div>
  );
}
