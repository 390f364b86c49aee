export { DATA_SAVER_CHOICES, type DataSaverChoice, savesData } from '../data-saver/data-saver';
export { type DataSaver, useDataSaver } from '../data-saver/use-data-saver';
export {
  type DataUsage,
  kindOf,
  monthOf,
  readUsage,
  startDataMeter,
  useDataUsage,
} from '../data-saver/data-usage';
