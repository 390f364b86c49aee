import { CircleAlert, CloudOff } from 'lucide';
import { useEffect } from 'react';
import { Button } from '../../../actions/button/button';
import { Spinner } from '../../../feedback/spinner/spinner';
import { useAnnounce } from '../../../foundations/announcer/announcer';
import { Icon } from '../../../foundations/lib/icon';
import { useMessages } from '../../../foundations/messages-provider/messages-provider';
import { useOnline } from '../../../foundations/lib/use-online';
import { mediaMessages } from './messages';
import type { Media } from './use-media';

/** Waits shorter than this many milliseconds are not announced. */
const LONG_WAIT = 1500;

/** Why it does not play, and the action to solve it. */
export function MediaNotice({ media }: { media: Media }) {
  const t = useMessages(mediaMessages);
  const announce = useAnnounce();
  const online = useOnline();
  const { waiting, problem } = media.state;
  const trouble = problem ?? (waiting && !online ? 'offline' : undefined);

  useEffect(() => {
    if (trouble) announce(t(trouble), { politeness: 'assertive' });
  }, [trouble, announce, t]);

  if (!trouble) {
    if (!waiting) return null;
    return (
      <p
        data-slot="media-waiting"
        className="pointer-events-none absolute start-3 top-3 rounded-md bg-canvas px-3 py-1.5 text-sm font-bold text-ink"
      >
        <Spinner label={t('waiting')} announceAfter={LONG_WAIT} className="flex" />
      </p>
    );
  }
  const icon = trouble === 'offline' ? CloudOff : CircleAlert;
  return (
    <div
      data-slot="media-problem"
      data-problem={trouble}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 bg-danger-soft px-4 py-3.5 text-ink forced-colors:border-2"
    >
      <Icon of={icon} size={22} className="shrink-0 text-danger-ink" />
      <p className="min-w-0 flex-1 basis-48">{t(trouble)}</p>
      {problem && problem !== 'unplayable' && (
        <Button variant="secondary" onClick={media.reload}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
