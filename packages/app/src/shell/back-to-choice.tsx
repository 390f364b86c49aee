import type { KeptChoice, User } from '@digiken/contract';
import { usePaymentActions } from '@digiken/hooks/payments';
import { KeptChoiceScreen } from '@digiken/learning/kept-choice-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderMessages } from '../order-messages';
import { checkoutPath } from '../views/payment-paths';
import { userView } from '../views/user';
import { withFrom } from './use-post-sign-in-redirect';

export interface BackToChoiceProps {
  /** What was chosen, with something left to pay. */
  order: KeptChoice;
  /** The page of the course, with the choice. */
  from: string;
  /** Whose address is confirmed; undefined on a device where nobody is signed in. */
  user: User | undefined;
}

/** A mailed link that was opened while buying: the way to the payment (spec 17.53). */
export default function BackToChoice({ order, from, user }: BackToChoiceProps) {
  const t = useMessages(orderMessages);
  const navigate = useNavigate();
  const { placeOrder } = usePaymentActions();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { course, units, total, whole } = order;

  async function goOn() {
    setBusy(true);
    setProblem(undefined);
    const outcome = await placeOrder({
      courseId: course._id,
      choice: whole ? { whole } : { unitIds: units.map(({ _id }) => _id) },
      expectedTotal: total,
    });
    setBusy(false);
    if (outcome.ok) void navigate(checkoutPath(outcome.data._id));
    else setProblem(outcome.message);
  }
  return (
    <KeptChoiceScreen
      email={user?.email}
      firstName={user && userView(user).firstName}
      unitCount={units.length}
      problem={problem}
      next={{
        reason: 'choice',
        title: course.title,
        place: units.map(({ position, title }) => `${position}. ${title}`).join(', '),
        amount: total,
        progress: { done: 2, total: 4, unit: 'steps' },
        quiet: { label: t('changeMine'), href: from },
        ...(user?.role === 'user'
          ? { busy, onPress: () => void goOn() }
          : user
            ? { href: from }
            : { href: withFrom('/auth/signin', from), action: t('logInAndPay') }),
      }}
    />
  );
}
