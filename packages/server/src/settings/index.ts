export {
  ANY_LEARNER,
  fullNamesColumn,
  nameColumns,
  type NamedPerson,
  namesFor,
  namesOfSender,
  searchedName,
  type ShownName,
  shownNames,
} from './names';
export { settingsRoutes } from './routes';
export { readSettings } from './service';
