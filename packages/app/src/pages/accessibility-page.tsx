import { useUser } from '@digiken/hooks/account';
import { useHelpActions } from '@digiken/hooks/site';
import { AccessibilityScreen } from '@digiken/learning/accessibility-screen';
import { BarrierForm, type BarrierOutcome, type BarrierValues } from '@digiken/learning/barrier-form';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { pageMessages } from '../messages';
import { useRole } from '../shell/use-area';
import { lastShownPath, usePage } from '../shell/use-page';
import { settingsPath } from '../views/signed-in-paths';
import { userView } from '../views/user';

export default function AccessibilityPage() {
  const t = useMessages(pageMessages);
  const user = useUser().data;
  const { reportBarrier } = useHelpActions();
  // Read before this page counts as shown.
  const [cameFrom] = useState(lastShownPath);
  usePage({ title: t('accessibility') });

  async function report(values: BarrierValues): Promise<BarrierOutcome> {
    const outcome = await reportBarrier(values);
    return outcome.ok ? { ok: true, reference: outcome.data.reference } : outcome;
  }
  return (
    <AccessibilityScreen
      settingsHref={settingsPath(useRole())}
      barrierForm={
        <BarrierForm
          signedInAs={user && { name: userView(user).name, email: user.email }}
          page={cameFrom}
          onSubmit={report}
        />
      }
    />
  );
}
