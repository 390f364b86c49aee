import { LIVE_MEGABYTES_PER_HOUR } from '@digiken/contract/constants';
import { useLevel } from '@digiken/hooks/live';
import { DeviceCheck } from '@digiken/learning/device-check';
import type { OwnMedia } from './use-own-media';

interface CheckProps {
  media: OwnMedia;
  /** Hosts show their picture; learners are asked for one only if a host lets them speak. */
  hosting: boolean;
  onJoin?: OwnMedia['join'];
}

/** The try of the devices, before a class and during it. */
export function OwnMediaCheck({ media, hosting, onJoin }: CheckProps) {
  const { microphone, camera, speakers, speaker, dataSaver, stream } = media;
  const level = useLevel(microphone.track);
  return (
    <DeviceCheck
      microphone={{
        ...microphone,
        level,
        onChange: (on) => media.change('microphone', on),
        onChoose: (id) => media.choose('microphone', id),
      }}
      camera={
        hosting
          ? {
              ...camera,
              stream,
              onChange: (on) => media.change('camera', on),
              onChoose: (id) => media.choose('camera', id),
            }
          : undefined
      }
      speaker={
        speakers.length > 1
          ? { devices: speakers, chosen: speaker, onChoose: media.chooseSpeaker }
          : undefined
      }
      onSoundTest={media.testSound}
      dataSaver={dataSaver}
      onDataSaver={media.saveData}
      cost={LIVE_MEGABYTES_PER_HOUR}
      onJoin={onJoin}
    />
  );
}
