import type { LiveClassDetail } from '@digiken/contract';
import { type LiveRoomHandle, useLiveClass, useLiveRoom } from '@digiken/hooks/live';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { Section } from '@digiken/ui/section';
import { TextLink } from '@digiken/ui/text-link';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { livePageMessages } from './messages';
import { type LiveArea, livePaths } from './paths';
import { RoomView } from './room-view';
import { type OwnMedia, useOwnMedia } from './use-own-media';
import { placeOf } from './views';
import { OwnMediaCheck } from './own-media-check';

/** The page of one class: what it is about and a try of the devices, then the room (spec 13.89, 13.90). */
export function LiveClassPage({ area }: { area: LiveArea }) {
  const { classId = '' } = useParams();
  const t = useMessages(livePageMessages);
  const query = useLiveClass(classId);
  const live = query.data;
  usePage({ title: live && t('classTitle', { title: live.title }) });
  if (live) return <Class key={classId} live={live} area={area} />;
  if (isMissing(query))
    return (
      <Padded area={area}>
        <NotFoundPage />
      </Padded>
    );
  const state = loadState(query);
  return (
    <Padded area={area}>
      {state.status === 'error' ? (
        <ErrorScreen {...state.error} onRetry={state.onRetry} />
      ) : (
        <LoadingScreen message={t('joining')} />
      )}
    </Padded>
  );
}

/** Most layouts leave the whole width to this page. */
const Padded = ({ area, children }: { area: LiveArea; children: ReactNode }) => (
  <div className={area === 'admin' ? undefined : 'mx-auto w-full max-w-content px-4 pt-6 pb-20 sm:px-6'}>
    {children}
  </div>
);

function Class({ live, area }: { live: LiveClassDetail; area: LiveArea }) {
  const room = useLiveRoom(live._id);
  const media = useOwnMedia(room);
  if (room.status !== 'idle') return <RoomView live={live} room={room} media={media} area={area} />;
  return <Lobby live={live} room={room} media={media} area={area} />;
}

interface LobbyProps {
  live: LiveClassDetail;
  room: LiveRoomHandle;
  media: OwnMedia;
  area: LiveArea;
}

function Lobby({ live, room, media, area }: LobbyProps) {
  const t = useMessages(livePageMessages);
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });
  const open = live.state === 'open' || live.state === 'live';
  return (
    <Padded area={area}>
      <PageHeader
        title={<span lang={live.titleLanguage}>{live.title}</span>}
        eyebrow={<TextLink href={livePaths.list(area)}>{t('back')}</TextLink>}
        intro={
          <>
            <span>{`${placeOf(live, t('deleted'))}, ${live.host.name}`}</span>
            <span className="block">{day.format(Date.parse(live.startsAt))}</span>
          </>
        }
      />
      <div className="flex flex-col gap-8">
        {live.description !== '' && (
          <Section title={t('about')}>
            <p
              lang={live.descriptionLanguage}
              className="max-w-measure whitespace-pre-line wrap-anywhere"
              dir="auto"
            >
              {live.description}
            </p>
          </Section>
        )}
        {live.recorded && open && <Callout tone="info">{t('willBeRecorded')}</Callout>}
        {live.state === 'planned' && (
          <Callout tone="info">{t('opens', { time: day.format(Date.parse(live.opensAt)) })}</Callout>
        )}
        {live.state === 'cancelled' && <Callout tone="warning">{t('wasCancelled')}</Callout>}
        {live.state === 'ended' && (
          <Callout
            tone="info"
            actions={
              (live.recordings > 0 || live.captioned) && (
                <ButtonLink href={livePaths.recording(area, live._id)} size="sm">
                  {t('watch')}
                </ButtonLink>
              )
            }
          >
            {t('over')}
          </Callout>
        )}
        {open && live.external && <ToService room={room} />}
        {open && !live.external && (
          <Section title={t('before')}>
            <OwnMediaCheck media={media} hosting={live.role === 'host'} onJoin={media.join} />
          </Section>
        )}
      </div>
    </Padded>
  );
}

function ToService({ room }: { room: LiveRoomHandle }) {
  const t = useMessages(livePageMessages);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const join = async () => {
    setBusy(true);
    const outcome = await room.join();
    setBusy(false);
    if (!outcome.ok) setProblem(outcome.message);
    else if (outcome.data.link !== undefined) window.location.assign(outcome.data.link);
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-measure">{t('external')}</p>
      {problem !== undefined && <Callout tone="danger">{problem}</Callout>}
      <Button size="lg" busy={busy} onClick={() => void join()}>
        {t(busy ? 'joining' : 'toService')}
      </Button>
    </div>
  );
}
