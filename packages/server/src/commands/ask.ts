import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CommandError } from './command-error';

/** Asks for a password without echoing it. Reads the first line of a pipe. */
export async function askPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = process.stdin.isTTY === true;
  if (terminal) process.stderr.write('Password: ');
  const lines = createInterface({ input: process.stdin, output: silent, terminal });
  try {
    for await (const line of lines) {
      if (terminal) process.stderr.write('\n');
      return line;
    }
  } finally {
    lines.close();
  }
  throw new CommandError('No password was given: use --password, or type it when asked.');
}
