import type { LiveClassDetail, LiveSeat } from '@digiken/contract';
import { captionsLive, hostsLive, speaksLive } from '@digiken/contract/constants';
import type { LiveRoomHandle } from '@digiken/hooks/live';
import { LiveRoom, type LiveRoomProps, type RoomPerson, type RoomPicture } from '@digiken/learning/live-room';
import { useMessages } from '@digiken/ui/messages-provider';
import { useToast } from '@digiken/ui/toast';
import { useEffect } from 'react';
import { OwnMediaCheck } from './own-media-check';
import { livePageMessages } from './messages';
import { type LiveArea, livePaths } from './paths';
import type { OwnMedia } from './use-own-media';
import { placeOf } from './views';

interface RoomViewProps {
  live: LiveClassDetail;
  room: LiveRoomHandle;
  media: OwnMedia;
  area: LiveArea;
}

/** A seat as the list of people shows it. */
function personView(
  seat: LiveSeat,
  { me, speaking }: { me: string | undefined; speaking: ReadonlySet<string> },
): RoomPerson {
  return {
    ...seat,
    me: seat._id === me,
    microphone: !seat.muted && seat.publications.some(({ audio }) => audio),
    speaking: !seat.muted && speaking.has(seat._id),
  };
}

/** The pictures of the others, hosts first, then the user's own; none while data is saved. */
export function picturesOf(
  room: Pick<LiveRoomHandle, 'room' | 'me' | 'streams' | 'speaking' | 'dataSaver' | 'own'>,
) {
  const seats = [...(room.room?.seats ?? [])].sort((seat, other) => rank(seat) - rank(other));
  const others = room.dataSaver
    ? []
    : seats.flatMap((seat): RoomPicture[] => {
        const camera = seat.publications.find(({ source, video }) => source === 'camera' && video);
        if (!camera || seat._id === room.me?._id) return [];
        return [
          {
            id: camera._id,
            name: seat.name,
            me: false,
            speaking: room.speaking.has(seat._id),
            stream: room.streams.get(camera._id) ?? null,
          },
        ];
      });
  const own: RoomPicture[] =
    room.own.camera && room.me
      ? [{ id: 'own', name: room.me.name, me: true, speaking: false, stream: room.own.camera }]
      : [];
  return [...others, ...own];
}

const rank = ({ role }: LiveSeat) => (role === 'host' ? 0 : role === 'co-host' ? 1 : 2);

/** A class with the user in it, or the reason why not. */
export function RoomView({ live, room, media, area }: RoomViewProps) {
  const t = useMessages(livePageMessages);
  const { show } = useToast();
  const { problem } = media;
  useEffect(() => {
    if (problem.count > 0) show({ tone: 'danger', message: problem.text ?? t('noDevice') });
  }, [problem, show, t]);

  const { me } = room;
  const seats = room.room?.seats ?? [];
  const inside = seats.filter(({ state }) => state === 'in');
  const hosting = me !== undefined && hostsLive(me.role);
  const speaks = me !== undefined && speaksLive(me.role);
  const barred = room.media ? (speaks ? undefined : t('listenOnly')) : t('noMedia');
  const control = (kind: 'microphone' | 'camera'): LiveRoomProps['microphone'] => ({
    on: kind === 'microphone' ? room.own.microphone : room.own.camera !== null,
    busy: media[kind].state === 'asking',
    unavailable: barred,
    onChange: (on) => media.change(kind, on),
  });
  const { share } = media;
  const sharing = inside.find(
    ({ _id, publications }) => _id !== me?._id && publications.some(({ source }) => source === 'screen'),
  );
  const screen = sharing?.publications.find(({ source }) => source === 'screen');
  const status = room.status === 'idle' ? 'joining' : room.status;

  return (
    <LiveRoom
      bleed={area !== 'admin'}
      title={live.title}
      place={placeOf(live, t('deleted'))}
      host={live.host.name}
      endsAt={live.endsAt}
      status={status}
      statusMessage={room.message}
      people={inside.map((seat) => personView(seat, { me: me?._id, speaking: room.speaking }))}
      pictures={picturesOf(room)}
      screen={sharing && screen && { name: sharing.name, stream: room.streams.get(screen._id) ?? null }}
      messages={room.room?.chat ?? []}
      captions={room.room?.captions ?? []}
      slides={room.room?.slides ?? []}
      slideId={room.room?.slideId ?? null}
      recording={room.room?.recording ?? false}
      locked={room.room?.locked ?? false}
      microphone={control('microphone')}
      camera={control('camera')}
      screenControl={share && { on: room.own.screen, unavailable: barred, onChange: share }}
      onHand={(up) => void room.raiseHand(up)}
      onLeave={() => void room.leave()}
      onJoin={() => void room.join()}
      onMessage={room.say}
      onDeleteMessage={hosting ? room.removeMessage : undefined}
      onCaption={me && captionsLive(me.role) ? room.caption : undefined}
      onSlide={speaks ? room.showSlide : undefined}
      hostTools={
        hosting
          ? {
              waiting: seats.filter(({ state }) => state === 'waiting'),
              onAdmit: room.admit,
              onMute: room.mute,
              onRole: room.setRole,
              onRemove: room.remove,
              onLower: (id) => room.raiseHand(false, id),
              onLock: room.lock,
              onRecord: room.media ? room.record : undefined,
              onEnd: room.end,
            }
          : undefined
      }
      dataSaver={room.dataSaver}
      onDataSaver={room.setDataSaver}
      megabytesPerHour={room.megabytesPerHour}
      bytesUsed={room.bytes}
      mediaFailed={room.mediaFailed || !room.media}
      mutedByHost={room.mutedByHost}
      onSound={room.soundBlocked ? room.playSound : undefined}
      settings={speaks ? <OwnMediaCheck media={media} hosting={speaks} /> : undefined}
      backHref={livePaths.list(area)}
      writeHref={area === 'console' ? '/console/messages/new' : undefined}
    />
  );
}
