import type { Node } from 'prosemirror-model';
import type { NodeView, NodeViewConstructor } from 'prosemirror-view';

/** The address from which a picture is loaded; undefined: not known yet. */
export type PictureAddress = (src: string) => string | undefined;

/** The pictures inside sentences. Their addresses may become known later. */
export class InlineImages {
  readonly #shown = new Set<ImageView>();
  /** Nothing is loaded before the addresses are known: those of the text may be refused, or be on other sites. */
  #address: PictureAddress = () => undefined;

  /** Loads all pictures from these addresses, and those that come. */
  loadFrom(address: PictureAddress): void {
    this.#address = address;
    for (const image of this.#shown) image.load(address);
  }

  readonly view: NodeViewConstructor = (node) => {
    const image = new ImageView(node, () => this.#shown.delete(image));
    this.#shown.add(image);
    image.load(this.#address);
    return image;
  };
}

class ImageView implements NodeView {
  readonly dom = document.createElement('img');

  constructor(
    readonly node: Node,
    readonly destroy: () => void,
  ) {
    this.dom.alt = String(node.attrs.alt);
  }

  load(address: PictureAddress): void {
    const src = address(String(this.node.attrs.src));
    if (src !== undefined && this.dom.getAttribute('src') !== src) this.dom.src = src;
  }
}
