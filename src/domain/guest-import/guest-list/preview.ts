import type { ImportedGuest } from '../../guests/imported-guest.ts'
import { cleanLine, cleanParagraphs } from '../../text/clean-text.ts'
import { foldText } from '../../text/fold-text.ts'
import type { InterpretedRows, LeftOutReason } from '../guest-import.ts'
import { restoreCell } from '../spreadsheet-cell.ts'
import { readAnswer } from './answers.ts'
import { headingOf } from './column-names.ts'
import { COUNT_USES, type ColumnRole, personOf } from './column-role.ts'
import { isTicked } from './fact-columns.ts'
import { holdsGivenName } from './given-names.ts'
import { readAge } from './guest-facts.ts'
import { readHeading } from './headings.ts'
import type { PeopleOfRow, RowPerson } from './people-of-row.ts'
import { emailsIn } from './person-cells.ts'
import type { GuestListReading } from './reading.ts'
import { type FactsOfRow, readFacts, tooLongCells } from './row-facts.ts'
import { isUntickedBox } from './row-habits.ts'
import { peopleOfColumns, readPeople } from './row-people.ts'
import { isListTitle, isNumber, isSectionTitle, isTotal } from './section-rows.ts'

/** A row in which something is written, and its place in the table. */
export type Row = { cells: readonly string[]; index: number }

export const isWritten = (cell: string) => cell.trim() !== ''

/** Texts that name several people, shown before the person says what becomes of them. */
const EXAMPLES = 4

/** Gathers the guests of the rows, one row after another. */
export class Preview {
  readonly result: InterpretedRows = {
    kind: 'preview',
    ...{ guests: [], rowNumbers: [], leftOut: [], tooLong: [], ignoredColumns: [], notedColumns: [] },
    ...{ droppedWithoutName: 0, unknownRsvp: 0, unknownFacts: 0, open: [] },
    ...{ emailsInNotes: 0, rowsAboveHeader: 0 },
    several: { rows: 0, people: 0, examples: [], couldShare: false },
  }
  readonly #reading: GuestListReading
  readonly #columns: readonly ColumnRole[]
  readonly #headings: readonly string[]
  readonly #people: ReturnType<typeof peopleOfColumns>
  /** How many rows each family has, where several have the same. */
  readonly #rowsOfFamily: ReadonlyMap<string, number>
  /** The family of the row before, where it reaches down. */
  #family = ''
  /** The guests of the row before, whom a nameless companion joins. */
  #before: ImportedGuest[] = []

  constructor(reading: GuestListReading, headings: readonly string[], body: readonly Row[]) {
    this.#reading = reading
    this.#columns = reading.columns
    this.#headings = headings
    this.#people = peopleOfColumns(reading.columns)
    this.#rowsOfFamily = this.#countFamilies(body)
  }

  add({ cells, index }: Row, next: Row | undefined, position: number): void {
    const row = index + 1
    const people = this.#peopleOf(cells)
    const [first] = people.people
    if (!first) {
      this.#drop(cells, row)
      return
    }
    const reason = this.#reasonToLeaveOut(cells, first.name, next, position)
    const guests = this.#guestsOf(cells, people, row, reason !== null)
    const tooLong = guests.flatMap((guest) => tooLongCells(row, guest))
    if (tooLong.length > 0) this.result.tooLong.push(...tooLong)
    else if (reason) this.result.leftOut.push({ row, because: reason, guest: guests[0]! })
    else {
      this.result.guests.push(...guests)
      this.result.rowNumbers.push(...guests.map(() => row))
      this.#tell(people)
      this.#before = guests
    }
  }

