import { cleanLine } from '../../text/clean-text.ts'
import { foldText } from '../../text/fold-text.ts'

/** A table as a list names it: by its number, by its name, or by both. */
export type NamedTable = { number: number | null; name: string | null }

/** '4 · Los primos', as an exported list has it: the name is all that follows. */
const EXPORTED = /^(\d{1,3}) · (.+)$/u

const NUMBER =
  /^(?:n[º°ª.]*|no\.|n[uú]m(?:ero)?\.?|number|nr\.?|#)?\s*0*(\d{1,3})(?:[.,]0+)?(?:\.?\s+mahaia)?$/iu
const NUMBER_AND_NAME = /^(?:n[º°ª.]*|#)?\s*0*(\d{1,3})\s*[·:.)\-–—|/]\s*(?=\p{L})(.+)$/iu
const NUMBER_THEN_NAME = /^(?:n[º°ª.]*|#)?\s*0*(\d{1,3})\s+(.+)$/iu

const TABLE_WORD = /^(?:mesa|taula|mahaia|table|tisch|tavolo|tafel)\s*(?=[\s:#\d])[:\s]*/iu

/** The words for having no table. */
const NONE =
  /^(?:[-–—?.x]+|0+|no|ningun[oa]?|none|n ?\/? ?a|(?:sin|no) (?:mesa|asignar|asignada|definir|table)|pendiente|por (?:asignar|definir|decidir)|tbd|tba|unassigned|not assigned)$/

/** Reads a cell that says where a guest sits: `Mesa 4`, `4`, `4 · Los primos`, `Los primos`; `null` where it says nothing. */
export function readTable(cell: string): NamedTable | null {
  const text = cleanLine(cell)
  if (text === '' || NONE.test(foldText(text))) return null
  const exported = EXPORTED.exec(text)
  if (exported) return named(exported[1]!, exported[2]!)
  const rest = text.replace(TABLE_WORD, '')
  const number = NUMBER.exec(rest)
  if (number) return Number(number[1]) > 0 ? { number: Number(number[1]), name: null } : null
  const both = NUMBER_AND_NAME.exec(rest) ?? (rest === text ? null : NUMBER_THEN_NAME.exec(rest))
  return both ? named(both[1]!, both[2]!) : { number: null, name: text }
}

const named = (number: string, name: string): NamedTable => ({ number: Number(number) || null, name })

/** The name by which a table is found: accents, case and the word for a table ignored. */
export const tableKey = (name: string): string => foldText(name.replace(TABLE_WORD, '') || name)
