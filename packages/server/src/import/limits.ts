/** What an import may weigh. A course of any size that people write stays far below; a bomb does not. */
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
  /** The archive as it is sent. */
  archiveBytes: 300 * 1024 * 1024,
  /** What an archive may become on disk, counted while it is unpacked: what its headers say is not believed. */
  unpackedBytes: 1024 * 1024 * 1024,
  /** Beyond the first 50 MB, unpacked bytes for each byte of the archive. Texts reach 20, bombs 1,000. */
  unpackedRatio: 50,
  unpackedRatioFrom: 50 * 1024 * 1024,
  /** A name inside an archive, in bytes: what file systems take. */
  nameBytes: 200,
  /** Elements inside elements of a cartridge's manifest. */
  xmlNesting: 100,
  /** A cartridge's manifest and settings. */
  xmlBytes: 10 * 1024 * 1024,
  xmlElements: 200_000,
  /** A page of a cartridge: editors put pictures into the markup. */
  pageBytes: 2 * 1024 * 1024,
  /** A document that learners download. */
  downloadBytes: 100 * 1024 * 1024,
  downloads: 2_000,
} as const;
