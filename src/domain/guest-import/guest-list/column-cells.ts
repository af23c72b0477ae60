/** Cells of a column that are looked at; a list says what it is long before. */
const SAMPLED = 400

/** The cells of a column, without blanks and dashes. */
export function cellsOf(rows: readonly (readonly string[])[], column: number): string[] {
  const cells: string[] = []
  for (const row of rows) {
    const cell = row[column]?.trim() ?? ''
    if (cell !== '' && cell !== '-') cells.push(cell)
    if (cells.length === SAMPLED) break
  }
  return cells
}
