import { ArrowDown, ArrowUp, EllipsisVertical } from 'lucide';
import { Icon } from '@digiken/ui/icon';
import { IconButton } from '@digiken/ui/icon-button';
import { Menu, type MenuEntry } from '@digiken/ui/menu';
import { useMessages } from '@digiken/ui/messages-provider';
import { cn } from '@digiken/ui/internal/cn';
import { curriculumTreeMessages } from './messages';

export interface RowControlsProps {
  title: string;
  /** Undefined: it moves with something else. `false`: nowhere to go in this direction. */
  steps?: { up: boolean; down: boolean };
  /** It was moved last: its arrows are shown in a narrow space as well. */
  moved: boolean;
  onStep: (step: 1 | -1) => void;
  menu: readonly MenuEntry[];
}

/** The arrows and the menu of a row. An arrow that leads nowhere keeps the focus, so it is not disabled. */
export function RowControls({ title, steps, moved, onStep, menu }: RowControlsProps) {
  const t = useMessages(curriculumTreeMessages);
  const arrow = cn('aria-disabled:opacity-40!', !moved && '@max-[34rem]:hidden');
  return (
    <span className="flex shrink-0 items-center">
      {steps && (
        <>
          <IconButton
            label={t('up', { title })}
            icon={<Icon of={ArrowUp} size={20} />}
            data-control="up"
            aria-disabled={!steps.up}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            className={arrow}
            onClick={() => onStep(-1)}
          />
          <IconButton
            label={t('down', { title })}
            icon={<Icon of={ArrowDown} size={20} />}
            data-control="down"
            aria-disabled={!steps.down}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            className={arrow}
            onClick={() => onStep(1)}
          />
        </>
      )}
      <span data-control="menu">
        <Menu
          label={t('more', { title })}
          icon={<Icon of={EllipsisVertical} size={20} />}
          variant="quiet"
          align="end"
          items={menu}
        />
      </span>
    </span>
  );
}
