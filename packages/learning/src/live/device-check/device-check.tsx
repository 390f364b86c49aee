import { Mic, Video, Volume2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useSpokenChange } from '@digiken/ui/internal/use-spoken-change';
import { useMessages } from '@digiken/ui/messages-provider';
import { Meter } from '@digiken/ui/meter';
import { RadioGroup } from '@digiken/ui/radio-group';
import { Select } from '@digiken/ui/select';
import { Switch } from '@digiken/ui/switch';
import { useOutcome } from '../../lib/use-outcome';
import { StreamVideo } from '../live-room/stream-video';
import { deviceCheckMessages } from './messages';

export { deviceCheckMessages } from './messages';

/** `denied`: by the user or the browser. `busy`: used by another app. `unsupported`: the browser has no such thing here. */
export type DeviceState = 'off' | 'asking' | 'on' | 'denied' | 'none' | 'busy' | 'unsupported';

export interface DeviceChoice {
  devices: readonly { id: string; label: string }[];
  /** Id of the device in use. */
  chosen: string;
  onChoose: (id: string) => void;
}

export interface CheckedDevice extends DeviceChoice {
  state: DeviceState;
  /** Turns it on, which asks the user, or off. */
  onChange: (on: boolean) => void;
}

export interface DeviceCheckProps {
  /** Undefined for people who only listen: they are not asked for anything. */
  microphone?: CheckedDevice & {
    /** 0 to 1. */
    level: number;
  };
  camera?: CheckedDevice & { stream: MediaStream | null };
  /** Undefined where the browser offers no choice. */
  speaker?: DeviceChoice;
  /** Plays a short sound. Not ok if the browser refused. */
  onSoundTest: () => Promise<FormOutcome>;
  dataSaver: boolean;
  onDataSaver: (on: boolean) => void;
  /** Megabytes an hour with sound only, and with pictures. */
  cost: { audio: number; video: number };
  /** Undefined during a class: the choice applies at once. */
  onJoin?: () => Promise<FormOutcome>;
}

/** From this level on, a voice is heard. */
const HEARD = 0.06;

/** Microphone, camera and sound before a class, or during one (spec 13.89). */
export function DeviceCheck(props: DeviceCheckProps) {
  const { microphone, camera, speaker, onSoundTest, dataSaver, onDataSaver, cost, onJoin } = props;
  const t = useMessages(deviceCheckMessages);
  const joining = useOutcome();
  const speaks = microphone?.state === 'on' || camera?.state === 'on';
  return (
    <div data-slot="device-check" className="flex max-w-form flex-col gap-6">
      {onJoin && <p className="text-ink-muted">{t(microphone ? 'text' : 'listenText')}</p>}
      {microphone && <Microphone {...microphone} />}
      {camera && (
        <DeviceField kind="camera" {...camera}>
          {camera.state === 'on' && (
            <StreamVideo
              stream={camera.stream}
              label={t('picture')}
              className="aspect-video w-full -scale-x-100 rounded-lg border border-line object-cover"
            />
          )}
        </DeviceField>
      )}
      <Sound speaker={speaker} onTest={onSoundTest} />
      <RadioGroup
        label={t('cost')}
        value={dataSaver ? 'saver' : 'all'}
        onValueChange={(value) => onDataSaver(value === 'saver')}
        options={[
          { value: 'all', label: t('all'), hint: t('allHint', { rate: cost.video }) },
          { value: 'saver', label: t('saver'), hint: t('saverHint', { rate: cost.audio }) },
        ]}
      />
      {joining.problem && <Callout tone="danger">{joining.problem}</Callout>}
      {onJoin && (
        <Button
          size="lg"
          busy={joining.busy}
          icon={<Icon of={Video} size={20} />}
          onClick={() => void joining.run(onJoin)}
          className="self-start"
        >
          {t(joining.busy ? 'joining' : speaks ? 'join' : 'joinListen')}
        </Button>
      )}
    </div>
  );
}

function Microphone(device: NonNullable<DeviceCheckProps['microphone']>) {
  const t = useMessages(deviceCheckMessages);
  const { state, level } = device;
  // Once a voice was heard, the device works; silence later is no problem.
  const [heard, setHeard] = useState(false);
  if (!heard && state === 'on' && level >= HEARD) setHeard(true);
  if (heard && state !== 'on') setHeard(false);
  const word = t(heard ? 'heard' : 'silent');
  useSpokenChange(state === 'on' ? word : undefined);
  return (
    <DeviceField kind="microphone" {...device}>
      {state === 'on' && (
        <Meter label={t('level')} value={Math.round(Math.min(1, level) * 100)} max={100} text={word} />
      )}
    </DeviceField>
  );
}

interface DeviceFieldProps extends CheckedDevice {
  kind: 'microphone' | 'camera';
  children: ReactNode;
}

function DeviceField({ kind, state, onChange, children, ...choice }: DeviceFieldProps) {
  const t = useMessages(deviceCheckMessages);
  const problem = state === 'on' || state === 'off' ? undefined : t(`${state}-${kind}`);
  useSpokenChange(problem ?? '');
  return (
    <div data-slot={`check-${kind}`} data-state={state} className="flex flex-col gap-3">
      <Switch
        label={
          <span className="flex items-center gap-2.5">
            <Icon of={kind === 'camera' ? Video : Mic} size={20} />
            <span>{t(kind)}</span>
          </span>
        }
        checked={state === 'on' || state === 'asking'}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {problem && <Callout tone={state === 'asking' ? 'info' : 'warning'}>{problem}</Callout>}
      {children}
      {state === 'on' && <DeviceSelect label={t(`${kind}Device`)} {...choice} />}
    </div>
  );
}

/** Nothing to choose with one device. */
function DeviceSelect({ label, devices, chosen, onChoose }: DeviceChoice & { label: string }) {
  const t = useMessages(deviceCheckMessages);
  if (devices.length < 2) return null;
  return (
    <Select
      label={label}
      value={chosen}
      onChange={(event) => onChoose(event.currentTarget.value)}
      options={devices.map((device, index) => ({
        value: device.id,
        label: device.label || t('deviceNumber', { number: index + 1 }),
      }))}
    />
  );
}

function Sound({ speaker, onTest }: { speaker?: DeviceChoice; onTest: () => Promise<FormOutcome> }) {
  const t = useMessages(deviceCheckMessages);
  const [state, setState] = useState<'idle' | 'playing' | 'played' | 'failed'>('idle');
  const test = async () => {
    setState('playing');
    const outcome = await onTest().catch((): FormOutcome => ({ ok: false, message: '' }));
    setState(outcome.ok ? 'played' : 'failed');
  };
  const result = state === 'played' ? t('soundPlayed') : state === 'failed' ? t('soundFailed') : '';
  useSpokenChange(result);
  return (
    <div data-slot="check-sound" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-2.5 font-bold">
          <Icon of={Volume2} size={20} />
          <span>
            {t('sound')}
            <span className="block text-sm font-normal text-ink-muted">{t('soundHint')}</span>
          </span>
        </p>
        <Button variant="secondary" busy={state === 'playing'} onClick={() => void test()}>
          {t(state === 'playing' ? 'soundTesting' : 'soundTest')}
        </Button>
      </div>
      {result !== '' && (
        <p className={cn(state === 'failed' ? 'font-bold text-danger-ink' : 'text-ink-muted')}>{result}</p>
      )}
      {speaker && <DeviceSelect label={t('speakerDevice')} {...speaker} />}
    </div>
  );
}
