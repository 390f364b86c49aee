export { reportColumns, reportKeys } from './columns';
export { reportsBy } from './personal-data';
export {
  author,
  closeReports,
  countReport,
  defineReports,
  fileReport,
  listReports,
  reporter,
  reportFields,
  resolveReport,
} from './reports';
