/** What a component's folder says of itself; read by the gate and by the conformance report. */
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
  /** Written before the code: what must hold for it to be accepted. */
  criteria: readonly string[];
  /** WCAG success criteria that its stories are evidence for, as numbers ("2.1.1"). */
  wcag: readonly string[];
  /** True when a person can operate it: then one story carries the tag `keyboard` and walks it. */
  interactive: boolean;
  keyboard: readonly { keys: string; does: string }[];
  notes?: string;
}
