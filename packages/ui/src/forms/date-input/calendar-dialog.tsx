import { X } from 'lucide';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Icon } from '../../foundations/lib/icon';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import type { IsoDate } from '../calendar/calendar-dates';
import { calendarMessages, MonthGrid } from '../calendar/month-grid';

export interface CalendarDialogProps {
  label: string;
  value: IsoDate | null;
  min?: IsoDate;
  max?: IsoDate;
  onChoose: (date: IsoDate) => void;
  onClose: () => void;
}

/** The calendar under a date field (APG date picker dialog). Loaded when it is first opened. */
export default function CalendarDialog({ label, value, onClose, ...grid }: CalendarDialogProps) {
  const t = useMessages(calendarMessages);
  return (
    <div role="dialog" aria-label={label} data-slot="calendar" className="flex flex-col gap-2 p-3">
      <MonthGrid
        {...grid}
        autoFocus
        day={value}
        chosen={value === null ? null : [value, value]}
        action={<IconButton label={t('close')} icon={<Icon of={X} size={20} />} onClick={onClose} />}
      />
    </div>
  );
}
