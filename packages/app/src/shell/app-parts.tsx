import BackToTop from './back-to-top';
import CommandPaletteKey from './command-palette-key';
import DataMeter from './data-meter';
import DisplaySync from './display-sync';
import SignOutQuestion from './sign-out-question';

/** What every page has besides itself, in one file: each file of its own would be named in the first load. */
export default function AppParts() {
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
