import { columnLetter } from '../guest-import/guest-list/column-names.ts'
import { foldText } from '../text/fold-text.ts'
import { agendaOfCalendar } from './agenda-of-calendar.ts'
import { clientsOfPage } from './as-clients.ts'
import type { Interpreted } from './as-guests.ts'
import { contractScore } from './as-text.ts'
import { daysInDoubt } from './days-in-doubt.ts'
import type { FileContent, Page } from './file-content.ts'
import {
  IMPORT_COLUMNS_MAX,
  type LeftOut,
  type PartKind,
  type Product,
  type ReadingChoices,
  type ReadPart,
} from './imports.ts'
import { interpretPart, type RawPart } from './interpret-part.ts'
import { isWrittenRow } from './left-out.ts'
import { folderOf } from './names-in-zip.ts'
import { CLEARLY, kindsOfPage, LIKELY } from './page-kinds.ts'
import { isMonthFirst, productNamed, productOf } from './products.ts'
import { partOf } from './read-part.ts'
import { withoutRepeats } from './repeated-pages.ts'
import { decided, weddingFacts, weddingsOfRows } from './wedding-facts.ts'

/** A kind with how surely it is meant, from 0 to 1. */
type Guess = { kind: PartKind; score: number }

/** The parts of a file, each as what it seems or as a person says (`choices`). An empty page is told, not asked about. */
export function partsOfContent(
  content: FileContent,
  fileName: string,
  choices: ReadingChoices = {},
): ReadPart[] {
  if (content.kind === 'calendar') return [partOfCalendar(content, fileName)]
  if (content.kind === 'image')
    return [partOf({ kind: 'photos', folder: folderOf(fileName) }, { alternatives: ['document'] })]
  if (content.kind === 'other') return [partOfOther(fileName, choices.kinds?.[0])]
  if (content.kind === 'text') return partsOfText(content, fileName, choices)
  const written = content.pages.filter(({ rows }) => rows.some(isWrittenRow))
  const empty = content.pages.filter((page) => !written.includes(page))
  const parts = withoutRepeats(
    written.map((whole, at) => {
      const { page, beyond } = withinWidth(whole)
      const part = partOfPage(page, fileName, choices, at)
      return { page, part: { ...part, leftOut: [...part.leftOut, ...beyond] } }
    }),
    choices,
  )
  const [first] = parts
  if (!first) return []
  first.leftOut.push(
    ...empty.map(({ name }): LeftOut => ({ reason: 'emptySheet', rows: [], name, cell: null })),
    ...(content.hasMacros ? [{ reason: 'macros', rows: [], name: null, cell: null } satisfies LeftOut] : []),
  )
  return parts
}

/** A page as wide as pages are read, and the columns beyond. */
function withinWidth(page: Page): { page: Page; beyond: LeftOut[] } {
  if (page.rows.every(({ length }) => length <= IMPORT_COLUMNS_MAX)) return { page, beyond: [] }
  const rows = page.rows.map((cells) => cells.slice(0, IMPORT_COLUMNS_MAX))
  const name = `${columnLetter(IMPORT_COLUMNS_MAX)} y siguientes`
  return { page: { ...page, rows }, beyond: [{ reason: 'column', rows: [], name, cell: null }] }
}

function partOfPage(page: Page, fileName: string, choices: ReadingChoices, at: number): ReadPart {
  const guesses = kindsOfPage(page, fileName)
  const raw = { page, text: '', pages: null }
  const product = productOf(page, fileName)
  const clients = choices.books ? clientsOfPage(page, isMonthFirst(product)) : null
  if (clients) return partOf({ kind: 'unknown', pages: null }, { ...clients, sheet: page.name, product })
  return told(raw, guesses, { fileName, choices, at, product })
}

type Told = { fileName: string; choices: ReadingChoices; at: number; product: Product | null }

