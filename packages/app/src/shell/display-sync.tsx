import type { Language } from '@digiken/contract';
import { useAccountActions, useUser } from '@digiken/hooks/account';
import { type Display, useDisplay } from '@digiken/ui/theme-provider';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  chooseLanguage,
  forgetLanguageChoice,
  languageChosenSignedIn,
  languageStore,
} from '../languages/languages';
import { displayChosenSignedIn, forgetDisplayChange } from './chosen-display';

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
    if (synced.current && synced.current.userId !== user?._id) {
      forgetLanguageChoice();
      forgetDisplayChange();
    }
    if (!user) {
      synced.current = undefined;
      return;
    }
    if (synced.current?.userId !== user._id) {
      const preferences: Display & { language?: Language } = user.preferences ?? display;
      const { language: keptLanguage = language, ...kept } = preferences;
      const displayChosen = displayChosenSignedIn();
      const languageChosen = languageChosenSignedIn();
      const chosen = displayChosen ? display : kept;
      const own = languageChosen ?? keptLanguage;
      synced.current = { userId: user._id, display: fingerprint(chosen), language: own };
      if (fingerprint(chosen) !== fingerprint(display)) setDisplay(chosen);
      // An account without preferences has nothing to compare with: what was chosen is saved to it.
      const saved = user.preferences && fingerprint(user.preferences);
      if (
        (displayChosen && fingerprint(chosen) !== saved) ||
        (languageChosen !== undefined && languageChosen !== user.preferences?.language)
      )
        void savePreferences({ ...chosen, language: own });
      // What they chose here is shown already, or on its way.
      if (own === language || languageChosen !== undefined) return;
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
