import { Follower } from './speech';

interface Step {
  /** "Down arrow"; for letters in a text field, the letters. */
  did: string;
  typed: boolean;
}

const KEYS: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowUp: 'Up arrow',
  ArrowDown: 'Down arrow',
  ArrowLeft: 'Left arrow',
  ArrowRight: 'Right arrow',
  PageUp: 'Page up',
  PageDown: 'Page down',
};
const MODIFIERS = ['Control', 'Alt', 'Shift', 'Meta'];

/**
 * Records speech during a keyboard walk. The state is read just before the next key or click, after the walk has
 * waited for its own changes, so that the same walk gives the same text.
 * @param walk presses the keys; its argument returns the announcements so far
 * @returns a line for each key, followed by what the virtual reader says about the focused element
 */
export async function hear(walk: (announced: () => readonly string[]) => Promise<unknown>): Promise<string> {
  const recorder = new Recorder();
  recorder.start();
  try {
    await walk(() => recorder.announcements());
  } finally {
    recorder.stop();
  }
  return recorder.text();
}

/** Announced only when the code of a part takes long to load, which depends on the machine. */
const LONG_WAITS = ['Loading…', 'Loading...'];

/** A modal that closes moves its current announcement to the page, even to the page of the next story. */
const SPOKEN = new WeakSet<Node>();

class Recorder {
  private readonly follower = new Follower();
  private readonly steps: Promise<string>[] = [];
  private readonly announced: string[] = [];
  private readonly observer = new MutationObserver((changes) => this.listen(changes));
  private step: Step = { did: 'Before the first key', typed: false };

  start(): void {
    window.addEventListener('keydown', this.onKey, true);
    window.addEventListener('pointerdown', this.onPointer, true);
    this.observer.observe(document.body, { childList: true, subtree: true });
  }

  stop(): void {
    this.close();
    window.removeEventListener('keydown', this.onKey, true);
    window.removeEventListener('pointerdown', this.onPointer, true);
    this.listen(this.observer.takeRecords());
    this.observer.disconnect();
  }

  announcements(): readonly string[] {
    this.listen(this.observer.takeRecords());
    return this.announced;
  }

  async text(): Promise<string> {
    return [
      ...(await Promise.all(this.steps)),
      ...(this.announced.length > 0 ? [section('Announced', this.announced)] : []),
    ]
      .filter((step) => step !== '')
      .join('\n');
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (MODIFIERS.includes(key)) return;
    const held = [
      ctrlKey && 'Ctrl',
      altKey && 'Alt',
      metaKey && 'Meta',
      shiftKey && key.length > 1 && 'Shift',
    ];
    const isHeld = held.some(Boolean);
    if (key.length === 1 && !isHeld && isTextField(event.target)) this.type(key);
    else this.open({ did: [...held.filter(Boolean), KEYS[key] ?? key].join('+'), typed: false });
  };

  private readonly onPointer = (): void => this.open({ did: 'Click', typed: false });

  /** Typed text is recorded once, after its last letter. */
  private type(letter: string): void {
    if (this.step.typed) this.step.did += letter;
    else this.open({ did: letter, typed: true });
  }

  private open(step: Step): void {
    this.close();
    this.step = step;
  }

  private close(): void {
    const { did, typed } = this.step;
    const isFirst = this.steps.length === 0;
    const heard = this.follower.look();
    this.steps.push(
      heard.then((phrases) =>
        isFirst && phrases.length === 0 ? '' : section(typed ? `Types “${did}”` : did, phrases),
      ),
    );
  }

  /** The announcer's live regions: the only speech about elements without focus. */
  private listen(changes: MutationRecord[]): void {
    for (const { target, addedNodes } of changes) {
      const region = target instanceof HTMLElement ? target.dataset.slot : undefined;
      if (!region?.startsWith('announcer-')) continue;
      for (const node of addedNodes) {
        // Screen readers do not announce an empty text.
        if (SPOKEN.has(node) || !node.textContent || LONG_WAITS.includes(node.textContent)) continue;
        SPOKEN.add(node);
        this.announced.push(`${region.slice('announcer-'.length)}: ${node.textContent}`);
      }
    }
  }
}

const section = (title: string, lines: readonly string[]) =>
  [title, ...lines.map((line) => `  ${line}`)].join('\n');

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !/^(button|checkbox|radio|range|reset|submit|file|image)$/.test(target.type));
