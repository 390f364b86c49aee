import type { LiveMessage, LiveSlide } from '@digiken/contract';
import { clock } from '@digiken/ui/clock';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { useMessages } from '@digiken/ui/messages-provider';
import { handsOf } from './hand-queue';
import { liveRoomMessages } from './messages';
import type { RoomPerson, RoomStatus } from './types';

/** Messages and hands that come together are told together (ms). */
const TOGETHER = 1500;

interface RoomSpeech {
  people: readonly RoomPerson[];
  messages: readonly LiveMessage[];
  status: RoomStatus;
  recording: boolean;
  locked: boolean;
  slides: readonly LiveSlide[];
  /** Id of the slide that is shown; null: none. */
  slideId: string | null;
  mutedByHost?: boolean;
  /** The user is a host or a co-host. */
  hosting: boolean;
  /** Number of people who wait for admission. */
  waiting: number;
}

/** Runs `tell` when `value` changes, never for the first one. */
function useChange<T>(value: T, tell: (before: T) => void) {
  const before = useRef(value);
  useEffect(() => {
    const known = before.current;
    if (known === value) return;
    before.current = value;
    tell(known);
  });
}

/**
 * Says what a person must know without looking, and nothing else: not who comes and goes. Hosts hear of hands and of
 * people who wait; everyone hears how many messages are new.
 */
export function useRoomSpeech({
  people,
  messages,
  status,
  recording,
  locked,
  slides,
  slideId,
  ...more
}: RoomSpeech) {
  const t = useMessages(liveRoomMessages);
  const announce = useAnnounce();
  const { hosting, waiting, mutedByHost = false } = more;
  const me = people.find((person) => person.me);
  const hands = handsOf(people);

  useChange(status, (before) => {
    if (status === 'returning') announce(`${t('returning')} ${t('returningText')}`);
    else if (status === 'in' && before === 'returning') announce(t('back'));
    else if (status === 'in' && before === 'waiting') announce(t('admitted'));
    else if (status !== 'in' && status !== 'joining') {
      announce(`${t(`${status}-title`)}. ${t(`${status}-text`)}`);
    }
  });
  useChange(recording, () => announce(t(recording ? 'recordingNow' : 'recordingOver')));
  useChange(locked, () => hosting && announce(t(locked ? 'nowLocked' : 'nowOpen')));
  useChange(me?.role, (before) => {
    if (me && before) announce(t('roleNow', { role: t(`role_${me.role}`) }));
  });
  useChange(mutedByHost, () => mutedByHost && announce(t('mutedByHost')));
  useChange(slideId, () => {
    const at = slides.findIndex(({ _id }) => _id === slideId);
    if (at >= 0) announce(t('slideOf', { number: at + 1, count: slides.length }));
  });
  useChange(waiting, (before) => {
    if (hosting && waiting > before) announce(t('spokenWaiting', { count: waiting }));
  });

  // Hands of others, for hosts.
  const knownHands = useRef(new Set(hands.map(({ _id }) => _id)));
  const handList = hands.map(({ _id }) => _id).join(' ');
  useEffect(() => {
    const timer = clock.setTimeout(() => {
      const latest = hands.filter(({ _id, me: own }) => !own && !knownHands.current.has(_id)).at(-1);
      knownHands.current = new Set(hands.map(({ _id }) => _id));
      if (hosting && latest) announce(t('spokenHand', { name: latest.name, count: hands.length }));
    }, TOGETHER);
    return () => clock.clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- 2026-11-24: `handList` stands for `hands`, which is a new array on each render
  }, [handList, hosting, announce, t]);

  // The user's own place, once.
  const place = hands.findIndex((person) => person.me) + 1;
  useChange(place > 0, () => place > 0 && announce(t('yourPlace', { count: place })));

  // How many messages are new.
  const known = useRef(messages.length);
  const count = messages.length;
  useEffect(() => {
    const timer = clock.setTimeout(() => {
      const fresh = messages.slice(known.current).filter(({ seatId }) => seatId !== me?._id).length;
      known.current = count;
      if (fresh > 0) announce(t('spokenMessages', { count: fresh }));
    }, TOGETHER);
    return () => clock.clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- 2026-11-24: only the number of messages counts
  }, [count, announce, t]);
}
