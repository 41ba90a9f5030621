type Sheet = { name: string; rows: readonly (readonly string[])[]; widths: readonly number[] };

/** Text cells only, so `=` starts no formula; the header row stays visible. */
export const writeXlsx = async ({ name, rows, widths }: Sheet): Promise<Buffer> => {
  // Loaded with the first export, to save memory at startup.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const cells = rows.map((row, line) =>
    row.map((value) => ({
      value,
      type: String,
      wrap: true,
      alignVertical: 'top' as const,
      ...(line === 0 && { fontWeight: 'bold' as const, backgroundColor: '#E2E7F0' }),
    })),
  );
  return writeExcelFile(cells, {
    sheet: name,
    stickyRowsCount: 1,
    columns: widths.map((width) => ({ width })),
  }).toBuffer();
};
