import { useDataSaver, useDataUsage } from '@digiken/hooks/data-saver';
import { DataSaverSettings } from '@digiken/learning/data-saver-settings';

/** The data saver of this device and what the device has received, for the settings of every role. */
export function OwnDataSaver() {
  const { choice, on, choose } = useDataSaver();
  return <DataSaverSettings choice={choice} on={on} onChoose={choose} usage={useDataUsage()} />;
}
