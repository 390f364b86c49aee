export { type CaptionProblem, readCaptions } from './captions';
export { asMarkdown, writeSourceHtml } from './choose-format';
export { directionOfLanguage } from './direction';
export { Destinations, type Range } from './destinations';
export { hasFormulas } from './formulas/mask';
export { inlineSource, KEPT_INLINE, literalSource } from './inline/from-html';
export { inlineTexts } from './inline/inline-texts';
export { renderInline } from './inline/render-inline';
export { MARKS } from './inline/syntax';
export { verbatimParts } from './inline/verbatim';
export { EXTERNAL } from './links';
export {
  isPicturePath,
  type MayShow,
  type MediaFacts,
  NO_MEDIA,
  type PictureFacts,
  SMALL_WIDTH,
} from './media';
export { measurePicture, noteMedia } from './media-store';
export { HEADING, headingDepth, isBlank, isElement, isHeading, plainLines, plainText } from './nodes';
export { longestParagraph } from './paragraphs';
export { finishHeadings, parseHtml, parseMarkdown, sanitiseTree } from './parse';
export { alternativeOf, isVideoStill, REMOTE, remotePictureOf } from './pictures';
export { type RenderedText, render, type TextFormat } from './render';
export { renderText, toMarkdown } from './render-text';
export { ID_PREFIX } from './sanitise';
export { copySound, type SoundKind, soundTask, withSound } from './sound';
export { SourceEdits } from './source-edits';
export {
  findConversions,
  noteConversions,
  type KnownPicture,
  type PictureConversion,
} from './picture-conversions';
export { media } from './tables';
export { inlineTask, renderTask, toMarkdownTask } from './tasks';
export { refusingDepth, TextRefused, TOO_SLOW } from './text-refused';
export { refuseElementBomb } from './element-bomb';
export { wordsIn } from './words';
