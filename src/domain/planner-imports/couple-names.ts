import { beginsWithGivenName } from '../guest-import/guest-list/given-names.ts'
import { dateOfCell } from '../tasks/table/task-cells.ts'
import { cleanLine } from '../text/clean-text.ts'
import { foldText } from '../text/fold-text.ts'
import type { IsoDate } from '../time/dates.ts'
import { WEDDING_NAME_MAX } from '../weddings/weddings.ts'

/** A couple as a folder, a file or a book names it, with the day that stands beside it. */
export type NamedCouple = {
  /** `Olga & Iker`. */
  name: string
  names: [string, string]
  /** Whether both are given names that are known. */
  isSure: boolean
}

const BETWEEN = /\s*(?:&|\+|\/)\s*|\s+(?:y|e|i|and|und|et|amb|con|con el|con la)\s+|\s+[-–—x]\s+/i

/** Words before and behind the names. */
const AROUND =
  /^(?:la )?(?:bodas?|wedding|casament|casamento|mariage|hochzeit)\b(?: (?:de|of|di|von))?[\s:_-]*|\(.*?\)|\b(?:boda|wedding)$/giu

const DATES = [
  /\b\d{4}[-_./ ]\d{1,2}[-_./ ]\d{1,2}\b/,
  /\b\d{1,2}[-_./ ]\d{1,2}[-_./ ](?:\d{4}|\d{2})\b/,
  /\b\d{1,2}(?: de)? [a-zé]{3,10}\.?(?: de| del)? \d{4}\b/i,
] as const

/** Two things that stand together in folders and are no couple. */
const THINGS =
  /\b(?:fotos?|videos?|flores|decoracion|mesas?|sillas|menus?|musica|facturas?|contratos?|invitad[oa]s|proveedores|presupuestos?|tareas|agenda|documentos|inspiracion|vestidos?|trajes?|catering|transporte|alojamiento|photos?|flowers|music|guests?|vendors?|budget|tasks|contracts?|invoices?)\b/

/** The couple that a text names, between dates and words such as 'Boda de'; `null` when it names none. */
export function coupleIn(text: string): NamedCouple | null {
  const bare = withoutDates(cleanLine(text.replaceAll('_', ' ')))
    .replace(/^[\s,.·–-]+/g, '')
    .replace(AROUND, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.·–-]+|[\s,.·–-]+$/g, '')
  const parts = (/^\p{L}+-\p{L}+$/u.test(bare) ? bare.split('-') : bare.split(BETWEEN)).map((part) =>
    part.trim(),
  )
  const [first = '', second = ''] = parts
  if (parts.length !== 2 || !isName(first) || !isName(second)) return null
  const isSure = beginsWithGivenName(first) && beginsWithGivenName(second)
  return { name: `${first} & ${second}`.slice(0, WEDDING_NAME_MAX), names: [first, second], isSure }
}

const isName = (text: string) =>
  /^[\p{L}][\p{L}\p{M}'’.\- ]{0,59}$/u.test(text) &&
  text.split(' ').length <= 5 &&
  !THINGS.test(foldText(text))

/** The day that stands in a name: `2027-04-10 Olga e Iker`; two where both numbers may be the day. */
export function daysIn(text: string): IsoDate[] {
  const spaced = text.replaceAll('_', '-')
  for (const pattern of DATES) {
    const found = pattern.exec(spaced)?.[0]
    if (!found) continue
    const cell = /^\d[\d\-./ ]*$/.test(found) ? found.replace(/[./ ]/g, '-') : found
    const days = (['day', 'month'] as const).map((order) => dateOfCell(cell, order))
    return [...new Set(days.filter((day) => day !== null))]
  }
  return []
}

/** A text without the first day that stands in it. */
function withoutDates(text: string): string {
  const pattern = DATES.find((one) => one.test(text))
  return pattern ? text.replace(pattern, ' ') : text
}

/** The given names of a couple, in an order of their own: by it a couple is known in every file. */
export const coupleKey = ({ names }: Pick<NamedCouple, 'names'>): string =>
  names
    .map((name) => foldText(name).split(/[ .-]/)[0]!)
    .toSorted()
    .join('+')

/** Whether two couples of the same given names have surnames that contradict each other. */
export function areOtherPeople(one: NamedCouple, other: NamedCouple): boolean {
  return one.names.some((name) => {
    const [given, ...surnames] = foldText(name).split(' ')
    const same = other.names.map((theirs) => foldText(theirs).split(' ')).find(([first]) => first === given)
    const theirs = same?.slice(1) ?? []
    return surnames.length > 0 && theirs.length > 0 && !surnames.some((word) => theirs.includes(word))
  })
}
