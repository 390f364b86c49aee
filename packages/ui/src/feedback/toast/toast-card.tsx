import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import { memo } from 'react';
import { Button } from '../../actions/button/button';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Icon } from '../../foundations/lib/icon';
import { useCountdown } from '../../foundations/lib/use-countdown';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { toastMessages } from './toast-messages';
import type { ToastItem } from './toast-types';

const LOOK = {
  info: { icon: Info, ink: 'text-info-ink' },
  success: { icon: CircleCheck, ink: 'text-success-ink' },
  danger: { icon: CircleAlert, ink: 'text-danger-ink' },
} as const;

export interface ToastCardProps {
  toast: ToastItem;
  duration: number;
  paused: boolean;
  onClose: (id: number) => void;
}

/** Memoised, so that a new toast does not render the others again. */
export const ToastCard = memo(function ToastCard({ toast, duration, paused, onClose }: ToastCardProps) {
  const t = useMessages(toastMessages);
  const close = () => onClose(toast.id);
  useCountdown(duration, paused, close);
  const { icon, ink } = LOOK[toast.tone];
  return (
    <li
      data-slot="toast"
      data-toast={toast.id}
      data-tone={toast.tone}
      className="pointer-events-auto flex items-start gap-3 rounded-lg bg-raised py-2 pe-2 ps-4 text-ink shadow-raised forced-colors:border-2 in-[.high-contrast]:border-2"
    >
      <Icon of={icon} size={22} className={`mt-2.5 shrink-0 ${ink}`} />
      <p className="min-w-0 grow py-2 wrap-anywhere">
        <span className="dk-visually-hidden">{`${t(toast.tone)} `}</span>
        <span>{toast.message}</span>
      </p>
      {toast.action && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-1"
          onClick={() => {
            toast.action?.onAction();
            close();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton label={t('close')} icon={<Icon of={X} size={20} />} onClick={close} />
    </li>
  );
});
