import { foldText } from '../fold-text.ts'

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

const BETWEEN_PEOPLE = /\s*;\s*|\s*\|\s*|\s+\/\s+|(?<=\p{Ll})\/(?=\p{Lu}\p{Ll})|\s+\+\s+(?=\p{Lu}\p{Ll})/u

/** One comma parts surnames and name; more of them part people, who have names of a few words. */
const CAPITALISED = /^\p{Lu}[\p{L}\p{M}.ªº'’-]*(?: [\p{L}\p{M}.ªº'’-]+){0,4}$/u

/** The people of one cell, as in `Ana; Luis; Eva`; one when it names one. */
export function splitPeople(cell: string): string[] {
  if (cell.length > LONGEST_SPLIT || /^=|"/.test(cell)) return [cell]
  const lines = cell.split(/[\r\n]+/).map((line) => line.trim())
  // A name may break over two lines; whole names on lines of their own are people.
  const cells = lines.length > 1 && lines.every((line) => /\p{L}\s+\p{L}/u.test(line)) ? lines : [cell]
  const people = cells.flatMap((one) => one.split(BETWEEN_PEOPLE)).filter((one) => /\p{L}/u.test(one))
  if (people.length > 1) return people
  const named = cell.split(/\s*,\s*/)
  return named.length > 2 && named.every((one) => CAPITALISED.test(one)) ? named : [cell]
}

/** Name and surnames as one; some lists repeat the surnames in a column of their own beside the full name. */
export function joinName(name: string, surnames: readonly string[]): string {
  const surname = surnames.filter((part) => part !== '').join(' ')
  const isThere = surname !== '' && ` ${foldText(name)}`.endsWith(` ${foldText(surname)}`)
  return isThere ? name : `${name} ${surname}`.trim()
}

const TOTAL = /^(?:sub ?)?total(?:es)?(?:\s.*|:.*|\s*\d.*)?$|^(?:suma|recuento|count|sum)\s*:?\s*[\d.,]*$/
const TITLE_WORDS = /\b(?:boda|lista|listado|invitados|casamiento|enlace|wedding|guest list|guests)\b/

export const isTotal = (name: string) => TOTAL.test(foldText(name))

export const isNumber = (name: string) => /^[\d.,\s]+$/.test(name)

/** `Familia de la novia:` stands over the guests that follow. */
export const isSectionTitle = (name: string) => name.endsWith(':') && /\p{L}/u.test(name)

/** The title of the list, where it has no headings. */
export const isListTitle = (name: string) => TITLE_WORDS.test(foldText(name))
