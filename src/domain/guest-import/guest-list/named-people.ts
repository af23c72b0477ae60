import { cleanLine } from '../../text/clean-text.ts'
import { CHILD, type RowPerson } from './people-of-row.ts'
import type { PeopleOfText } from './people-of-text.ts'
import { joinName, splitAddress } from './person-cells.ts'
import { splitAge } from './unnamed-people.ts'

/** The people whom a text names, each with surnames, address and age as far as they are told. */
export function named(
  read: PeopleOfText,
  surnames: readonly string[],
  person: number,
  isChild: boolean,
): RowPerson[] {
  const ofEach = surnamesOfEach(surnames, read.names.length)
  return read.names
    .map((one, at) => {
      const { name, email } = splitAddress(one)
      const { name: alone, age } = splitAge(cleanLine(name))
      const full = joinName(alone, ofEach[at]!)
      return {
        name: full === '' ? cleanLine(email) : full,
        email: cleanLine(email),
        person,
        age: age ?? (isChild ? CHILD : null),
      }
    })
    .filter(({ name }) => name !== '')
}

/** `García y Soto` beside `Ana y Luis` are the surnames of one each. */
function surnamesOfEach(surnames: readonly string[], people: number): (readonly string[])[] {
  const parts =
    surnames.length === 1 && people > 1 ? surnames[0]!.split(/\s+(?:y|e|i|and|&)\s+|\s*\/\s*/i) : []
  return Array.from({ length: people }, (_, at) => (parts.length === people ? [parts[at]!] : surnames))
}
