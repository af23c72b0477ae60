import { foldText } from '../../text/fold-text.ts'

/** A longer cell is taken as it stands; it also bounds the work of the patterns. */
const LONGEST_SPLIT = 600

const ADDRESS = /[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@<>()[\],;:"]+/

/** `Ana <ana@correo.es>` and `Ana (ana@correo.es)` are a name and an address. */
export function splitAddress(cell: string): { name: string; email: string } {
  const found = cell.length > LONGEST_SPLIT ? null : ADDRESS.exec(cell)
  if (!found) return { name: cell, email: '' }
  const name = (cell.slice(0, found.index) + cell.slice(found.index + found[0].length))
    .replace(/<\s*>|\(\s*\)|\[\s*\]/g, '')
    .replace(/^[\s,;:<>"|-]+|[\s,;:<>"|-]+$/g, '')
  return { name, email: found[0] }
}

/** Name and surnames as one; some lists repeat the surnames in a column of their own beside the full name. */
export function joinName(name: string, surnames: readonly string[]): string {
  const surname = surnames.filter((part) => part !== '').join(' ')
  const isThere = surname !== '' && ` ${foldText(name)}`.endsWith(` ${foldText(surname)}`)
  return isThere ? name : `${name} ${surname}`.trim()
}

/** The addresses of a cell, and what stands there beside them; `Ana <ana@correo.es>` is an address. */
export function emailsIn(cell: string): { emails: string[]; rest: string } {
  if (cell.length > LONGEST_SPLIT)
    return { emails: cell.includes('@') ? [cell] : [], rest: cell.includes('@') ? '' : cell }
  if (/^[^<>@]*<[^<>\s]+@[^<>\s]+>$/.test(cell))
    return { emails: [splitAddress(cell).email || cell], rest: '' }
  const parts = cell.split(/\s*[,;/]\s*|\s+(?:y|e|and|&)\s+|\s+/).filter((part) => part !== '')
  const emails = parts.filter((part) => part.includes('@'))
  if (emails.length === 0) return { emails: [], rest: cell }
  const rest = parts.filter((part) => !part.includes('@')).join(' ')
  return rest === '' ? { emails, rest } : { emails: [cell], rest: '' }
}
