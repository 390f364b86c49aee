type UiGroup =
  | 'foundations'
  | 'actions'
  | 'forms'
  | 'display'
  | 'feedback'
  | 'media'
  | 'overlays'
  | 'navigation'
  | 'screens'
  | 'layouts';

/** A component's metadata, read by the gate and the conformance report. */
export interface ComponentMeta<Group extends string = UiGroup> {
  /** The exported component's name. */
  name: string;
  /** Its folder. */
  group: Group;
  /** draft → alpha → beta → stable; deprecated names its successor in `notes`. */
  status: 'draft' | 'alpha' | 'beta' | 'stable' | 'deprecated';
  /** The element that gets its `ref`, `id`, `className`, `data-*` and `aria-*`, e.g. `input` or `the root`. */
  forwards?: string;
  /** Its purpose in one sentence. */
  purpose: string;
  /** Other names that people look for; Storybook's search finds it by them. */
  synonyms?: readonly string[];
  /** When to use it, and when to use another component instead (by name). */
  use: { when: readonly string[]; not: readonly string[] };
  /** Its parts in reading order: the `data-slot` (or element) and its purpose. */
  anatomy: readonly { part: string; is: string }[];
  /** Acceptance criteria, written before the code. */
  criteria: readonly string[];
  /** WCAG success criteria that its stories provide evidence for, as numbers ("2.1.1"). */
  wcag: readonly string[];
  /** True if the component is interactive: then one story has the tag `keyboard` and covers its keyboard use. */
  interactive: boolean;
  keyboard: readonly { keys: string; does: string }[];
  /**
   * Reviews by a person, entered by hand, never by a script. `tool` names the assistive technology and browser
   * with their versions, `date` is ISO, `notes` lists what passed and what failed.
   */
  reviews?: readonly { by: string; tool: string; date: string; notes: string }[];
  notes?: string;
}
