import { Captions, CaptionsOff, Hand, LogOut, Mic, MicOff, MonitorUp, Video, VideoOff } from 'lucide';
import type { ReactNode } from 'react';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { liveRoomMessages } from './messages';
import type { RoomControl } from './types';

const BUTTON =
  'flex min-h-15 grow basis-0 flex-col items-center justify-center gap-0.5 rounded-md border-2 border-transparent px-1 py-1.5 text-center text-xs leading-tight font-bold transition-colors duration-fast hover:bg-hover aria-disabled:cursor-not-allowed @min-[52rem]/room:min-h-12 @min-[52rem]/room:grow-0 @min-[52rem]/room:basis-auto @min-[52rem]/room:flex-row @min-[52rem]/room:gap-2.5 @min-[52rem]/room:border-line-control @min-[52rem]/room:px-4 @min-[52rem]/room:text-base';
const PRESSED =
  'aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent aria-pressed:hover:bg-accent-hover forced-colors:aria-pressed:border-[Highlight]';

interface BarButtonProps {
  label: string;
  /** Shown instead of the label on phones. */
  short?: string;
  /** Shown, not spoken: `aria-pressed` says it. */
  state: string;
  icon: ReactNode;
  pressed: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** The name of a button stays the same, so that it is found again; `aria-pressed` and a word tell its state. */
function BarButton({ label, short = label, state, icon, pressed, disabled, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={onPress}
      className={cn(BUTTON, PRESSED)}
    >
      {icon}
      <span className="min-w-0 wrap-break-word">
        <span className="@min-[52rem]/room:hidden">{short}</span>
        <span className="hidden @min-[52rem]/room:inline">{label}</span>
        <span aria-hidden="true" className="font-normal">
          {` ${state}`}
        </span>
      </span>
    </button>
  );
}

export interface CallBarProps {
  microphone: RoomControl;
  camera: RoomControl;
  /** Undefined: the user cannot show a screen. */
  screen?: RoomControl;
  hand: { up: boolean; onChange: (up: boolean) => void };
  captions: { on: boolean; onChange: (on: boolean) => void };
  onLeave: () => void;
  /** Receives the reason why a control cannot be used. */
  onUnavailable: (reason: string) => void;
}

/** The controls of the user's own part in a class, at the bottom of the window. */
export function CallBar({
  microphone,
  camera,
  screen,
  hand,
  captions,
  onLeave,
  onUnavailable,
}: CallBarProps) {
  const t = useMessages(liveRoomMessages);
  const press = ({ on, busy, unavailable, onChange }: RoomControl) => {
    if (busy) return;
    if (unavailable !== undefined && !on) onUnavailable(unavailable);
    else onChange(!on);
  };
  const wordOf = ({ on, busy }: RoomControl) => t(busy ? 'starting' : on ? 'on' : 'off');
  const device = (control: RoomControl) => ({
    state: wordOf(control),
    pressed: control.on,
    disabled: control.busy === true || (control.unavailable !== undefined && !control.on),
    onPress: () => press(control),
  });
  return (
    <div
      role="group"
      aria-label={t('controls')}
      data-slot="call-bar"
      className="flex flex-wrap items-stretch gap-1 border-t border-line bg-surface px-2 py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] @min-[52rem]/room:gap-2.5 @min-[52rem]/room:px-5"
    >
      <BarButton
        label={t('microphone')}
        short={t('microphoneShort')}
        icon={<Icon of={microphone.on ? Mic : MicOff} size={20} />}
        {...device(microphone)}
      />
      <BarButton
        label={t('camera')}
        icon={<Icon of={camera.on ? Video : VideoOff} size={20} />}
        {...device(camera)}
      />
      {screen && (
        <BarButton label={t('screen')} icon={<Icon of={MonitorUp} size={20} />} {...device(screen)} />
      )}
      <BarButton
        label={t('hand')}
        state={t(hand.up ? 'up' : 'down')}
        icon={<Icon of={Hand} size={20} />}
        pressed={hand.up}
        onPress={() => hand.onChange(!hand.up)}
      />
      <BarButton
        label={t('captionsShort')}
        state={t(captions.on ? 'on' : 'off')}
        icon={<Icon of={captions.on ? Captions : CaptionsOff} size={20} />}
        pressed={captions.on}
        onPress={() => captions.onChange(!captions.on)}
      />
      <button
        type="button"
        onClick={onLeave}
        className={cn(
          BUTTON,
          'text-danger-ink @min-[52rem]/room:ms-auto @min-[52rem]/room:border-danger-ink',
        )}
      >
        <Icon of={LogOut} size={20} className="rtl:-scale-x-100" />
        {t('leave')}
      </button>
    </div>
  );
}
