import { formatEuros } from '#domain/budget/money.ts'
import { grouped } from '#domain/lists/grouped.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import type { SheetCell } from '#server/platform/files/xlsx-stream.ts'
import { fileList } from '#site/archive/archive-files.tsx'
import {
  card,
  groupHeading,
  NOTHING_THERE,
  PART_END,
  pageEnd,
  pageStart,
  partStart,
  type ShownCell,
  sheetHeading,
  TABLE_END,
  tableRow,
  tableStart,
} from '#site/archive/archive-page.tsx'
import type { OpenSheet } from './sheet-rows.ts'
import { WORKBOOKS, type Workbook } from './sheets/sheet.ts'
import type { NamedOriginal } from './stream-zip.ts'

/** A part of the page: the sheets of a workbook. */
export type PagePart = { workbook: Workbook; sheets: readonly OpenSheet[] }

export type PageOf = {
  name: string
  /** The day of the wedding. */
  date: string | null
  parts: readonly PagePart[]
  files: readonly NamedOriginal[]
  /** The day of the download, in words. */
  madeOn: string
}

const FILES = { anchor: 'archivos', name: 'Archivos' }
const IMAGES = 'inspirations'

/** A wedding as one page that opens by itself, a row at a time. */
export async function* weddingPage({ name, date, parts, files, madeOn }: PageOf): AsyncGenerator<string> {
  const others = files.filter(({ table }) => table !== IMAGES)
  yield pageStart({
    title: name,
    date: date && dateInWords(date),
    parts: [
      ...parts.map(({ workbook }) => ({ anchor: workbook, name: WORKBOOKS[workbook] })),
      ...(others.length > 0 ? [FILES] : []),
    ],
  })
  const images = files.filter(({ table }) => table === IMAGES)
  for (const part of parts) {
    yield partStart(part.workbook, WORKBOOKS[part.workbook])
    const isSeen = part.workbook === 'inspiracion' && images.length > 0
    yield* isSeen ? picturesOf(part, images) : sheetsOf(part)
    yield PART_END
  }
  if (others.length > 0) {
    yield partStart(FILES.anchor, FILES.name)
    yield* filesByFolder(others)
    yield PART_END
  }
  yield pageEnd(madeOn)
}

/** The conversations alone. */
export async function* conversationsPage({ name, parts, madeOn }: PageOf): AsyncGenerator<string> {
  yield pageStart({ title: name, date: null, parts: [] })
  for (const part of parts) {
    yield partStart(part.workbook, WORKBOOKS[part.workbook])
    yield* sheetsOf(part)
    yield PART_END
  }
  yield pageEnd(madeOn)
}

async function* sheetsOf({ workbook, sheets }: PagePart): AsyncGenerator<string> {
  let isEmpty = true
  for (const open of sheets) {
    for await (const piece of sheetOf(open, WORKBOOKS[workbook])) {
      isEmpty = false
      yield piece
    }
  }
  if (isEmpty) yield NOTHING_THERE
}

/** The rows of a sheet below their groups; nothing of one without rows. */
async function* sheetOf({ sheet, columns, rows }: OpenSheet, partName: string): AsyncGenerator<string> {
  const { groupedBy, isOfCards, title } = sheet
  let isFirst = true
  let group: string | undefined
  let isTableOpen = false
  for await (const row of rows()) {
    const all = row.map((cell, place) => shown(cell, columns[place]!.heading))
    if (isFirst && title !== partName) yield sheetHeading(title)
    isFirst = false
    const given =
      groupedBy &&
      (all.find(({ heading }) => heading === groupedBy)?.text || `Sin ${groupedBy.toLocaleLowerCase('es')}`)
    if (given !== undefined && given !== group) {
      if (isTableOpen) yield TABLE_END
      isTableOpen = false
      group = given
      yield groupHeading(given)
    }
    const cells = all.filter(({ heading }) => heading !== groupedBy)
    if (isOfCards) {
      yield card(cells)
      continue
    }
    if (!isTableOpen) yield tableStart(cells)
    isTableOpen = true
    yield tableRow(cells)
  }
  if (isTableOpen) yield TABLE_END
}

function shown(cell: SheetCell, heading: string): ShownCell {
  if (cell === null) return { heading, text: '', isNumber: false }
  const { kind, value } = cell
  if (kind === 'euros') return { heading, text: formatEuros(Math.round(Number(value) * 100)), isNumber: true }
  if (kind === 'number') return { heading, text: formatNumber(Number(value)), isNumber: true }
  if (kind === 'date') return { heading, text: dateInWords(value), isNumber: false }
  if (kind === 'moment')
    return { heading, text: `${dateInWords(value.slice(0, 10))}, ${value.slice(11)}`, isNumber: false }
  return { heading, text: value, isNumber: false }
}

/** The images themselves in place of their list, with what else is said of them. */
async function* picturesOf({ sheets }: PagePart, images: readonly NamedOriginal[]): AsyncGenerator<string> {
  yield* filesByFolder(images)
  for (const open of sheets) if (open.sheet.name !== 'imagenes') yield* sheetOf(open, '')
}

/** The files below the names of their folders, as they lie in the ZIP. */
function* filesByFolder(files: readonly NamedOriginal[]): Generator<string> {
  const folders = grouped(files, ({ name }) => name.slice(0, name.lastIndexOf('/')))
  for (const [folder, inside] of folders) {
    yield groupHeading(inside[0]!.folder)
    yield fileList(
      inside.map(({ name, note }) => ({ path: name, name: name.slice(folder.length + 1), note })),
    )
  }
}
