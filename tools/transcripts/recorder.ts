import { Follower } from './speech';

interface Step {
  did: string;
  heard: Promise<string[]>;
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
 * Writes down what is heard while a play function walks a story. The state is read just before the next key or
 * click, when the walk itself has waited for whatever it needs: so the same walk gives the same text.
 */
export class Recorder {
  private readonly follower = new Follower();
  private readonly steps: Step[] = [];
  private readonly announced: string[] = [];
  private readonly observer = new MutationObserver((changes) => this.listen(changes));
  private did: string | undefined;

  start(): void {
    window.addEventListener('keydown', this.onKey, true);
    window.addEventListener('pointerdown', this.onPointer, true);
    this.observer.observe(document.body, { childList: true, subtree: true });
  }

  /** @returns the text of the walk */
  async stop(): Promise<string> {
    this.close();
    window.removeEventListener('keydown', this.onKey, true);
    window.removeEventListener('pointerdown', this.onPointer, true);
    this.listen(this.observer.takeRecords());
    this.observer.disconnect();
    const steps = await Promise.all(
      this.steps.map(async ({ did, heard }) =>
        [did, ...(await heard).map((phrase) => `  ${phrase}`)].join('\n'),
      ),
    );
    return [
      ...merged(steps),
      ...(this.announced.length > 0 ? ['Announced', ...this.announced.map((text) => `  ${text}`)] : []),
    ].join('\n');
  }

  private readonly onKey = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
    if (MODIFIERS.includes(key)) return;
    const held = [
      ctrlKey && 'Ctrl',
      altKey && 'Alt',
      metaKey && 'Meta',
      shiftKey && key.length > 1 && 'Shift',
    ];
    this.open([...held.filter(Boolean), KEYS[key] ?? key].join('+'));
  };

  private readonly onPointer = (): void => this.open('Click');

  private open(did: string): void {
    this.close();
    this.did = did;
  }

  private close(): void {
    const heard = this.follower.look();
    this.steps.push({ did: this.did ?? 'Before the first key', heard });
  }

  /** The announcer's regions: the one place that speaks of what has no focus. */
  private listen(changes: MutationRecord[]): void {
    for (const { target, addedNodes } of changes) {
      const region = target instanceof HTMLElement ? target.dataset.slot : undefined;
      if (!region?.startsWith('announcer-')) continue;
      for (const node of addedNodes) {
        this.announced.push(`${region.slice('announcer-'.length)}: ${node.textContent}`);
      }
    }
  }
}

/** Letters that were typed into the same field, one after the other, are one step. */
function merged(steps: string[]): string[] {
  const lines: string[] = [];
  for (const step of steps) {
    const [did = '', ...heard] = step.split('\n');
    const before = lines.at(-1)?.split('\n') ?? [];
    const isTyped = [...did].length === 1 || did === 'Space';
    const typed = /^Types “(.*)”$/.exec(before[0] ?? '')?.[1];
    const letter = did === 'Space' ? ' ' : did;
    if (isTyped && typed !== undefined && !(did === 'Space' && heard.length === 0)) {
      lines[lines.length - 1] = [
        `Types “${typed}${letter}”`,
        ...(heard.length > 0 ? heard : before.slice(1)),
      ].join('\n');
    } else if (isTyped && did !== 'Space') lines.push([`Types “${did}”`, ...heard].join('\n'));
    else if (did !== 'Before the first key' || heard.length > 0) lines.push(step);
  }
  return lines;
}
