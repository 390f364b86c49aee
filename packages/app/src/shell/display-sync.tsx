import type { Language } from '@digiken/contract';
import { useAccountActions, useUser } from '@digiken/hooks';
import { type Display, useDisplay } from '@digiken/ui/theme-provider';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { chooseLanguage, languageChosenSignedIn, languageStore } from '../languages/languages';

const fingerprint = ({ theme, contrast, textSize, motion }: Display) =>
  [theme, contrast, textSize, motion].join();

/**
 * Brings a user's display preferences and language back after a sign-in, and keeps on the server what they change afterwards
 * (spec R.12). A change that cannot be saved still applies here.
 */
export default function DisplaySync() {
  const user = useUser().data;
  const { display, setDisplay } = useDisplay();
  const { savePreferences } = useAccountActions();
  const { language } = useSyncExternalStore(
    languageStore.subscribe,
    languageStore.get,
    languageStore.getOnServer,
  );
  const synced = useRef<{ userId: string; display: string; language: Language }>(undefined);
  /** The language that the server kept, while its texts are on their way. */
  const coming = useRef<Language>(undefined);

  useEffect(() => {
    if (!user) {
      synced.current = undefined;
      return;
    }
    if (synced.current?.userId !== user._id) {
      const preferences: Display & { language?: Language } = user.preferences ?? display;
      const { language: keptLanguage = language, ...kept } = preferences;
      synced.current = { userId: user._id, display: fingerprint(kept), language: keptLanguage };
      if (fingerprint(kept) !== fingerprint(display)) setDisplay(kept);
      const own = languageChosenSignedIn();
      if (own !== undefined && own !== keptLanguage) {
        synced.current.language = own;
        void savePreferences({ ...kept, language: own });
        return;
      }
      if (keptLanguage === language) return;
      coming.current = keptLanguage;
      void chooseLanguage(keptLanguage).finally(() => {
        coming.current = undefined;
      });
      return;
    }
    const last = synced.current;
    const chosen = coming.current ?? language;
    if (last.display === fingerprint(display) && last.language === chosen) return;
    synced.current = { ...last, display: fingerprint(display), language: chosen };
    void savePreferences({ ...display, language: chosen });
  }, [user, display, language, setDisplay, savePreferences]);

  return null;
}
