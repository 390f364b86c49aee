import { liveRoutes } from '@digiken/contract/routes/live';
import { LIVE_MEGABYTES_PER_HOUR } from '@digiken/contract/constants';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Outcome } from '../api/outcome';
import type { RequestBody } from '../api/request';
import { useActionRequest, useServices } from '../session/services';
import { type LiveState, RoomSession } from './room-session';

type Role = RequestBody<(typeof liveRoutes)['setLiveRole']>['role'];

export interface LiveRoomHandle extends LiveState {
  /** Takes a seat, or continues here. The answer has the address of a class on another service. */
  join: () => Promise<Outcome<{ link?: string }>>;
  leave: () => Promise<Outcome>;
  /** Megabytes an hour, as it is now. */
  megabytesPerHour: number;
  /** The microphone that is sent, also while it is off. */
  microphoneTrack: () => MediaStreamTrack | undefined;
  setMicrophone: (track: MediaStreamTrack | undefined) => Promise<Outcome>;
  setCamera: (track: MediaStreamTrack | undefined) => Promise<Outcome>;
  setScreen: (track: MediaStreamTrack | undefined) => Promise<Outcome>;
  setDataSaver: (on: boolean) => void;
  /** @param id of the device that plays sound */
  setSpeaker: (id: string) => void;
  /** Call it while the user presses something. */
  playSound: () => void;
  raiseHand: (raised: boolean, seatId?: string) => Promise<Outcome>;
  say: (text: string) => Promise<Outcome>;
  removeMessage: (messageId: string) => Promise<Outcome>;
  caption: (text: string) => Promise<Outcome>;
  showSlide: (slideId: string | null) => Promise<Outcome>;
  /** @param seatId null: everyone who waits */
  admit: (seatId: string | null) => Promise<Outcome>;
  setRole: (seatId: string, role: Role) => Promise<Outcome>;
  mute: (seatId: string) => Promise<Outcome>;
  remove: (seatId: string) => Promise<Outcome>;
  lock: (locked: boolean) => Promise<Outcome>;
  record: (recording: boolean) => Promise<Outcome>;
  end: () => Promise<Outcome>;
}

/**
 * One live class. Nothing happens before `join`; leaving the page leaves the class (spec 13.96). Use the class's id as
 * `key` of the component.
 */
export function useLiveRoom(classId: string): LiveRoomHandle {
  const request = useActionRequest();
  const { texts } = useServices();
  const [session] = useState(() => new RoomSession({ classId, request, texts }));
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  useEffect(() => () => session.dispose(), [session]);

  const acts = useMemo(() => {
    const params = { id: classId };
    return {
      join: () => session.join(),
      leave: () => session.leave(),
      microphoneTrack: () => session.microphone,
      setMicrophone: (track: MediaStreamTrack | undefined) => session.setMicrophone(track),
      setCamera: (track: MediaStreamTrack | undefined) => session.setCamera(track),
      setScreen: (track: MediaStreamTrack | undefined) => session.setScreen(track),
      setDataSaver: (on: boolean) => session.setDataSaver(on),
      setSpeaker: (id: string) => session.setSpeaker(id),
      playSound: session.playSound,
      raiseHand: (raised: boolean, seatId?: string) =>
        session.act(() =>
          request(liveRoutes.raiseHand, { params, body: { raised, ...(seatId && { seatId }) } }),
        ),
      async say(text: string) {
        const outcome = await session.act(() => request(liveRoutes.sayLive, { params, body: { text } }));
        if (outcome.ok) session.addMessage(outcome.data.data);
        return outcome;
      },
      removeMessage: (messageId: string) =>
        session.act(() => request(liveRoutes.removeLiveMessage, { params: { ...params, messageId } })),
      caption: (text: string) =>
        session.act(() => request(liveRoutes.captionLive, { params, body: { text } })),
      showSlide: (slideId: string | null) =>
        session.act(() => request(liveRoutes.showLiveSlide, { params, body: { slideId } })),
      admit: (seatId: string | null) =>
        session.act(() => request(liveRoutes.admitLive, { params, body: { seatId } })),
      setRole: (seatId: string, role: Role) =>
        session.act(() => request(liveRoutes.setLiveRole, { params, body: { seatId, role } })),
      mute: (seatId: string) =>
        session.act(() => request(liveRoutes.muteLive, { params, body: { seatId, muted: true } })),
      remove: (seatId: string) =>
        session.act(() => request(liveRoutes.removeFromLive, { params, body: { seatId } })),
      lock: (locked: boolean) =>
        session.act(() => request(liveRoutes.lockLive, { params, body: { locked } })),
      record: (recording: boolean) =>
        session.act(() => request(liveRoutes.recordLive, { params, body: { recording } })),
      end: () => session.endClass(),
    };
  }, [session, request, classId]);

  return {
    ...state,
    ...acts,
    megabytesPerHour: state.dataSaver ? LIVE_MEGABYTES_PER_HOUR.audio : LIVE_MEGABYTES_PER_HOUR.video,
  };
}
