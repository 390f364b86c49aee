/** For people: what can be imported. */
export const ACCEPTED =
  'a Common Cartridge (.imscc), an Open edX course (.tar.gz), a SCORM or QTI package (.zip), an EPUB book (.epub) or a Markdown course (.zip)';
