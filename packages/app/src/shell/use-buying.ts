import type { CourseDetail } from '@digiken/contract';
import { MPESA_MAX } from '@digiken/contract/constants';
import { type ChoiceInput } from '@digiken/hooks/api';
import { useQuote } from '@digiken/hooks/catalogue';
import { useLearningActions } from '@digiken/hooks/learning';
import { usePaymentActions, usePaymentOptions } from '@digiken/hooks/payments';
import { signInPath, useSession } from '@digiken/hooks/session';
import type { BuyingView } from '@digiken/learning/course-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { appMessages } from '../messages';
import { localTotal, quotedPrices } from '../views/buying';
import { coursePath, lessonPath } from '../views/paths';
import { checkoutPath } from '../views/payment-paths';
import { useStudyArea } from './use-area';
import { startAtTop } from './use-page';

export interface BuyingInput {
  /** Empty until it is known. */
  courseId: string;
  /** Undefined until it is loaded. */
  course: CourseDetail | undefined;
  /** The chosen units, without owned ones. */
  chosen: string[];
  /** Null while nothing is chosen. */
  choice: ChoiceInput | null;
  /** Where a visitor comes back to after they log in. */
  returnPath: string;
  onBought?: () => void;
}

/**
 * Buying units of a course: the server's total, the order for a choice that costs money, enrolment for one that does
 * not, and starting a free unit.
 */
export function useBuying({ courseId, course, chosen, choice, returnPath, onBought }: BuyingInput) {
  const t = useMessages(appMessages);
  const { show } = useToast();
  const navigate = useNavigate();
  const studyArea = useStudyArea();
  const signedIn = useSession().status === 'signed-in';
  const { enrol } = useLearningActions();
  const { keepChoice, placeOrder } = usePaymentActions();
  const options = usePaymentOptions().data;
  const quote = useQuote(courseId, choice);
  const [busy, setBusy] = useState(false);
  const [starting, setStarting] = useState<string>();
  /** The total that the user agreed to and the server did not. */
  const [refused, setRefused] = useState<{ total: number; chosen: string }>();

  const units = course?.units ?? [];
  // Without a connection, choosing works on with the prices that are known.
  const unreached = quote.status === 'error' && quote.error?.status === 0;
  const total =
    choice === null
      ? 0
      : (quote.data?.total ?? (unreached ? localTotal(units, chosen, course?.restPrice) : null));
  const free = units.every(({ owned, price }) => owned || price === 0);
  const signInHref = signedIn ? undefined : signInPath(returnPath);

  async function take(what: ChoiceInput) {
    const outcome = await enrol(courseId, what, 0);
    if (outcome.ok) {
      onBought?.();
      // The pressed button is gone, and the way on is at the top.
      startAtTop();
      show({ tone: 'success', message: outcome.message ?? t('enrolled') });
    }
    return outcome;
  }

  async function order(what: ChoiceInput, expectedTotal: number) {
    const outcome = await placeOrder({ courseId, choice: what, expectedTotal });
    if (outcome.ok) {
      void navigate(checkoutPath(outcome.data._id));
      return outcome;
    }
    if (outcome.status === 409) setRefused({ total: expectedTotal, chosen: chosen.join() });
    return outcome.status === 0 ? { ...outcome, message: t('offlineChoice') } : outcome;
  }

  /** Keeps the choice of a visitor and goes on to log in. The address of the course keeps it for the way back. */
  async function keep(what: ChoiceInput) {
    const outcome = await keepChoice({ courseId, choice: what });
    if (!outcome.ok) return outcome;
    const onward = `${coursePath('public', { _id: courseId })}?choice=${outcome.data.key}`;
    if (onward.startsWith(returnPath)) await navigate(onward, { replace: true });
    void navigate(signInPath(onward));
    return outcome;
  }

  const buying: BuyingView = {
    total,
    quoted: quotedPrices(quote.data),
    quoting: choice !== null && quote.status === 'loading',
    notice:
      choice === null
        ? (course?.paidNotice ?? null)
        : (quote.data?.notice ?? (unreached ? null : (quote.error?.message ?? null))),
    pricesChanged:
      refused !== undefined && refused.chosen === chosen.join() && total !== null && total !== refused.total,
    method:
      options?.mpesa && (total ?? 0) <= MPESA_MAX ? 'mpesa' : options?.cards ? ('card' as const) : undefined,
    busy,
    signInHref,
    async onBuy() {
      const what = free ? { whole: true as const } : choice;
      if (what === null || total === null) return { ok: false as const, message: t('unexpected') };
      setBusy(true);
      const outcome = await (!signedIn ? keep(what) : free || total === 0 ? take(what) : order(what, total));
      setBusy(false);
      return outcome;
    },
  };

  /** Enrols in a free unit and opens its first lesson. */
  async function start(unitId: string) {
    if (signInHref !== undefined) return void navigate(signInHref);
    setStarting(unitId);
    const outcome = await enrol(courseId, { unitIds: [unitId] }, 0);
    setStarting(undefined);
    if (!outcome.ok) return void show({ tone: 'danger', message: outcome.message });
    const lesson = units.find(({ _id }) => _id === unitId)?.lessons[0];
    if (lesson) void navigate(lessonPath(studyArea, lesson));
  }

  return { buying, start: (unitId: string) => void start(unitId), starting };
}