  /** A person may stand in a column that is not of names: they are shown, and come when they are wanted. */
  #drop(cells: readonly string[], row: number): void {
    const name = cells.find((cell) => holdsGivenName(cell) && !/[@\d]/.test(cell) && cell.length <= 80)
    if (name === undefined) {
      this.result.droppedWithoutName += 1
      return
    }
    const guest = { fullName: cleanLine(name), email: null, notes: null, rsvp: null }
    this.result.leftOut.push({ row, because: 'elsewhere', guest })
  }

  /** Counts what names several people, so that it is asked what becomes of it. */
  #tell({ several, people, open, couldShare }: PeopleOfRow): void {
    this.result.open.push(...open)
    if (several.length === 0) return
    const told = this.result.several
    told.rows += 1
    told.people += people.length
    told.couldShare ||= couldShare
    if (told.examples.length < EXAMPLES)
      told.examples.push({ text: several[0]!, names: people.map(({ name }) => name) })
  }

  #cell(cells: readonly string[], column: number) {
    return restoreCell((cells[column] ?? '').trim())
  }

  #cellsOf(cells: readonly string[], use: ColumnRole['use'], person = 0): string[] {
    return this.#columns.flatMap((role, column) =>
      role.use === use && personOf(role) === person ? [this.#cell(cells, column)] : [],
    )
  }

  #peopleOf(cells: readonly string[]): PeopleOfRow {
    const of = (use: ColumnRole['use'], person = 0) => this.#cellsOf(cells, use, person)
    if (this.#reading.isExport) {
      const name = cleanLine(of('name')[0] ?? '')
      const people = name === '' ? [] : [{ name, email: '', person: 0, age: null }]
      return { people, several: [], group: null, open: [], couldShare: false, isCompanionOnly: false }
    }
    // In a list with a row for each person of a family, the size of the family stands in all of them.
    const counts = (this.#rowsOfFamily.get(foldText(of('household')[0] ?? '')) ?? 1) === 1
    return readPeople({ of, counts }, this.#people, this.#reading.severalAs)
  }

  #countFamilies(body: readonly Row[]): Map<string, number> {
    const rows = new Map<string, number>()
    for (const { cells } of body) {
      const family = foldText(this.#cellsOf(cells, 'household')[0] ?? '')
      if (family !== '') rows.set(family, (rows.get(family) ?? 0) + 1)
    }
    return rows
  }

  /** The first person of a row has its address and its notes, each of them its answer. */
  #guestsOf(cells: readonly string[], row: PeopleOfRow, number: number, isLeftOut: boolean): ImportedGuest[] {
    const left: string[] = []
    const emails = this.#emailsOf(cells, left)
    const facts = this.#factsOf(cells, left)
    const answers = new Map(this.#people.map(({ person }) => [person, this.#answerOf(cells, person, left)]))
    const notes = this.#notesOf(cells, left)
    const [companionOf] = row.isCompanionOnly ? this.#before : []
    const household = facts.ofAll.household ?? this.#householdOf(row, number, companionOf, isLeftOut)
    return row.people.map((person, at) => {
      const answer = answers.get(person.person) ?? (person.person < 0 ? (answers.get(0) ?? null) : null)
      const ownEmail = cleanLine(this.#cellsOf(cells, 'email', person.person)[0] ?? '')
      return {
        fullName: this.#nameOf(person, companionOf),
        email: person.email || (person.person > 0 ? ownEmail : emails[at]) || null,
        notes: at === 0 ? notes : null,
        rsvp: answer === 'maybe' ? null : answer,
        ...(answer === 'maybe' && { maybe: true }),
        ...(at === 0 ? facts.ofFirst : facts.ofAll),
        ...this.#ownFacts(cells, person),
        ...(household && { household }),
      }
    })
  }

  #nameOf({ name }: RowPerson, companionOf: ImportedGuest | undefined): string {
    if (name !== '') return name
    return companionOf ? `Acompañante de ${companionOf.fullName}` : 'Acompañante'
  }

  /** People of one row belong together; one without a name belongs to the row before. */
  #householdOf(
    row: PeopleOfRow,
    number: number,
    companionOf: ImportedGuest | undefined,
    isLeftOut: boolean,
  ): string | undefined {
    if (companionOf) {
      const household = companionOf.household ?? `#-${number}`
      for (const guest of this.#before) guest.household ??= household
      return household
    }
    if (row.people.length < 2 || isLeftOut) return undefined
    return row.group ?? `#-${number}`
  }

  /** The facts of one person alone, and the age that stands beside a name. */
  #ownFacts(cells: readonly string[], { person, age }: RowPerson) {
    const isMarked = person === 0 && isTicked(this.#cellsOf(cells, 'isChild')[0] ?? '')
    const own = person > 0 ? readAge(this.#cellsOf(cells, 'age', person)[0] ?? '') : null
    const phone = person > 0 ? cleanLine(this.#cellsOf(cells, 'phone', person)[0] ?? '') : ''
    return { ...(isMarked && { age: 'child' as const }), ...age, ...own, ...(phone && { phone }) }
  }

  #emailsOf(cells: readonly string[], left: string[]): string[] {
    const cell = cleanLine(this.#cellsOf(cells, 'email')[0] ?? '')
    if (this.#reading.isExport || cell === '') return [cell]
    const { emails, rest } = emailsIn(cell)
    if (rest !== '') {
      if (emails.length === 0) this.result.emailsInNotes += 1
      left.push(`Email: ${rest}`)
    }
    return emails
  }

  #answerOf(cells: readonly string[], person: number, left: string[]) {
    const own = this.#cellsOf(cells, 'rsvp', person)[0]
    const cell = own ?? (person > 0 ? this.#cellsOf(cells, 'rsvp')[0] : undefined) ?? ''
    const answer = readAnswer(cell)
    if (answer === undefined && own !== undefined) {
      this.result.unknownRsvp += 1
      left.push(`RSVP: ${cleanLine(cell)}`)
    }
    const isUnticked = this.#reading.untickedIs === 'pending' && isUntickedBox(cell)
    return isUnticked ? null : (answer ?? null)
  }

  #factsOf(cells: readonly string[], left: string[]): FactsOfRow {
    const facts = readFacts((use) => {
      const cell = cleanLine(this.#cellsOf(cells, use)[0] ?? '')
      return use === 'household' ? this.#familyOf(cell) : cell
    })
    this.result.unknownFacts += facts.unknown.length
    if (!this.#reading.isExport) left.push(...facts.unknown)
    return facts
  }

  /** A code of another program groups people, and is no name of theirs. */
  #familyOf(cell: string): string {
    if (this.#reading.familyReachesDown && cell === '') return this.#family
    this.#family = cell
    const column = this.#columns.findIndex(({ use }) => use === 'household')
    const isCode = readHeading(this.#headings[column] ?? '')?.field === 'householdCode'
    this.#family = isCode && cell !== '' ? `#${cell}` : cell
    return this.#family
  }

  #notesOf(cells: readonly string[], left: readonly string[]): string | null {
    const notes = this.#cellsOf(cells, 'notes').map(cleanParagraphs).filter(isWritten)
    const extra = this.#columns.flatMap(({ use }, column) => {
      const isCount = (COUNT_USES as readonly string[]).includes(use)
      const isTold = use === 'extra' || (isCount && this.#reading.severalAs === 'written')
      const text = isTold ? cleanParagraphs(this.#cell(cells, column)) : ''
      if (text === '' || text === '-' || (use === 'extra' && isUntickedBox(text))) return []
      return [`${headingOf(this.#headings, column)}: ${text}`]
    })
    return [...notes, ...extra, ...left].join('\n') || null
  }

  #reasonToLeaveOut(
    cells: readonly string[],
    name: string,
    next: Row | undefined,
    position: number,
  ): LeftOutReason | null {
    if (this.#reading.isExport) return null
    if (isTotal(name)) return 'total'
    if (isNumber(name)) return 'number'
    const isAlone = cells.filter((cell) => isWritten(cell) && !isNumber(cell)).length === 1
    if (isAlone && isSectionTitle(name)) return 'title'
    const isFirst = position === 0 && this.#headings.length === 0
    if (isAlone && isFirst && next !== undefined && isListTitle(name)) return 'title'
    return this.#isEnvelope(cells, next) ? 'envelope' : null
  }

  /** `Pérez` alone in the column of surnames, above the people of that envelope. */
  #isEnvelope(cells: readonly string[], next: Row | undefined): boolean {
    const having = (use: ColumnRole['use']) =>
      this.#columns.flatMap((role, column) => (role.use === use ? [this.#cell(cells, column)] : []))
    const hasSurnames = this.#columns.some(({ use }) => use === 'surname')
    if (!hasSurnames || having('name').some(isWritten) || next === undefined) return false
    return !(['email', 'rsvp', 'notes', 'phone'] as const).some((use) => having(use).some(isWritten))
  }
}
