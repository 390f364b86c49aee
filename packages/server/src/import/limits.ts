/** What an import may weigh. A course of any size that people write stays far below; a bomb does not. */
export const IMPORT_LIMITS = {
  files: 20_000,
  folderDepth: 12,
  /** Markdown and quiz files. */
  textBytes: 512 * 1024,
  lineCharacters: 50_000,
  /** Elements inside elements of one text. */
  nesting: 100,
  pictureBytes: 20 * 1024 * 1024,
  /** Width times height, checked before the picture is decoded. */
  picturePixels: 50_000_000,
  pictures: 3_000,
  videoBytes: 200 * 1024 * 1024,
  lessons: 1_000,
  /** Paragraphs and lists of the course page's introduction. */
  introductionBlocks: 40,
  titleCharacters: 200,
} as const;
