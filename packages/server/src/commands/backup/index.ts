export { backup, type BackupCounts } from './backup';
export { checkBackup, restore } from './restore';
