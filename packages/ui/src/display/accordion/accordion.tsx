import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../actions/button/button';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import {
  AccordionItem as AccordionItemPart,
  AccordionPanel,
  AccordionRoot,
  type AccordionRootProps,
  AccordionTrigger,
  useAccordion,
} from './accordion-parts';

export {
  AccordionItem,
  type AccordionItemProps,
  AccordionPanel,
  AccordionRoot,
  type AccordionRootProps,
  AccordionTrigger,
  type AccordionTriggerProps,
} from './accordion-parts';

export const accordionMessages = defineMessages('accordion', {
  openAll: 'Open all',
  closeAll: 'Close all',
  opened: 'All {total} parts are open',
  closed: 'All {total} parts are closed',
});

/** With fewer items, "Open all" saves no clicks. */
const ALL_FROM = 4;

export interface AccordionView {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Short text at the end of the title row, e.g. "3 lessons". Read after the title; no controls. */
  meta?: ReactNode;
}

export interface AccordionProps extends Omit<AccordionRootProps, 'children'> {
  /** `open` and `defaultOpen` are ids of these. */
  items: readonly AccordionView[];
}

const ReadyAccordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, multiple = true, ...root },
  ref,
) {
  return (
    <AccordionRoot {...root} ref={ref} multiple={multiple}>
      {multiple && items.length >= ALL_FROM && <OpenAll items={items} />}
      {items.map(({ id, title, meta, content }) => (
        <AccordionItemPart key={id} value={id}>
          <AccordionTrigger meta={meta}>{title}</AccordionTrigger>
          <AccordionPanel>{content}</AccordionPanel>
        </AccordionItemPart>
      ))}
    </AccordionRoot>
  );
});

function OpenAll({ items }: Pick<AccordionProps, 'items'>) {
  const t = useMessages(accordionMessages);
  const announce = useAnnounce();
  const { open, setOpen } = useAccordion();
  const all = items.every(({ id }) => open.includes(id));
  const setAll = () => {
    setOpen(all ? [] : items.map(({ id }) => id));
    announce(t(all ? 'closed' : 'opened', { total: items.length }));
  };
  return (
    <Button variant="quiet" size="sm" className="mb-1 self-end" onClick={setAll}>
      {t(all ? 'closeAll' : 'openAll')}
    </Button>
  );
}

/**
 * Headings that show and hide their content (APG accordion). Find-in-page still matches hidden content and
 * opens it. For other layouts combine its parts, `Accordion.Root`, `Accordion.Item` …; in server components use the
 * named exports `AccordionRoot` …
 */
export const Accordion = /* @__PURE__ */ Object.assign(ReadyAccordion, {
  Root: AccordionRoot,
  Item: AccordionItemPart,
  Trigger: AccordionTrigger,
  Panel: AccordionPanel,
});
