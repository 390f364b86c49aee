import { Command } from 'commander';
import type { BackupCounts } from './commands/backup';
import { CommandError } from './commands/command-error';
import { type Config, ConfigError, loadConfig } from './platform/config';
import { openEmbedded } from './platform/database/embedded';
import { loggableError } from './platform/database/errors';
import { LockedError } from './platform/database/lock';
import { HttpError } from './platform/http/errors';
import { VERSION } from './platform/paths';
import type { OpenServices } from './platform/open-services';
import type { Services } from './platform/services';

const print = (line: string) => void process.stdout.write(`${line}\n`);

// Each command loads only its own modules, so that a killed server restarts within seconds.
async function withServices(work: (services: Services) => Promise<void>): Promise<void> {
  const services = await open(config());
  try {
    await work(services);
  } finally {
    await services.close();
  }
}

async function open(settings: Config): Promise<OpenServices> {
  // The database opens in its worker while the modules load. A failure is reported where it is awaited.
  const embedded = openEmbedded(settings);
  embedded.catch(() => {});
  const { openServices } = await import('./platform/open-services');
  return openServices(settings, { print, embedded });
}

const config = (): Config => loadConfig(process.env);

interface ImportOptions {
  undo?: string;
  owner?: string;
  update?: string;
  new?: boolean;
  publish?: boolean;
  dryRun?: boolean;
}

const program = new Command('digiken')
  .description('Digiken: an accessible learning platform')
  .version(VERSION)
  .showHelpAfterError();

program
  .command('serve')
  .description('serve the app and its API')
  .action(async () => {
    const settings = config();
    const opening = open(settings);
    const [{ serve }, services] = await Promise.all([import('./commands/serve'), opening]);
    await serve(services, print);
  });

program
  .command('migrate')
  .description('bring the database up to date')
  .action(() => withServices(async ({ database }) => print(`The ${database.kind} database is up to date.`)));

program
  .command('import')
  .description(
    'bring in a course, or update one: a Markdown folder, its .zip, a Common Cartridge (.imscc), an Open edX course (.tar.gz), a SCORM or QTI package or an EPUB book',
  )
  .argument('[path]', 'the folder, or the archive')
  .option('--undo <import>', 'undo the update of a course, by the id that its report names')
  .option('--owner <email>', 'the instructor of the course')
  .option('--update <course>', 'the id of the course that it updates, from its address')
  .option('--new', 'make a new course, also if the file may be one that is there')
  .option('--publish', 'publish it at once')
  .option('--dry-run', 'print the report and what would change, without writing anything')
  .action((path: string | undefined, options: ImportOptions) =>
    withServices(async (services) => {
      const { runImport } = await import('./commands/import');
      await runImport(services, { path, ...options }, print);
    }),
  );

program
  .command('export')
  .description('write a published course as a Markdown folder (.zip) or a Common Cartridge (.imscc)')
  .argument('<course>', 'the id of the course, from its address')
  .requiredOption('--format <format>', 'markdown or cartridge')
  .requiredOption('--out <file>', 'the file to write; it must not exist')
  .option('--language <language>', 'of the report: en or sw', 'en')
  .action((course: string, options: { format: string; out: string; language: string }) =>
    withServices(async (services) => {
      const { runExport } = await import('./commands/export');
      await runExport(services, { course, ...options }, print);
    }),
  );

const user = program.command('user').description('manage accounts');

user
  .command('reset-two-step')
  .description('remove two-step sign-in and passkeys of an account that is locked out, and sign it out')
  .requiredOption('--email <email>')
  .action((options: { email: string }) =>
    withServices(async (services) => {
      const { resetTwoStepOf } = await import('./commands/user-reset-two-step');
      print(`Reset the two-step sign-in of ${await resetTwoStepOf(services, options.email)}.`);
    }),
  );

user
  .command('add')
  .description('add an account with a verified address')
  .requiredOption('--email <email>')
  .requiredOption('--first-name <name>')
  .requiredOption('--last-name <name>')
  .option('--role <role>', 'user, tutor, hub, sudo or admin', 'user')
  .option('--password <password>', 'asked for when left out')
  .action(
    async (options: {
      email: string;
      firstName: string;
      lastName: string;
      role: string;
      password?: string;
    }) => {
      const { askPassword } = await import('./commands/ask');
      const { addUser, readNewUser } = await import('./commands/user-add');
      const person = await readNewUser({ ...options, password: options.password ?? (await askPassword()) });
      await withServices((services) => addUser(services, person));
      print(`Added ${person.email} with the role ${person.role}.`);
    },
  );

const inBackup = ({ tables, rows, files }: BackupCounts) =>
  `${rows} rows of ${tables} tables and ${files} stored files`;

program
  .command('backup')
  .description('write the database and the stored files into one archive')
  .argument('<file>', 'a new .tar file, or .tar.gz to compress it')
  .action(async (file: string) => {
    const { backup } = await import('./commands/backup');
    const counts = await backup(config(), file);
    print(`The backup is in ${file}: ${inBackup(counts)}.`);
  });

program
  .command('restore')
  .description('bring a backup into an empty site, on either database')
  .argument('<file>', 'what `backup` has written')
  .option('--replace', 'the site may hold data, which is then gone')
  .option('--check', 'only read the backup and compare its sums')
  .action(async (file: string, { check, replace }: { check?: boolean; replace?: boolean }) => {
    const { checkBackup, restore } = await import('./commands/backup');
    if (check) print(`The backup is complete: ${inBackup(await checkBackup(file))}.`);
    else print(`The backup is restored: ${inBackup(await restore(config(), file, { replace }))}.`);
  });

/** Prints a message for errors that the user can fix, and a stack trace for all others. */
function explain(error: unknown): string {
  const forPeople = [ConfigError, LockedError, CommandError, HttpError];
  if (forPeople.some((kind) => error instanceof kind)) return (error as Error).message;
  return `Something went wrong: ${JSON.stringify(loggableError(error), null, 2)}`;
}

program.parseAsync().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
