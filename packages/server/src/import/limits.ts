/** Limits of an import. Normal courses are far below them; decompression bombs are not. */
export const IMPORT_LIMITS = {
  files: 20_000,
  folderDepth: 12,
  /** Markdown and quiz files. */
  textBytes: 512 * 1024,
  pictureBytes: 20 * 1024 * 1024,
  /** Width times height, checked before the picture is decoded. */
  picturePixels: 50_000_000,
  pictures: 3_000,
  videoBytes: 200 * 1024 * 1024,
  lessons: 1_000,
  /** Paragraphs and lists of the course page's introduction. */
  introductionBlocks: 40,
  titleCharacters: 200,
  /** Of a summary that is taken from a text. */
  summaryCharacters: 280,
  /** Size of the uploaded archive. */
  archiveBytes: 300 * 1024 * 1024,
  /** Unpacked size of an archive, counted during unpacking because its headers are not reliable. */
  unpackedBytes: 1024 * 1024 * 1024,
  /** Unpacked bytes per byte of the archive, beyond the first 50 MB. Texts reach 20, bombs 1,000. */
  unpackedRatio: 50,
  unpackedRatioFrom: 50 * 1024 * 1024,
  /** Bytes of a name in an archive: the limit of file systems. */
  nameBytes: 200,
  /** Elements inside elements of a cartridge's manifest. */
  xmlNesting: 100,
  /** A cartridge's manifest and settings. */
  xmlBytes: 10 * 1024 * 1024,
  xmlElements: 200_000,
  /** All files with questions of a cartridge or a package together. */
  questionBytes: 40 * 1024 * 1024,
  /** Size of a page of a cartridge. Editors embed pictures in the markup. */
  pageBytes: 2 * 1024 * 1024,
  /** A document that learners download. */
  downloadBytes: 100 * 1024 * 1024,
  downloads: 2_000,
} as const;
