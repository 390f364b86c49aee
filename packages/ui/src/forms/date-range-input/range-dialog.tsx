import { X } from 'lucide';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Icon } from '../../foundations/lib/icon';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { calendarMessages } from '../calendar/month-grid';
import { RangeGrid, type RangeGridProps } from '../calendar/range-calendar';

export interface RangeDialogProps extends RangeGridProps {
  label: string;
  onClose: () => void;
}

/** The calendar under a range of dates (APG date picker dialog). Loaded when it is first opened. */
export default function RangeDialog({ label, onClose, ...grid }: RangeDialogProps) {
  const t = useMessages(calendarMessages);
  return (
    <div role="dialog" aria-label={label} data-slot="calendar" className="flex flex-col gap-2 p-3">
      <RangeGrid
        {...grid}
        autoFocus
        action={<IconButton label={t('close')} icon={<Icon of={X} size={20} />} onClick={onClose} />}
      />
    </div>
  );
}
