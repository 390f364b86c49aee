import { speaksLive } from '@digiken/contract/constants';
import { type Outcome } from '@digiken/hooks/api';
import { savesData } from '@digiken/hooks/data-saver';
import {
  type Device,
  type DeviceKind,
  type LiveRoomHandle,
  playNotes,
  useDevices,
} from '@digiken/hooks/live';
import { useEffect, useMemo, useRef, useState } from 'react';

/** A phone, where data is paid for: sound only, until the user wants pictures. */
const PHONE = '(max-width: 40em)';

const startsWithSoundOnly = () => savesData() || window.matchMedia(PHONE).matches;

export interface OwnMedia {
  microphone: Device;
  camera: Device;
  /** The user's own picture. */
  stream: MediaStream | null;
  speakers: readonly { id: string; label: string }[];
  /** Id of the device that plays sound; empty: the default one. */
  speaker: string;
  dataSaver: boolean;
  saveData: (on: boolean) => void;
  change: (kind: DeviceKind, on: boolean) => void;
  choose: (kind: DeviceKind, id: string) => void;
  chooseSpeaker: (id: string) => void;
  testSound: () => Promise<{ ok: true } | { ok: false; message: string }>;
  /** Joins with what is on; only those who may speak send it. */
  join: () => Promise<Outcome<{ link?: string }>>;
  /** Shows the user's screen, or stops. */
  share: ((on: boolean) => void) | undefined;
  /** What failed last, with a number that grows. */
  problem: { text: string | undefined; count: number };
}

/** The user's devices before and during a class. In the class a change is sent at once. */
export function useOwnMedia(room: LiveRoomHandle): OwnMedia {
  const devices = useDevices();
  const [speaker, setSpeaker] = useState('');
  const [problem, setProblem] = useState<OwnMedia['problem']>({ text: undefined, count: 0 });
  const { status, me, setDataSaver } = room;
  const sends = (status === 'in' || status === 'returning') && me !== undefined && speaksLive(me.role);
  const { track: cameraTrack } = devices.camera;
  const preview = useMemo(() => (cameraTrack ? new MediaStream([cameraTrack]) : null), [cameraTrack]);
  useEffect(() => setDataSaver(startsWithSoundOnly()), [setDataSaver]);

  // What was tried before joining is sent as soon as the user may speak, and given back when they may not.
  const inside = status === 'in' && me !== undefined;
  const latest = useRef({ room, devices });
  useEffect(() => {
    latest.current = { room, devices };
  });
  useEffect(() => {
    if (!inside) return;
    const { room: now, devices: own } = latest.current;
    for (const kind of ['microphone', 'camera'] as const) {
      const { track } = own[kind];
      if (!track) continue;
      if (!sends) own.turnOff(kind);
      else if (kind === 'microphone' && !now.microphoneTrack()) void now.setMicrophone(track);
      else if (kind === 'camera' && !now.own.camera) void now.setCamera(track);
    }
  }, [inside, sends]);

  const showFailure = (outcome: Outcome) => {
    if (!outcome.ok) setProblem(({ count }) => ({ text: outcome.message, count: count + 1 }));
  };
  const send = async (kind: DeviceKind, track: MediaStreamTrack | undefined) =>
    showFailure(await (kind === 'microphone' ? room.setMicrophone(track) : room.setCamera(track)));
  const turnOn = async (kind: DeviceKind, id?: string) => {
    const track = await devices.turnOn(kind, id);
    if (!sends) return;
    if (track) await send(kind, track);
    else setProblem(({ count }) => ({ text: undefined, count: count + 1 }));
  };
  const change = async (kind: DeviceKind, on: boolean) => {
    // A muted microphone keeps its device, so that it is back at once.
    const known = kind === 'microphone' ? room.microphoneTrack() : undefined;
    if (on && sends && known) return send(kind, known);
    if (on) return turnOn(kind);
    if (sends) await send(kind, undefined);
    if (!sends || kind === 'camera') devices.turnOff(kind);
  };
  const shown = (kind: DeviceKind, device: Device): Device => {
    if (!sends) return device;
    const on = kind === 'microphone' ? room.own.microphone : room.own.camera !== null;
    return device.state === 'on' && !on ? { ...device, state: 'off', track: undefined } : device;
  };
  const share = async (on: boolean) => {
    if (!on) return showFailure(await room.setScreen(undefined));
    try {
      const stream = await navigator.mediaDevices.getDisplayMedia({ video: true });
      const [track] = stream.getVideoTracks();
      if (track) showFailure(await room.setScreen(track));
    } catch {
      // The user has closed the browser's question.
    }
  };

  return {
    microphone: shown('microphone', devices.microphone),
    camera: shown('camera', devices.camera),
    stream: preview,
    speakers: devices.speakers,
    speaker,
    dataSaver: room.dataSaver,
    saveData: setDataSaver,
    change: (kind, on) => void change(kind, on),
    choose: (kind, id) => void turnOn(kind, id),
    chooseSpeaker: (id) => {
      setSpeaker(id);
      room.setSpeaker(id);
    },
    testSound: async () => {
      try {
        await playNotes();
        return { ok: true };
      } catch {
        return { ok: false, message: '' };
      }
    },
    join: room.join,
    share:
      sends && typeof navigator.mediaDevices?.getDisplayMedia === 'function'
        ? (on) => void share(on)
        : undefined,
    problem,
  };
}
