import { clock } from '@digiken/ui/clock';
import { LogOut, Maximize, Minimize, MoveHorizontal, Play, ZoomIn } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { DataSize } from '@digiken/ui/data-size';
import { FieldError } from '@digiken/ui/field';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useFullScreen } from '@digiken/ui/internal/use-full-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import type { SaveStateProps } from '@digiken/ui/save-state';
import { textIn } from '@digiken/ui/internal/text-language';
import { ActivityFrame } from './activity-frame';
import { activityPlayerMessages } from './messages';
import { type ActivityLaunchView, type ActivityState, usePlayerMessages } from './use-player-messages';

export { activityPlayerMessages } from './messages';
export type { ActivityLaunchView, ActivityState } from './use-player-messages';

/** How long an activity may take to save when it is left; milliseconds. */
const LEAVE_MS = 4000;

export type ActivityStatusView = 'none' | 'incomplete' | 'failed' | 'completed' | 'passed';

export interface ActivityPlayerProps {
  title: string;
  /** BCP 47 tag of the title. */
  language?: string;
  /** Of the files that it names; bytes. */
  weightBytes?: number;
  /** The best so far; undefined until it is known. */
  reached?: { status: ActivityStatusView; score: number | null };
  /** Undefined while it is closed. */
  launch?: ActivityLaunchView;
  /** Whether the server has what was done; for an open activity. */
  saving: {
    /** `conflict`: it was opened in another window, which saves from now on. */
    state: SaveStateProps['state'];
    /** No answer came: it is sent again. */
    again: boolean;
    /** The server's sentence about `conflict`, or about what it refused. */
    problem: string | null;
    /** The last state that the server has. */
    confirmed: number;
  };
  online: boolean;
  onOpen: () => Promise<FormOutcome>;
  onState: (state: ActivityState) => void;
  /** The activity had the chance to save and can be removed. */
  onLeft: () => void;
}

