import { cleanLine, cleanParagraphs } from '../clean-text.ts'
import type { InterpretedRows, LeftOutReason, TooLongCell } from '../guest-import.ts'
import { GUEST_EMAIL_MAX, GUEST_NAME_MAX, GUEST_NOTES_MAX, type ImportedGuest } from '../guests.ts'
import { restoreCell } from '../spreadsheet-cell.ts'
import { readAnswer } from './answers.ts'
import { headingOf } from './column-names.ts'
import {
  isListTitle,
  isNumber,
  isSectionTitle,
  isTotal,
  joinName,
  splitAddress,
  splitPeople,
} from './person-cells.ts'
import type { ColumnRole, GuestListReading } from './reading.ts'
import { type FactsOfRow, longFacts, readFacts } from './row-facts.ts'

/** A row in which something is written, and its place in the table. */
export type Row = { cells: readonly string[]; index: number }

export const isWritten = (cell: string) => cell.trim() !== ''

/** Gathers the guests of the rows, one row after another. */
export class Preview {
  readonly result: InterpretedRows = {
    kind: 'preview',
    ...{ guests: [], rowNumbers: [], leftOut: [], tooLong: [], ignoredColumns: [] },
    ...{ droppedWithoutName: 0, unknownRsvp: 0, unknownFacts: 0 },
    ...{ emailsInNotes: 0, rowsOfSeveral: 0, rowsAboveHeader: 0 },
  }
  readonly #columns: readonly ColumnRole[]
  readonly #headings: readonly string[]
  /** The columns of each use in their order; of the names and surnames by person. */
  readonly #names: readonly (readonly number[])[]
  readonly #surnames: readonly (readonly number[])[]
  readonly #emails: readonly number[]
  readonly #answers: readonly number[]
  readonly #notes: readonly number[]
  readonly #isExport: boolean

  constructor({ columns, isExport = false }: GuestListReading, headings: readonly string[]) {
    this.#isExport = isExport
    this.#columns = columns
    this.#headings = headings
    const having = (is: (role: ColumnRole) => boolean) =>
      columns.flatMap((role, column) => (is(role) ? [column] : []))
    const people = Math.max(...columns.map((role) => ('person' in role ? role.person : 0))) + 1
    const ofEach = (use: 'name' | 'surname') =>
      Array.from({ length: people }, (_, person) =>
        having((role) => role.use === use && role.person === person),
      )
    this.#names = ofEach('name')
    this.#surnames = ofEach('surname')
    this.#emails = having(({ use }) => use === 'email')
    this.#answers = having(({ use }) => use === 'rsvp')
    this.#notes = having(({ use }) => use === 'notes')
  }

  add({ cells, index }: Row, next: Row | undefined, position: number): void {
    const row = index + 1
    const named = this.#namesOf(cells)
    if (named.length === 0) {
      this.result.droppedWithoutName += 1
      return
    }
    const reason = this.#reasonToLeaveOut(cells, named[0]!.name, next, position)
    const guests = this.#guestsOf(cells, named)
    const tooLong = guests.flatMap((guest) => tooLongCells(row, guest))
    if (tooLong.length > 0) this.result.tooLong.push(...tooLong)
    else if (reason) this.result.leftOut.push({ row, because: reason, guest: guests[0]! })
    else {
      this.result.guests.push(...guests)
      this.result.rowNumbers.push(...guests.map(() => row))
      if (guests.length > 1) this.result.rowsOfSeveral += 1
    }
  }

