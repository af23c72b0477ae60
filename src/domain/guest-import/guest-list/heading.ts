import type { HeadingField } from './heading-words.ts'

/** The person of a row whom a column is about, where its heading says: the second person, the child. */
export type HeadingPerson = 'companion' | 'child'

export type Heading = {
  field: HeadingField
  /** The lower wins when two columns compete for a field. */
  rank: number
  /** Also an ordinary word: the cells below decide, and alone it makes no row a heading. */
  isWeak: boolean
  /** The number in it, as in `Name02` and `guest_2_name`. */
  number: number | null
  person: HeadingPerson | null
}

/** A heading of a field, as ordinary ones are. */
export const plain = (
  field: HeadingField,
  { rank = 50, isWeak = false, number = null, person = null }: Partial<Omit<Heading, 'field'>> = {},
): Heading => ({ field, rank, isWeak, number, person })