/** An interactive activity of a lesson: its button, its frame, what was reached and whether it is saved. */
export function ActivityPlayer(props: ActivityPlayerProps) {
  const { title, language, weightBytes, reached, launch, saving, online, onOpen, onState, onLeft } = props;
  const t = useMessages(activityPlayerMessages);
  const announce = useAnnounce();
  const headingId = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const leaver = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState<'opening' | 'leaving'>();
  const [failure, setFailure] = useState<string>();
  const late = useRef<number>(undefined);

  const left = () => {
    clock.clearTimeout(late.current);
    if (busy !== 'leaving') return;
    setBusy(undefined);
    onLeft();
  };
  // Of an opening: the next one loads again.
  const [shown, setShown] = useState<{ of: ActivityLaunchView; width: number }>();
  const view = shown?.of === launch ? shown : undefined;
  const [tooWide, setWide] = useState(false);
  const wide = tooWide && Boolean(view?.width);
  const [fit, setFit] = useState(true);
  const full = useFullScreen(stage);
  const post = usePlayerMessages(frame, launch, {
    onState,
    onLeft: left,
    // The open player starts again in its place.
    onAgain: () => void load(),
    onView: ({ width }) => launch && setShown({ of: launch, width }),
  });
  useEffect(() => () => clock.clearTimeout(late.current), []);

  // The player keeps what the site has not confirmed.
  const { confirmed } = saving;
  useEffect(() => {
    if (confirmed > 0) post({ type: 'saved', sequence: confirmed });
  }, [confirmed, post]);

  const load = async () => {
    const outcome = await onOpen();
    if (outcome.ok) return;
    setFailure(outcome.message);
    announce(outcome.message, { politeness: 'assertive' });
  };
  const open = async () => {
    setBusy('opening');
    setFailure(undefined);
    await load();
    setBusy(undefined);
  };
  const leave = () => {
    setBusy('leaving');
    post({ type: 'leave' });
    // A page that hangs must not keep its reader.
    late.current = clock.setTimeout(() => {
      setBusy(undefined);
      onLeft();
    }, LEAVE_MS);
  };

  const isOpen = launch !== undefined;
  const was = useRef(isOpen);
  useEffect(() => {
    if (isOpen !== was.current) (isOpen ? leaver : opener).current?.focus();
    was.current = isOpen;
  }, [isOpen]);

  const result = reached && resultOf(reached);
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (result === undefined) return;
    if (said.current !== undefined && said.current !== result) announce(result);
    said.current = result;
  }, [result, announce]);

  function resultOf({ status, score }: NonNullable<ActivityPlayerProps['reached']>): string {
    const words = t('status', { status: t(status) });
    return score === null ? words : `${words} · ${t('score', { score: Math.round(score) })}`;
  }

  const isRefused = saving.state === 'failed' && !saving.again;
  const problem = launch && launch.session !== null && problemOf();
  function problemOf(): string | undefined {
    if (saving.again) return t('waiting');
    if (saving.state === 'conflict') return saving.problem ?? t('elsewhere');
    return isRefused ? (saving.problem ?? t('refused')) : undefined;
  }

  return (
    <section
      aria-labelledby={headingId}
      data-slot="activity-player"
      className="flex flex-col gap-4 rounded-lg border bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-col gap-1">
        <p className="text-sm font-bold text-accent-ink">{t('kind')}</p>
        <h2 id={headingId} {...textIn(language)} className="text-lg font-bold">
          {title}
        </h2>
        {!launch && <p className="max-w-measure text-sm text-ink-muted">{t('about')}</p>}
      </div>
      {launch ? (
        <div
          ref={stage}
          data-full={full.on || undefined}
          className="flex flex-col gap-3 bg-surface data-full:p-2"
        >
          <div data-slot="activity-bar" className="flex flex-wrap gap-2">
            <Button
              ref={leaver}
              size="sm"
              variant="secondary"
              icon={<Icon of={LogOut} size={16} className="rtl:-scale-x-100" />}
              busy={busy === 'leaving'}
              // The short text leaves room for the next button on a phone.
              aria-label={busy === 'leaving' ? undefined : t('leave')}
              onClick={leave}
            >
              {t(busy === 'leaving' ? 'leaving' : 'leaveShort')}
            </Button>
            {full.offered && (
              <Button
                size="sm"
                variant="secondary"
                icon={<Icon of={full.on ? Minimize : Maximize} size={16} />}
                onClick={full.toggle}
              >
                {t(full.on ? 'exitFull' : 'full')}
              </Button>
            )}
            {wide && (
              <Button
                size="sm"
                variant="secondary"
                icon={<Icon of={fit ? ZoomIn : MoveHorizontal} size={16} />}
                onClick={() => setFit(!fit)}
              >
                {t(fit ? 'actual' : 'fit')}
              </Button>
            )}
          </div>
          {wide && !full.on && (
            <p className="text-sm text-ink-muted sm:hidden landscape:hidden">
              {t(full.offered ? 'wide' : 'wideNoFull')}
            </p>
          )}
          {launch.session === null && <p className="text-sm text-ink-muted">{t('preview')}</p>}
          <ActivityFrame
            // Each opening has a player of its own.
            key={launch.session}
            frame={frame}
            title={title}
            src={launch.playerUrl}
            view={view}
            wide={wide}
            fit={fit}
            onWide={setWide}
          />
        </div>
      ) : (
        <>
          {weightBytes !== undefined && (
            <p className="text-sm text-ink-muted">
              {t('size')} <DataSize bytes={weightBytes} />
            </p>
          )}
          {online ? (
            <Button
              ref={opener}
              className="self-start"
              icon={<Icon of={Play} size={20} className="rtl:-scale-x-100" />}
              busy={busy === 'opening'}
              onClick={() => void open()}
            >
              {t(
                busy === 'opening'
                  ? 'opening'
                  : reached === undefined || reached.status === 'none'
                    ? 'open'
                    : 'again',
              )}
            </Button>
          ) : (
            <p>{t('offline')}</p>
          )}
        </>
      )}
      {failure && <FieldError>{failure}</FieldError>}
      {problem && <Callout tone="warning">{problem}</Callout>}
      {(result !== undefined || launch) && (
        <p data-slot="activity-status" className="flex flex-wrap gap-x-4 gap-y-1">
          {result !== undefined && <span className="font-bold">{result}</span>}
          {launch && launch.session !== null && saving.state !== 'conflict' && !isRefused && (
            <span className="text-ink-muted">{saving.state === 'saved' ? t('saved') : t('saving')}</span>
          )}
        </p>
      )}
    </section>
  );
}
