export {
  ANY_LEARNER,
  fullName,
  nameColumns,
  type NamedPerson,
  namesOfSender,
  searchedName,
  type ShownName,
  shownNames,
} from './names';
export { settingsRoutes } from './routes';
export { readSettings } from './service';
