import { utils, write } from '@e965/xlsx'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LISTS, type MadeUpList } from '../../../../../tests/fixtures/guests/lists.ts'
import { type GuestList, interpretTable } from './guest-list.ts'
import { type GuestTable, readGuestFile, readPastedText } from './guest-table.ts'

const csvCell = (cell: string) => (/[";,|^\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const toText = (rows: string[][], delimiter: string) =>
  rows.map((row) => row.map(csvCell).join(delimiter)).join('\r\n')

function workbook(rows: string[][], bookType: 'xlsx' | 'biff8'): ArrayBuffer {
  const book = utils.book_new(utils.aoa_to_sheet(rows), 'Hoja1')
  return write(book, { type: 'array', bookType }) as ArrayBuffer
}

const file = (content: Uint8Array | ArrayBuffer, name: string) =>
  readGuestFile(new Uint8Array(content).buffer as ArrayBuffer, name)

type Read = (rows: string[][]) => ReturnType<typeof readGuestFile>

const FORMATS: Record<string, Read> = {
  'CSV in UTF-8 with ;': (rows) => file(new TextEncoder().encode(toText(rows, ';')), 'lista.csv'),
  'CSV in UTF-8 with ,': (rows) => file(new TextEncoder().encode(toText(rows, ',')), 'lista.csv'),
  'CSV in Windows-1252': (rows) => file(Buffer.from(toText(rows, ';'), 'latin1'), 'lista.csv'),
  'CSV in UTF-16': (rows) => file(Buffer.from(`\uFEFF${toText(rows, '\t')}`, 'utf16le'), 'lista.csv'),
  'CSV with ^': (rows) => file(new TextEncoder().encode(toText(rows, '^')), 'lista.csv'),
  '.xlsx': (rows) => file(workbook(rows, 'xlsx'), 'lista.xlsx'),
  '.xls': (rows) => file(workbook(rows, 'biff8'), 'lista.xls'),
  'pasted cells': (rows) => readPastedText(toText(rows, '\t')),
  'pasted text with ;': (rows) => readPastedText(toText(rows, ';')),
}

/** Only what an encoding can write is written in it. */
const isWritable = ({ rows }: MadeUpList, format: string) =>
  format !== 'CSV in Windows-1252' || [...rows.flat().join('')].every((letter) => letter.charCodeAt(0) < 256)

function listOf(table: GuestTable | { kind: 'error'; code: string }): GuestList {
  if ('kind' in table) throw new Error(table.code)
  return interpretTable(table)
}

describe.each(LISTS)('$about', (list) => {
  test.each(Object.keys(FORMATS).filter((format) => isWritable(list, format)))('%s', async (format) => {
    const { outcome, reading } = listOf(await FORMATS[format]!(list.rows))
    if (outcome.kind === 'error') throw new Error(outcome.code)
    const guests = list.guests.map((guest) => (typeof guest === 'string' ? { fullName: guest } : guest))
    expect(outcome.guests).toMatchObject(guests)
    expect(outcome.guests).toHaveLength(guests.length)
    expect(outcome.leftOut.map(({ guest }) => guest.fullName)).toEqual(list.leftOut ?? [])
    expect(outcome.droppedWithoutName).toBe(list.droppedWithoutName ?? 0)
    if (list.ignored) expect(outcome.ignoredColumns).toEqual(list.ignored)
    if (list.noted) expect(outcome.notedColumns).toEqual(list.noted)
    expect(reading.doubts).toEqual(list.doubts ?? [])
  })
})

test('nobody is dropped unseen: each name of a list is a guest, or left out by name', async () => {
  for (const list of LISTS) {
    const { outcome } = listOf(await FORMATS['.xlsx']!(list.rows))
    if (outcome.kind === 'error') throw new Error(outcome.code)
    const seen = [...outcome.guests, ...outcome.leftOut.map(({ guest }) => guest)]
    expect(new Set(seen.map(({ fullName }) => fullName))).toEqual(
      new Set([
        ...list.guests.map((guest) => (typeof guest === 'string' ? guest : guest.fullName)),
        ...(list.leftOut ?? []),
      ]),
    )
  }
})

const FIRST = ['Lucía', 'Hugo', 'Ana', 'Mª José', 'Jean-Luc', 'Íñigo', 'Mamá', 'Bebé', '👶 Leo']
const LAST = ['Ferrer', 'Vidal Mas', 'de la O', "O'Connor", 'Puig i Cadafalch', '']
const person = fc
  .tuple(fc.constantFrom(...FIRST), fc.constantFrom(...LAST))
  .map((words) => words.join(' ').trim())
const COLUMNS: Record<string, readonly string[]> = {
  Mesa: ['1', '2', ''],
  Confirmado: ['sí', 'no', '', 'quizás'],
  Email: ['a@correo.example', 'b@correo.example', ''],
  'Cosa rara': ['x1', '12', ''],
  Notas: ['Trona', 'Amigo de Hugo', ''],
}

test('whatever columns stand beside them, every name of a list is a guest, in every format', async () => {
  const table = fc.record({
    people: fc.array(person, { minLength: 1, maxLength: 12 }),
    columns: fc.uniqueArray(fc.constantFrom(...Object.keys(COLUMNS)), { maxLength: 4 }),
    at: fc.nat(4),
    seed: fc.nat(1000),
    format: fc.constantFrom('CSV in UTF-8 with ;', 'CSV in UTF-8 with ,', '.xlsx', 'pasted cells'),
  })
  await fc.assert(
    fc.asyncProperty(table, async ({ people, columns, at, seed, format }) => {
      const headings = columns.toSpliced(at, 0, 'Nombre')
      const rows = people.map((name, row) =>
        headings.map((heading, column) => {
          const values = COLUMNS[heading]
          return values ? values[(seed + row * 7 + column) % values.length]! : name
        }),
      )
      const { outcome } = listOf(await FORMATS[format]!([headings, ...rows]))
      expect(outcome.kind === 'preview' && outcome.guests.map(({ fullName }) => fullName)).toEqual(people)
    }),
    { numRuns: 150 },
  )
})

test('a spreadsheet shows its numbers and its yes and no as in Spanish', async () => {
  const book = utils.book_new(
    utils.aoa_to_sheet([
      ['Nombre', 'Confirmado', 'Notas'],
      ['Luis Ferrer', true, 7.5],
      ['Eva Soto', false, 1234.25],
      ['Ana Gil', '', 600111222],
    ]),
    'Hoja1',
  )
  const { outcome } = listOf(await file(write(book, { type: 'array', bookType: 'xlsx' }), 'lista.xlsx'))
  expect(outcome).toMatchObject({
    guests: [
      { fullName: 'Luis Ferrer', rsvp: true, notes: '7,5' },
      { fullName: 'Eva Soto', rsvp: null, notes: '1234,25' },
      { fullName: 'Ana Gil', rsvp: null, notes: '600111222' },
    ],
  })
})

test.each([
  ['a comma between blanks', 'Luis , Ferrer , luis@correo.example\nEva , Soto , eva@correo.example'],
  ['a bar', 'Luis|Ferrer|luis@correo.example\nEva|Soto|eva@correo.example'],
  [
    'in four of five lines',
    'Luis;Ferrer;luis@correo.example\nEva;Soto;eva@correo.example\nAna;Gil\nLeo;Mas\nTodos',
  ],
])('a pasted text parted by %s is a table', async (_, text) => {
  const { reading, delimiter } = listOf(await readPastedText(text))
  expect(delimiter).not.toBeNull()
  expect(reading.columns[2]).toEqual({ use: 'email' })
})

test.each([
  ['an answer', 'Luis Ferrer, sí\nEva Soto, no', ','],
  ['a table', 'Luis Ferrer, mesa 4\nEva Soto, mesa 5', ','],
  ['an address', 'Luis Ferrer, luis@correo.example\nEva Soto, eva@correo.example', ','],
])('behind a comma and a blank stands %s: it parts columns', async (_, text, expected) => {
  const { delimiter, outcome } = listOf(await readPastedText(text))
  expect(delimiter).toBe(expected)
  expect(outcome).toMatchObject({ guests: [{ fullName: 'Luis Ferrer' }, { fullName: 'Eva Soto' }] })
})

test('a comma in every line that may be of the names is asked about', async () => {
  const { delimiter, outcome, reading } = listOf(await readPastedText('Ferrer Mas, Luis\nSoto Lasa, Eva'))
  expect(delimiter).toBeNull()
  expect(reading.doubts).toEqual(['COMMA_IN_LINES'])
  expect(outcome).toMatchObject({
    guests: [{ fullName: 'Ferrer Mas, Luis' }, { fullName: 'Soto Lasa, Eva' }],
  })
})

test('one line of names between commas is as many guests', async () => {
  const { outcome } = listOf(await readPastedText('Luis Ferrer, Eva Soto, Ana Gil'))
  expect(outcome).toMatchObject({
    guests: [{ fullName: 'Luis Ferrer' }, { fullName: 'Eva Soto' }, { fullName: 'Ana Gil' }],
  })
})

describe('as the person says', () => {
  const table = async () => {
    const read = await readPastedText('Quién;Mesa;Alergias\nLuis Ferrer;4;Gluten\nEva Soto;5;')
    if ('kind' in read) throw new Error(read.code)
    return read
  }

  test('a column goes to the notes under its heading', async () => {
    const first = interpretTable(await table())
    const columns = [...first.reading.columns]
    columns[1] = { use: 'extra' }
    columns[2] = { use: 'extra' }
    const { outcome } = interpretTable(await table(), {
      change: { reading: { ...first.reading, columns } },
    })
    expect(outcome).toMatchObject({
      guests: [
        { fullName: 'Luis Ferrer', notes: 'Mesa: 4\nAlergias: Gluten' },
        { fullName: 'Eva Soto', notes: 'Mesa: 5' },
      ],
    })
  })

  test('the first row is a guest when there are no headings', async () => {
    const { outcome, reading } = interpretTable(await table(), { change: { headerRow: null } })
    expect(reading.headerRow).toBeNull()
    expect(outcome.kind === 'preview' && outcome.guests[0]).toMatchObject({ fullName: 'Quién' })
  })
})
