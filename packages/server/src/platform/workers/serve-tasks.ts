import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { Job, JobAnswer, JobContext, JobMessage, Task } from './protocol';

/** The handler of a worker file: runs the task that a job names. */
export function serveTasks(tasks: readonly Task<never, unknown>[]): (job: Job) => Promise<unknown> {
  const byName = new Map(tasks.map((task) => [task.name, task]));
  const thread = currentThread();
  return async ({ task: name, input, port }) => {
    const task = byName.get(name);
    if (task === undefined) throw new Error(`No task is called ${name}.`);
    return task.run(input as never, contextOf(port, thread));
  };
}

function contextOf(port: MessagePort, thread: number | null): JobContext {
  const send = (message: JobMessage) => port.postMessage(message);
  return {
    step(subject, line, work) {
      send({ kind: 'step', subject, line, thread });
      const done = () => send({ kind: 'step-done' });
      let result: ReturnType<typeof work> | undefined;
      try {
        result = work();
        return result instanceof Promise ? (result.finally(done) as typeof result) : result;
      } finally {
        if (!(result instanceof Promise)) done();
      }
    },
    progress: (value) => send({ kind: 'progress', value }),
    async ask(value) {
      send({ kind: 'question', value });
      const [answer] = (await once(port, 'message')) as [JobAnswer];
      if (!answer.ok) throw new Error('The main thread could not answer.');
      return answer.value;
    },
  };
}

function currentThread(): number | null {
  try {
    return Number.parseInt(readFileSync('/proc/thread-self/stat', 'latin1'), 10) || null;
  } catch {
    return null;
  }
}
