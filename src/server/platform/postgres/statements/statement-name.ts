/** The name of a prepared statement, or the first verb and table of another: `select guests`. */
export function nameOfStatement(sent: unknown): string {
  const name = (sent as { name?: unknown } | null)?.name
  if (typeof name === 'string' && name !== '') return name
  const text = textOf(sent)
  const verb = /^\s*(?:--.*\n\s*)*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update|join|table)\s+(?:only\s+)?([\w.]+|"\w+"(?:\."\w+")?)/i.exec(text)?.[1]
  return table ? `${verb} ${table.replaceAll('"', '')}` : verb
}

const SHOWN_MAX = 500

/** The text of a statement for the log: its parameters are not in it, and texts that were written into it go. */
export const shownStatement = (sent: unknown): string =>
  textOf(sent)
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, SHOWN_MAX)

function textOf(sent: unknown): string {
  if (typeof sent === 'string') return sent
  const { text } = (sent ?? {}) as { text?: unknown }
  return typeof text === 'string' ? text : ''
}
