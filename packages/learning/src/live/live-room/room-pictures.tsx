import { Volume2 } from 'lucide';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { liveRoomMessages } from './messages';
import { StreamVideo } from './stream-video';
import type { RoomPicture } from './types';

/** The pictures of those who speak. */
export function RoomPictures({ pictures }: { pictures: readonly RoomPicture[] }) {
  const t = useMessages(liveRoomMessages);
  if (pictures.length === 0) return null;
  return (
    <ul className={cn('grid gap-2 px-4 pt-4', pictures.length > 1 && 'grid-cols-2')}>
      {pictures.map(({ id, name, me, speaking, stream }) => (
        <li
          key={id}
          data-slot="room-picture"
          className={cn(
            'dark relative aspect-video overflow-hidden rounded-lg border-3 bg-canvas',
            speaking ? 'border-emphasis forced-colors:border-[Highlight]' : 'border-line',
          )}
        >
          <StreamVideo
            stream={stream}
            label={me ? t('yourPicture') : t('pictureOf', { name })}
            className={cn('size-full object-cover', me && '-scale-x-100')}
          />
          <span className="absolute start-2 bottom-2 flex max-w-[calc(100%-1rem)] items-center gap-1.5 rounded-sm bg-canvas px-2 py-0.5 text-sm font-bold text-ink">
            {speaking && <Icon of={Volume2} size={16} className="shrink-0" />}
            <span className="min-w-0 truncate">
              {me ? t('you') : speaking ? t('speaking', { name }) : name}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
