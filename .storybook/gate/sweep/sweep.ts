import type { StoryDirection } from '../../languages';
import type { Frame } from '../../story-frame';
import { themeOf } from '../../themes';
import type { Finding } from '../story-checks';
import { type Base, SWEEPS } from './variants';

export interface SweptStory {
  globals: Record<string, unknown> & { direction?: StoryDirection };
  parameters: { frame?: Frame };
}

export interface SweepResult {
  /** By variant. */
  sweep: Record<string, 'passed' | 'failed'>;
  findings: Finding[];
}

/**
 * Looks at the story that stands there as other readers would: other themes, widths, sizes of text, direction.
 * Nothing is mounted anew, so only what the change itself can break is judged.
 * @param cell the cell that the story was mounted in
 */
export async function sweepStory(cell: string, { globals, parameters }: SweptStory): Promise<SweepResult> {
  const base: Base = {
    theme: themeOf(globals),
    frame: parameters.frame,
    width: window.innerWidth,
    height: window.innerHeight,
    media: { colorScheme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' },
  };
  const result: SweepResult = { sweep: {}, findings: [] };
  for (const variant of SWEEPS[cell] ?? []) {
    for (const [name, findings] of Object.entries(await variant(base))) {
      result.sweep[name] = findings.length === 0 ? 'passed' : 'failed';
      result.findings.push(...findings.map((finding) => ({ ...finding, variant: name })));
    }
  }
  return result;
}
