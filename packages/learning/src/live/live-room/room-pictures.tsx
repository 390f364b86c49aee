import { Volume2 } from 'lucide';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { liveRoomMessages } from './messages';
import { StreamVideo } from './stream-video';
import type { RoomPicture as Picture } from './types';

/** One person's picture with the name. It fills its parent, which is positioned. */
export function RoomPicture({ picture: { name, me, speaking, stream } }: { picture: Picture }) {
  const t = useMessages(liveRoomMessages);
  return (
    <>
      <StreamVideo
        stream={stream}
        label={me ? t('yourPicture') : t('pictureOf', { name })}
        className={cn('absolute inset-0 size-full object-cover', me && '-scale-x-100')}
      />
      <span className="absolute start-2 bottom-2 flex max-w-[calc(100%-1rem)] items-center gap-1.5 rounded-sm bg-canvas px-2 py-0.5 text-sm font-bold text-ink">
        {speaking && <Icon of={Volume2} size={16} className="shrink-0" />}
        <span className="min-w-0 wrap-anywhere">
          {me ? t('you') : speaking ? t('speaking', { name }) : name}
        </span>
      </span>
    </>
  );
}

/** The pictures of those who speak. */
export function RoomPictures({ pictures }: { pictures: readonly Picture[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className={cn('grid gap-2 px-4 pt-4', pictures.length > 1 && 'grid-cols-2')}>
      {pictures.map((picture) => (
        <li
          key={picture.id}
          data-slot="room-picture"
          className={cn(
            'dark relative aspect-video overflow-hidden rounded-lg border-3 bg-canvas',
            picture.speaking ? 'border-emphasis forced-colors:border-[Highlight]' : 'border-line',
          )}
        >
          <RoomPicture picture={picture} />
        </li>
      ))}
    </ul>
  );
}
