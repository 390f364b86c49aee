export {
  changePasswordHash,
  changeRole,
  changeStatus,
  createAccount,
  markVerified,
  removeHubRole,
  renewPasswordHash,
} from './accounts';
export { accountsByEmail, deleteDuplicateSignUps, findByEmail, languageOfAddress } from './by-email';
export { lockLeaver, plannedDeletion, planDeletion } from './deletion';
export { deleteAccountRow, userPersonalData } from './personal-data';
export { nameColumn } from './name-column';
export { namesOfClaims } from './names-of-claims';
export { ownId } from './own-id';
export { mayProceed, toUser, userColumns, type UserRow } from './record';
export { userRoutes } from './routes';
export { matchesPerson } from './search';
export { hubs, users } from './tables';
