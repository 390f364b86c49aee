import { LIVE_VIDEO } from '@digiken/contract/constants';
import { useCallback, useEffect, useRef, useState } from 'react';

/** `denied`: by the user or the browser. `busy`: used by another app. `unsupported`: the browser has no such thing here. */
export type DeviceState = 'off' | 'asking' | 'on' | 'denied' | 'none' | 'busy' | 'unsupported';
export type DeviceKind = 'microphone' | 'camera';

export interface Device {
  state: DeviceState;
  /** While it is on. */
  track: MediaStreamTrack | undefined;
  devices: readonly { id: string; label: string }[];
  /** Id of the device in use. */
  chosen: string;
}

const OFF: Device = { state: 'off', track: undefined, devices: [], chosen: '' };
const INPUT = { microphone: 'audioinput', camera: 'videoinput' } as const;

/** What a browser's refusal means. */
function stateOf(error: unknown): DeviceState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'unsupported';
}

const wish = (kind: DeviceKind, id: string): MediaStreamConstraints => {
  const device = id === '' ? {} : { deviceId: { exact: id } };
  return kind === 'microphone'
    ? { audio: { ...device, echoCancellation: true, noiseSuppression: true, autoGainControl: true } }
    : {
        video: {
          ...device,
          width: { ideal: LIVE_VIDEO.width },
          height: { ideal: LIVE_VIDEO.height },
          frameRate: { max: LIVE_VIDEO.frameRate },
        },
      };
};

export interface Devices {
  microphone: Device;
  camera: Device;
  /** Devices that play sound; empty where the browser offers no choice. */
  speakers: readonly { id: string; label: string }[];
  /**
   * Asks for a device, and keeps its track until it is turned off, another one is chosen, or the page shows something
   * else. @returns its track; undefined if there is none, see `state`
   */
  turnOn: (kind: DeviceKind, id?: string) => Promise<MediaStreamTrack | undefined>;
  turnOff: (kind: DeviceKind) => void;
}

/** The devices of the user. Nothing is asked for before `turnOn` (spec 13.89). */
export function useDevices(): Devices {
  const [microphone, setMicrophone] = useState(OFF);
  const [camera, setCamera] = useState(OFF);
  const [speakers, setSpeakers] = useState<Devices['speakers']>([]);
  const tracks = useRef(new Map<DeviceKind, MediaStreamTrack>());

  const stop = useCallback((kind: DeviceKind) => {
    tracks.current.get(kind)?.stop();
    tracks.current.delete(kind);
  }, []);
  useEffect(() => {
    const all = tracks.current;
    return () => {
      for (const track of all.values()) track.stop();
      all.clear();
    };
  }, []);

  const list = useCallback(async (kind: DeviceKind) => {
    const all = (await navigator.mediaDevices?.enumerateDevices?.().catch(() => [])) ?? [];
    const named = (type: MediaDeviceKind) =>
      all
        .filter((item) => item.kind === type && item.deviceId !== '')
        .map(({ deviceId, label }) => ({ id: deviceId, label }));
    if ('setSinkId' in HTMLMediaElement.prototype) setSpeakers(named('audiooutput'));
    return named(INPUT[kind]);
  }, []);

  const turnOn = useCallback(
    async (kind: DeviceKind, id = '') => {
      const set = kind === 'microphone' ? setMicrophone : setCamera;
      stop(kind);
      set((device) => ({ ...device, state: 'asking', track: undefined }));
      try {
        const { mediaDevices } = navigator;
        if (!mediaDevices?.getUserMedia) throw new Error('There are no devices without https.');
        const stream = await mediaDevices.getUserMedia(wish(kind, id));
        const [track] = stream.getTracks();
        if (!track) throw new Error('The browser gave a stream without a track.');
        stop(kind);
        tracks.current.set(kind, track);
        track.addEventListener('ended', () => {
          // Unplugged, or the permission was taken back.
          if (tracks.current.get(kind) !== track) return;
          tracks.current.delete(kind);
          set((device) => ({ ...device, state: 'none', track: undefined }));
        });
        const devices = await list(kind);
        set({ state: 'on', track, devices, chosen: track.getSettings().deviceId ?? id });
        return track;
      } catch (error) {
        set((device) => ({ ...device, state: stateOf(error), track: undefined }));
        return undefined;
      }
    },
    [list, stop],
  );
  const turnOff = useCallback(
    (kind: DeviceKind) => {
      stop(kind);
      (kind === 'microphone' ? setMicrophone : setCamera)((device) => ({
        ...device,
        state: 'off',
        track: undefined,
      }));
    },
    [stop],
  );

  return { microphone, camera, speakers, turnOn, turnOff };
}

const LEVEL_MS = 120;

/** How loud a microphone is, 0 to 1, about eight times a second; 0 without a track. */
export function useLevel(track: MediaStreamTrack | undefined): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track || typeof AudioContext === 'undefined') return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // Loud speech has a power of about 0.1.
      setLevel(Math.min(1, Math.sqrt(power) * 3));
    }, LEVEL_MS);
    return () => {
      clearInterval(timer);
      void context.close();
      setLevel(0);
    };
  }, [track]);
  return level;
}

const NOTES = [523, 659, 784];
const NOTE_SECONDS = 0.25;

/** Plays three notes. Call it while the user presses something. Rejects if the browser plays no sound. */
export async function playNotes(): Promise<void> {
  const context = new AudioContext();
  try {
    await context.resume();
    if (context.state !== 'running') throw new Error('The browser plays no sound.');
    const volume = context.createGain();
    volume.gain.value = 0.2;
    volume.connect(context.destination);
    const ended = NOTES.map((frequency, index) => {
      const note = new OscillatorNode(context, { frequency });
      note.connect(volume);
      note.start(context.currentTime + index * NOTE_SECONDS);
      note.stop(context.currentTime + (index + 1) * NOTE_SECONDS);
      return new Promise<void>((resolve) => {
        note.onended = () => resolve();
      });
    });
    await Promise.all(ended);
  } finally {
    await context.close();
  }
}
