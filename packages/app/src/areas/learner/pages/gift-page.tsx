import type { OpenedGift } from '@digiken/contract';
import { useGift, useGiftActions } from '@digiken/hooks/seats';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { GiftScreen } from '@digiken/learning/gift-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { coursePath } from '../../../views/paths';
import { learnerMessages } from '../messages';

/** A gift opens by the code in the address's hash, which never reaches a server's log, or by one that is typed. */
export default function GiftPage() {
  const t = useMessages(learnerMessages);
  const navigate = useNavigate();
  const code = decodeURIComponent(useLocation().hash.slice(1));
  const query = useGift(code);
  const { claimGift } = useGiftActions();
  // Once it is taken, the server calls the code used.
  const [opened, setOpened] = useState<{ code: string; gift: OpenedGift }>();
  usePage({ title: t('gift'), noindex: true });

  const done = opened?.code === code ? opened : undefined;
  const load = loadState(query);
  if (!done && code !== '' && load.status === 'error' && load.onRetry)
    return <ErrorScreen {...load.error} onRetry={load.onRetry} />;
  const { gift, problem } = query.data ?? {};
  const refused = problem ?? load.error?.message;
  return (
    <GiftScreen
      state={
        done
          ? 'opened'
          : code === '' || refused
            ? 'enter'
            : load.status === 'loading' || !gift
              ? 'checking'
              : 'ready'
      }
      gift={done?.gift ?? gift}
      problem={code === '' ? undefined : refused}
      onCode={(typed) => void navigate({ hash: typed === '' ? '' : `#${encodeURIComponent(typed)}` })}
      onAccept={async () => {
        const outcome = await claimGift(code);
        if (outcome.ok && gift) setOpened({ code, gift });
        return outcome;
      }}
      courseHref={
        done ? coursePath('console', { _id: done.gift.course._id, title: done.gift.course.name }) : '/courses'
      }
    />
  );
}