  #cell(cells: readonly string[], column: number) {
    return restoreCell((cells[column] ?? '').trim())
  }

  #cellsOf(cells: readonly string[], columns: readonly number[]): string[] {
    return columns.map((column) => this.#cell(cells, column))
  }

  /** The people of a row, with the address that stands beside a name. */
  #namesOf(cells: readonly string[]): { name: string; email: string }[] {
    return this.#names
      .flatMap((columns, person) => {
        const names = this.#cellsOf(cells, columns)
        const surnames = this.#cellsOf(cells, this.#surnames[person]!)
        if (this.#isExport) return [{ name: cleanLine(names[0] ?? ''), email: '' }]
        const people = names.length === 1 ? splitPeople(names[0]!) : [names.map(cleanLine).join(' ')]
        return people.map((one) => {
          const { name, email } = splitAddress(one)
          return { name: joinName(cleanLine(name), surnames.map(cleanLine)), email: cleanLine(email) }
        })
      })
      .map(({ name, email }) => ({ name: name === '' ? email : name, email }))
      .filter(({ name }) => name !== '')
  }

  /** The first person of a row has its address and its notes, each of them its answer. */
  #guestsOf(cells: readonly string[], named: { name: string; email: string }[]): ImportedGuest[] {
    const cell = cleanLine(this.#cellsOf(cells, this.#emails)[0] ?? '')
    const typed = (!this.#isExport && this.#onlyAddress(cell)) || cell
    const isAddress = typed.includes('@') || this.#isExport
    if (typed !== '' && !isAddress) this.result.emailsInNotes += 1
    const rsvp = readAnswer(this.#cellsOf(cells, this.#answers)[0] ?? '')
    if (rsvp === undefined) this.result.unknownRsvp += 1
    const notes = this.#notesOf(cells, typed !== '' && !isAddress ? typed : null)
    const facts = this.#factsOf(cells)
    return named.map(({ name, email }, person) => ({
      fullName: name,
      email: (person === 0 && isAddress ? typed : email) || null,
      notes: person === 0 ? notes : null,
      rsvp: rsvp ?? null,
      ...(person === 0 ? facts.ofFirst : facts.ofAll),
    }))
  }

  #factsOf(cells: readonly string[]): FactsOfRow {
    const facts = readFacts((use) => {
      const column = this.#columns.findIndex((role) => role.use === use)
      return column < 0 ? '' : cleanLine(this.#cell(cells, column))
    })
    this.result.unknownFacts += facts.unknown
    return facts
  }

  /** The address of `Ana <ana@correo.es>`. */
  #onlyAddress(cell: string): string {
    return /^[^<>@]*<[^<>\s]+@[^<>\s]+>$/.test(cell) ? splitAddress(cell).email : ''
  }

  #notesOf(cells: readonly string[], noAddress: string | null): string | null {
    const parts = this.#columns.flatMap(({ use }, column) => {
      if (use !== 'notes' && use !== 'extra') return []
      const text = cleanParagraphs(this.#cell(cells, column))
      if (text === '') return []
      return use === 'notes' ? [text] : [`${headingOf(this.#headings, column)}: ${text}`]
    })
    if (noAddress) parts.push(`Email: ${noAddress}`)
    return parts.join('\n') || null
  }

  #reasonToLeaveOut(
    cells: readonly string[],
    name: string,
    next: Row | undefined,
    position: number,
  ): LeftOutReason | null {
    if (this.#isExport) return null
    if (isTotal(name)) return 'total'
    if (isNumber(name)) return 'number'
    const isAlone = cells.filter(isWritten).length === 1
    if (isAlone && isSectionTitle(name)) return 'title'
    const isFirst = position === 0 && this.#headings.length === 0
    if (isAlone && isFirst && next !== undefined && isListTitle(name)) return 'title'
    return this.#isEnvelope(cells, next) ? 'envelope' : null
  }

  /** `Pérez` alone in the column of surnames, above the people of that envelope. */
  #isEnvelope(cells: readonly string[], next: Row | undefined): boolean {
    const hasSurnames = this.#surnames.flat().length > 0
    const isNamed = this.#cellsOf(cells, this.#names.flat()).some(isWritten)
    if (!hasSurnames || isNamed || next === undefined) return false
    return !this.#cellsOf(cells, [...this.#emails, ...this.#answers, ...this.#notes]).some(isWritten)
  }
}

function tooLongCells(row: number, guest: ImportedGuest): TooLongCell[] {
  const { fullName, email, notes } = guest
  return [
    { row, field: 'fullName' as const, length: fullName.length, max: GUEST_NAME_MAX },
    { row, field: 'email' as const, length: email?.length ?? 0, max: GUEST_EMAIL_MAX },
    { row, field: 'notes' as const, length: notes?.length ?? 0, max: GUEST_NOTES_MAX },
    ...longFacts(guest).map((cell) => ({ row, ...cell })),
  ].filter(({ length, max }) => length > max)
}
