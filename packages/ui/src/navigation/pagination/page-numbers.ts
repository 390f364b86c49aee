/** The page numbers to show: the first, the last, and those around the current one; `null` is a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (n) => n >= 1 && n <= pageCount,
  );
  return wanted
    .sort((a, b) => a - b)
    .flatMap((number, index, all) => {
      const before = all[index - 1];
      if (before === undefined || number - before === 1) return [number];
      return number - before === 2 ? [number - 1, number] : [null, number];
    });
}
