/** For people: what can be imported. */
export const ACCEPTED =
  'a Common Cartridge (.imscc), an Open edX course (.tar.gz), a QTI package (.zip), an EPUB book (.epub) or a Markdown course (.zip)';
