import { DisplaySettings } from '@digiken/learning/display-settings';
import { useDisplay } from '@digiken/ui/theme-provider';

/** The display settings of the user. */
export function OwnDisplay() {
  const { display, setDisplay } = useDisplay();
  return <DisplaySettings display={display} onChange={setDisplay} />;
}
