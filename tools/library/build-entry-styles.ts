/** Writes dist/styles/<entry>.css of the package in the current folder. Runs after tsup, whose metafile it reads. */
import { writeEntryStyles } from './entry-styles.ts';

writeEntryStyles(process.cwd());
