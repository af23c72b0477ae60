/**
 * The part of a table that goes into the copy of a person's data: the rows that `owner` names them in, and of these the
 * columns in `copied`. Each other column has its reason in `leftOut`, so that a new one is decided on.
 */
export type CopiedTable = {
  owner: string
  /** A column that names the person whose own a row is, before `owner` does. */
  ownOf?: string
  copied: readonly string[]
  leftOut?: Readonly<Record<string, string>>
}

export const SECRET = 'it opens something, or is kept encrypted'
export const STORED = 'it is where the file is stored; the file itself is in the copy'
export const INNER = 'it says nothing of the person'
export const OTHERS = 'it is about other people'
export const OF_WEDDING = 'it is of the wedding, which is in the copy as the person sees it now'

export const because = (reason: string, ...columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, reason]))

export const whole = (owner: string, ...columns: string[]): CopiedTable => ({ owner, copied: columns })
