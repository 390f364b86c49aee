import { clock } from '@digiken/ui/clock';

/** Hands a file to the person, as the browser does with any download. @param base64 its bytes */
export function saveFile(name: string, type: string, base64: string): void {
  saveFileBytes(
    name,
    type,
    Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0),
  );
}

export function saveFileBytes(name: string, type: string, bytes: Uint8Array<ArrayBuffer>): void {
  saveBlob(name, new Blob([bytes], { type }));
}

/** The same for a text. */
export function saveText(name: string, type: string, text: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  download(url, name);
  // Browsers read the file after the click has been handled.
  clock.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads an address of this site, as a link does. @param name of the file; empty: the server names it */
export function download(href: string, name = ''): void {
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}
