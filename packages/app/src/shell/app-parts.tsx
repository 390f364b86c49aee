import { useEffect } from 'react';
import BackToTop from './back-to-top';
import CommandPaletteKey from './command-palette-key';
import DataMeter from './data-meter';
import DisplaySync from './display-sync';
import { keepFocus } from './lost-focus';
import SignOutQuestion from './sign-out-question';

/** The parts around every page. They are one file, because the first load names every file that can be fetched later. */
export default function AppParts() {
  useEffect(keepFocus, []);
  return (
    <>
      <DisplaySync />
      <SignOutQuestion />
      <CommandPaletteKey />
      <BackToTop />
      <DataMeter />
    </>
  );
}
