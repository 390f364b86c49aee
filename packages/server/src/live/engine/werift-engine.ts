import { type ChildProcess, fork } from 'node:child_process';
import { PATHS } from '../../platform/paths';
import { BadDescription, type EngineEvents, EngineDown, Gone, type LiveEngine } from './engine';
import type { EngineCall, EngineFigures, EngineSettings, FromEngine, ToEngine } from './protocol';

/** How long a call may take, and the start of the process; milliseconds. */
const CALL_MS = 10_000;
const START_MS = 20_000;

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/**
 * The media server on werift, in a process of its own: a mistake in a young library, or a busy class, must not slow the
 * site down or end it. The process starts with the first class and again after a crash.
 */
export class WeriftEngine implements LiveEngine {
  readonly available = true;
  readonly records = true;
  #child: ChildProcess | undefined;
  #starting: Promise<ChildProcess> | undefined;
  readonly #waiting = new Map<number, Waiting>();
  readonly #rooms = new Set<string>();
  #last = 0;
  #stopped = false;

  constructor(
    private readonly settings: EngineSettings,
    private readonly events: EngineEvents,
  ) {}

  /** Of the process; undefined before the first class. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async open(room: string): Promise<void> {
    this.#rooms.add(room);
    await this.#call('open', { room });
  }

  publish: LiveEngine['publish'] = (offer) => {
    this.#rooms.add(offer.room);
    return this.#call('publish', offer) as ReturnType<LiveEngine['publish']>;
  };
  subscribe: LiveEngine['subscribe'] = (wish) =>
    this.#call('subscribe', wish) as ReturnType<LiveEngine['subscribe']>;
  answer: LiveEngine['answer'] = (input) => this.#tell('answer', input);
  record: LiveEngine['record'] = (file) => this.#tell('record', file);
  // Without a process there is nothing to end.
  unpublish: LiveEngine['unpublish'] = (input) => this.#ifRunning('unpublish', input);
  setRole: LiveEngine['setRole'] = (input) => this.#ifRunning('setRole', input);
  remove: LiveEngine['remove'] = (input) => this.#ifRunning('remove', input);
  stopRecording: LiveEngine['stopRecording'] = (room) => this.#ifRunning('stopRecording', room);

  async close(room: string): Promise<void> {
    this.#rooms.delete(room);
    await this.#ifRunning('close', room);
  }

  async figures(): Promise<EngineFigures> {
    return (await this.#ask((id) => ({ kind: 'figures', id }))) as EngineFigures;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const child = this.#child ?? (await this.#starting?.catch(() => undefined));
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGKILL');
    await gone;
  }

  async #tell(call: EngineCall, input: unknown): Promise<void> {
    await this.#call(call, input);
  }

  async #ifRunning(call: EngineCall, input: unknown): Promise<void> {
    if (this.#child !== undefined) await this.#call(call, input);
  }

  #call(call: EngineCall, input: unknown): Promise<unknown> {
    return this.#ask((id) => ({ kind: 'call', id, call, input }));
  }

  async #ask(message: (id: number) => ToEngine): Promise<unknown> {
    const child = await this.#running();
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new EngineDown('The media server did not answer in time.'));
      }, CALL_MS);
      this.#waiting.set(id, { resolve, reject, timer });
      child.send(message(id), (error) => {
        if (error) this.#fail(id, new EngineDown('The media server is gone.'));
      });
    });
  }

  #running(): Promise<ChildProcess> {
    if (this.#stopped) return Promise.reject(new EngineDown('The server is stopping.'));
    if (this.#child) return Promise.resolve(this.#child);
    this.#starting ??= this.#start().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  #start(): Promise<ChildProcess> {
    const { file, execArgv } = PATHS.liveEngine;
    // Not read: it tells media servers apart in a list of processes.
    const child = fork(file, [`ports=${this.settings.ports.join('-')}`], {
      execArgv: [...execArgv],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // It must not keep a command alive that has done its work.
    child.unref();
    child.channel?.unref();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => child.kill('SIGKILL'), START_MS);
      child.on('message', (message: FromEngine) => {
        if (message.kind === 'ready') {
          clearTimeout(late);
          this.#child = child;
          resolve(child);
        } else this.#hear(message);
      });
      child.once('error', () => child.kill('SIGKILL'));
      child.once('exit', () => {
        clearTimeout(late);
        reject(new EngineDown('The media server could not be started.'));
        if (this.#child === child) this.#lost();
      });
      child.send({ kind: 'start', settings: this.settings } satisfies ToEngine, () => {});
    });
  }

  #hear(message: Exclude<FromEngine, { kind: 'ready' }>): void {
    switch (message.kind) {
      case 'done': {
        const waiting = this.#take(message.id);
        waiting?.resolve(message.value);
        break;
      }
      case 'failed':
        this.#fail(message.id, errorOf(message.failure));
        break;
      case 'unpublished':
        this.events.unpublished(message);
        break;
      case 'recorded':
        this.events.recorded(message);
        break;
    }
  }

  /** The process ended by itself: every room is told, and the next call starts another one. */
  #lost(): void {
    this.#child = undefined;
    for (const id of [...this.#waiting.keys()]) this.#fail(id, new EngineDown('The media server stopped.'));
    if (this.#stopped) return;
    const rooms = [...this.#rooms];
    this.#rooms.clear();
    if (rooms.length > 0) this.events.lost(rooms);
  }

  #fail(id: number, error: Error): void {
    this.#take(id)?.reject(error);
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return undefined;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    return waiting;
  }
}

function errorOf(failure: 'bad-description' | 'gone' | 'other'): Error {
  switch (failure) {
    case 'bad-description':
      return new BadDescription('The session description cannot be used.');
    case 'gone':
      return new Gone('It no longer exists.');
    case 'other':
      return new EngineDown('The media server failed.');
  }
}
