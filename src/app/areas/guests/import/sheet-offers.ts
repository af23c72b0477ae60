import {
  type GuestImportError,
  guestImportError,
  type InterpretedRows,
} from '#domain/guest-import/guest-import.ts'
import type { GuestListReading } from '#domain/guest-import/guest-list/reading.ts'
import { headingsOf, listsGuests } from '#domain/guest-import/guest-list/sheet-kind.ts'
import { IMPORT_MAX_ROWS } from '#domain/guests/guests.ts'
import { foldText } from '#domain/text/fold-text.ts'
import type { GuestSheet } from './guest-table.ts'

/** A page of the list: how many people it brings, or why it is not among the chosen. */
export type SheetOffer = {
  name: string
  people: number
  kind: 'list' | 'other' | 'repeats'
  /** The page that has the same people. */
  sameAs: string | null
}

export type Outcome = InterpretedRows | GuestImportError

/** The share of the people of a page who stand in a larger one, from which on it repeats that. */
const REPEATED = 0.7

export function offersOf(
  sheets: readonly GuestSheet[],
  readings: readonly GuestListReading[],
  outcomes: readonly Outcome[],
): SheetOffer[] {
  const names = outcomes.map((outcome) =>
    outcome.kind === 'error' ? [] : outcome.guests.map(({ fullName }) => foldText(fullName)),
  )
  const offers = sheets.map(({ name, rows }, at): SheetOffer => {
    const isList = listsGuests(name, headingsOf(rows, readings[at]!), outcomes[at]!)
    return { name: name ?? '', people: names[at]!.length, kind: isList ? 'list' : 'other', sameAs: null }
  })
  const sets = names.map((of) => new Set(of))
  return offers.map((offer, at) => {
    if (offer.kind !== 'list') return offer
    const same = offers.findIndex((other, position) => {
      const isBefore = position < at ? other.people >= offer.people : other.people > offer.people
      if (position === at || other.kind !== 'list' || !isBefore) return false
      return names[at]!.filter((name) => sets[position]!.has(name)).length >= offer.people * REPEATED
    })
    return same < 0 ? offer : { ...offer, kind: 'repeats', sameAs: offers[same]!.name }
  })
}

/** All pages that list guests; where none seems to, the first from which something can be read. */
export function chosenOf(offers: readonly SheetOffer[], outcomes: readonly Outcome[]): number[] {
  const lists = offers.flatMap(({ kind }, at) => (kind === 'list' ? [at] : []))
  if (lists.length > 0) return lists
  return [
    Math.max(
      0,
      outcomes.findIndex(({ kind }) => kind === 'preview'),
    ),
  ]
}

/** Joins the rows of all chosen pages; a page from which nothing can be read is told where it is the only one. */
export function joinOutcomes(outcomes: readonly Outcome[]): Outcome {
  const read = outcomes.filter((outcome) => outcome.kind === 'preview')
  if (read.length < 2) return read[0] ?? outcomes[0] ?? guestImportError('EMPTY_FILE', { sheet: null })
  const sum = (of: (one: InterpretedRows) => number) => read.reduce((total, one) => total + of(one), 0)
  const joined: InterpretedRows = {
    kind: 'preview',
    guests: read.flatMap(({ guests }) => guests),
    rowNumbers: read.flatMap(({ rowNumbers }) => rowNumbers),
    leftOut: read.flatMap(({ leftOut }) => leftOut),
    tooLong: read.flatMap(({ tooLong }) => tooLong),
    open: read.flatMap(({ open }) => open),
    ignoredColumns: [...new Set(read.flatMap(({ ignoredColumns }) => ignoredColumns))],
    notedColumns: [...new Set(read.flatMap(({ notedColumns }) => notedColumns))],
    several: {
      rows: sum(({ several }) => several.rows),
      people: sum(({ several }) => several.people),
      examples: read.flatMap(({ several }) => several.examples),
      couldShare: read.some(({ several }) => several.couldShare),
    },
    droppedWithoutName: sum((one) => one.droppedWithoutName),
    unknownRsvp: sum((one) => one.unknownRsvp),
    unknownFacts: sum((one) => one.unknownFacts),
    emailsInNotes: sum((one) => one.emailsInNotes),
    rowsAboveHeader: sum((one) => one.rowsAboveHeader),
  }
  return joined.guests.length > IMPORT_MAX_ROWS
    ? guestImportError('TOO_MANY_ROWS', { max: IMPORT_MAX_ROWS })
    : joined
}
