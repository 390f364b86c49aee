import { useAccountActions, useUser } from '@digiken/hooks';
import { type Display, useDisplay } from '@digiken/ui/theme-provider';
import { useEffect, useRef } from 'react';

const fingerprint = ({ theme, contrast, textSize, motion }: Display) =>
  [theme, contrast, textSize, motion].join();

/**
 * Brings a user's display preferences back after a sign-in, and keeps on the server what they change afterwards
 * (rulings.md, Session and guard). A change that cannot be kept still shows here.
 */
export function DisplaySync() {
  const user = useUser().data;
  const { display, setDisplay } = useDisplay();
  const { savePreferences } = useAccountActions();
  const synced = useRef<{ userId: string; display: string }>(undefined);

  useEffect(() => {
    if (!user) {
      synced.current = undefined;
      return;
    }
    if (synced.current?.userId !== user._id) {
      const kept = user.preferences ?? display;
      synced.current = { userId: user._id, display: fingerprint(kept) };
      if (fingerprint(kept) !== fingerprint(display)) setDisplay(kept);
      return;
    }
    if (synced.current.display === fingerprint(display)) return;
    synced.current.display = fingerprint(display);
    void savePreferences(display);
  }, [user, display, setDisplay, savePreferences]);

  return null;
}