function told(raw: RawPart, guesses: readonly Guess[], { fileName, choices, at, product }: Told): ReadPart {
  const [best, second] = guesses
  const chosen = choices.kinds?.[at]
  const isKnown = best !== undefined && best.score >= LIKELY
  const kind = chosen ?? (isKnown ? best.kind : raw.text === '' ? 'unknown' : 'document')
  const monthFirst = choices.dateOrder === undefined ? isMonthFirst(product) : choices.dateOrder === 'month'
  const facts = weddingFacts(raw.page.rows, monthFirst)
  const couples = [...new Map(facts.couples.map((couple) => [foldText(couple), couple])).values()]
  const weddings = couples.length > 1 ? couples : weddingsOfRows(raw.page)
  const isSeveral = weddings.length > 1
  const read: Interpreted = interpretPart(raw, kind, { fileName, dateOrder: monthFirst ? 'month' : 'day' })
  const isClose = isKnown && best.score - (second?.score ?? 0) < CLEARLY
  const doubt = isMonthFirst(product) ? null : daysInDoubt(kind, raw.page.rows)
  const others = [...guesses.map((guess) => guess.kind), 'document' as const]
  return partOf(read.content, {
    sheet: raw.page.name,
    product,
    isUncertain: chosen === undefined && (isClose || isSeveral || (kind === 'unknown' && raw.text === '')),
    alternatives: [...new Set<PartKind>(others)].filter((other) => other !== kind),
    leftOut: read.leftOut,
    weddingDay: choices.dateOrder === undefined ? facts.weddingDay : decided(facts.weddingDay),
    venue: facts.venue,
    ...(doubt && { daysInDoubt: doubt }),
    ...(isSeveral && { weddings }),
    ...(choices.books && couples.length === 1 && { couple: couples[0]! }),
  })
}

/** A document is one part by its words, and one more for each table in it that is a list. */
function partsOfText(
  content: Extract<FileContent, { kind: 'text' }>,
  fileName: string,
  choices: ReadingChoices,
): ReadPart[] {
  const { text, lines, tables, pages } = content
  const ofTables = tables
    .map((page) => ({ page, guesses: kindsOfPage(page, fileName) }))
    .filter(({ guesses }) => guesses[0]!.score >= (pages === null ? LIKELY : PRINTED_LIKELY))
  const whole: RawPart = { page: { name: null, rows: lines, merged: [] }, text, pages }
  const product = productNamed(fileName)
  const contract: Guess = { kind: 'contract', score: contractScore(text, fileName) }
  const isProse = text.length > PROSE_LINE * Math.max(1, lines.filter(isWrittenRow).length)
  // A PDF is set for paper: a list of it may be wrong, and is asked about.
  const guesses: Guess[] = kindsOfPage(whole.page, fileName).map(({ kind, score }) => ({
    kind,
    score: isProse ? score * 0.4 : pages === null ? score : score * 0.8,
  }))
  const ordered = [...guesses, contract].toSorted((a, b) => b.score - a.score)
  const read = told(whole, ordered, { fileName, choices, at: 0, product })
  if (ofTables.length === 0) return [read]
  const parts = ofTables.map(({ page, guesses: ofPage }, at) =>
    told({ page, text: '', pages: null }, ofPage, { fileName, choices, at, product }),
  )
  return read.content.kind === 'contract' && contract.score > 0.6 ? [read] : parts
}

/** A table that was set for paper has to be surer: columns of prose look like one. */
const PRINTED_LIKELY = 0.6

/** Lines that are longer than this on average are sentences. */
const PROSE_LINE = 70

function partOfCalendar(calendar: Extract<FileContent, { kind: 'calendar' }>, fileName: string): ReadPart {
  const { content, leftOut } = agendaOfCalendar(calendar.events)
  const unread: LeftOut[] =
    calendar.unread > 0 ? [{ reason: 'unreadable', rows: [], name: String(calendar.unread), cell: null }] : []
  return partOf(content, {
    ...{ sheet: calendar.name, product: productNamed(fileName), alternatives: ['document'] },
    leftOut: [...leftOut, ...unread],
  })
}

const partOfOther = (fileName: string, chosen: PartKind | undefined): ReadPart =>
  partOf(
    chosen === 'document'
      ? { kind: 'document', vendor: null, pages: null }
      : { kind: 'unknown', pages: null },
    {
      ...{
        product: productNamed(fileName),
        isUncertain: chosen === undefined,
        alternatives: ['document', 'contract'],
      },
    },
  )
