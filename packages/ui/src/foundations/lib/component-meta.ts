/** A component's metadata, read by the gate and the conformance report. */
export interface ComponentMeta {
  /** The exported component's name. */
  name: string;
  group:
    | 'foundations'
    | 'actions'
    | 'forms'
    | 'display'
    | 'feedback'
    | 'overlays'
    | 'navigation'
    | 'screens'
    | 'layouts'
    | 'learning';
  /** draft → alpha → beta → stable; deprecated names its successor in `notes`. */
  status: 'draft' | 'alpha' | 'beta' | 'stable' | 'deprecated';
  /** One sentence: what it is for. */
  purpose: string;
  /** When a designer takes it, and when something else serves better (which, by its name). */
  use: { when: readonly string[]; not: readonly string[] };
  /** Its parts, in reading order: the `data-slot` (or element) and what it is for. */
  anatomy: readonly { part: string; is: string }[];
  /** Written before the code: what must hold for it to be accepted. */
  criteria: readonly string[];
  /** WCAG success criteria that its stories are evidence for, as numbers ("2.1.1"). */
  wcag: readonly string[];
  /** True when a person can operate it: then one story carries the tag `keyboard` and walks it. */
  interactive: boolean;
  keyboard: readonly { keys: string; does: string }[];
  /**
   * Reviews by a person, entered by hand: never by a script. `tool` names the assistive technology and browser
   * with their versions, `date` is ISO, `notes` says what held and what did not.
   */
  reviews?: readonly { by: string; tool: string; date: string; notes: string }[];
  notes?: string;
}
