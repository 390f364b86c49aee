import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DISPLAY = ':77';
const STATUS = [
  'org.a11y.Bus',
  '/org/a11y/bus',
  'org.freedesktop.DBus.Properties.Set',
  'org.a11y.Status',
] as const;

/** Disables sound, so that nothing waits for it: the debug file has the text that Orca would speak. */
const SPEECH_SETTINGS = 'DisableAutoSpawn\n';

/** An empty desktop on a virtual screen, with its own session bus and a temporary home. */
export class Desktop {
  private readonly children: ChildProcess[] = [];
  private readonly env: NodeJS.ProcessEnv;

  /** @param home an empty folder; must be run inside of `dbus-run-session` */
  constructor(private readonly home: string) {
    const runtime = join(home, 'run');
    mkdirSync(runtime, { mode: 0o700 });
    this.env = { ...process.env, DISPLAY, HOME: home, XDG_RUNTIME_DIR: runtime, LANG: 'C.UTF-8' };
  }

  async start(): Promise<void> {
    this.spawn('Xvfb', [DISPLAY, '-screen', '0', '1280x900x24']);
    await until('the screen', () => this.run('xdotool', ['getmouselocation']));
    this.spawn('openbox', []);
    const [destination, path, method, name] = STATUS;
    for (const status of ['IsEnabled', 'ScreenReaderEnabled']) {
      const target = ['--dest', destination, '--object-path', path, '--method', method];
      this.run('gdbus', ['call', '--session', ...target, name, status, '<true>']);
    }
    const settings = join(this.home, '.config/speech-dispatcher');
    mkdirSync(settings, { recursive: true });
    writeFileSync(join(settings, 'speechd.conf'), SPEECH_SETTINGS);
  }

  /** Starts a program that runs until `stop`; its output goes to a log in the home. */
  spawn(program: string, args: readonly string[]): ChildProcess {
    const log = openSync(join(this.home, `${program.split('/').at(-1)}.log`), 'a');
    const child = spawn(program, args, { env: this.env, stdio: ['ignore', log, log] });
    this.children.push(child);
    return child;
  }

  /** Runs a program until it exits. */
  run(program: string, args: readonly string[]): string {
    return execFileSync(program, args, {
      env: this.env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  stop(): void {
    for (const child of this.children.reverse()) child.kill('SIGTERM');
  }
}

/** @throws if `probe` still throws after twenty seconds */
export async function until<T>(what: string, probe: () => T | Promise<T>): Promise<T> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      return await probe();
    } catch (error) {
      if (Date.now() > end) throw new Error(`Timed out waiting for ${what}: ${String(error)}`);
      await new Promise((next) => setTimeout(next, 200));
    }
  }
}
