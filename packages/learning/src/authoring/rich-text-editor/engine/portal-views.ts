import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';

/** A block of the text that React renders. */
export interface PortalBlock {
  key: number;
  node: Node;
  element: HTMLElement;
  selected: boolean;
  /** Changes attributes of the node. */
  set: (attrs: Record<string, unknown>) => void;
  /** Removes the block and moves the focus to the text. */
  remove: () => void;
}

let nextKey = 0;

/** The blocks that React renders into elements of the editor. A store for `useSyncExternalStore`. */
export class PortalBlocks {
  #blocks = new Map<number, PortalBlock>();
  #snapshot: readonly PortalBlock[] = [];
  readonly #listeners = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  snapshot = () => this.#snapshot;

  put(block: PortalBlock): void {
    this.#blocks.set(block.key, block);
    this.#tell();
  }

  delete(key: number): void {
    this.#blocks.delete(key);
    this.#tell();
  }

  #tell(): void {
    this.#snapshot = [...this.#blocks.values()];
    for (const listener of this.#listeners) listener();
  }

  readonly view: NodeViewConstructor = (node, view, getPos) => new PortalView(this, node, view, getPos);
}

class PortalView implements NodeView {
  readonly dom = document.createElement('div');
  #block: PortalBlock;

  constructor(
    readonly blocks: PortalBlocks,
    node: Node,
    view: EditorView,
    getPos: () => number | undefined,
  ) {
    this.dom.contentEditable = 'false';
    this.dom.dataset.block = node.type.name;
    this.#block = {
      key: nextKey++,
      node,
      element: this.dom,
      selected: false,
      set: (attrs) => {
        const at = getPos();
        const now = at === undefined ? null : view.state.doc.nodeAt(at);
        if (at !== undefined && now)
          view.dispatch(view.state.tr.setNodeMarkup(at, null, { ...now.attrs, ...attrs }));
      },
      remove: () => {
        const at = getPos();
        const now = at === undefined ? null : view.state.doc.nodeAt(at);
        if (at !== undefined && now) view.dispatch(view.state.tr.delete(at, at + now.nodeSize));
        view.focus();
      },
    };
    blocks.put(this.#block);
  }

  update(node: Node): boolean {
    if (node.type !== this.#block.node.type) return false;
    if (node !== this.#block.node) this.#change({ node });
    return true;
  }

  selectNode(): void {
    this.#change({ selected: true });
  }

  deselectNode(): void {
    this.#change({ selected: false });
  }

  /** Fields and buttons of the block work by themselves. */
  stopEvent(event: Event): boolean {
    return event.target instanceof Element && event.target.closest('input, button, textarea') !== null;
  }

  ignoreMutation(): boolean {
    return true;
  }

  destroy(): void {
    this.blocks.delete(this.#block.key);
  }

  #change(change: Partial<PortalBlock>): void {
    this.#block = { ...this.#block, ...change };
    this.blocks.put(this.#block);
  }
}
