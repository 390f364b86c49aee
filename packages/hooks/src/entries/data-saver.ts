export {
  DATA_SAVER_CHOICES,
  type DataSaver,
  type DataSaverChoice,
  savesData,
  useDataSaver,
} from '../data-saver/data-saver';
export {
  type DataUsage,
  kindOf,
  monthOf,
  readUsage,
  startDataMeter,
  useDataUsage,
} from '../data-saver/data-usage';
