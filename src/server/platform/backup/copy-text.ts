/** The letters that COPY's text writes with a backslash. */
const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** The rows of a piece in COPY's text, each by the names of its columns. */
export function readCopyText(piece: string, columns: readonly string[]): Record<string, string | null>[] {
  const lines = piece.split('\n').slice(0, -1)
  return lines.map((line) => {
    const values = line.split('\t').map(readValue)
    return Object.fromEntries(columns.map((column, place) => [column, values[place] ?? null]))
  })
}

const readValue = (written: string): string | null =>
  written === '\\N' ? null : written.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter)
