import { buffer } from 'node:stream/consumers'
import { type BookType, utils, write } from '@e965/xlsx'
import { zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { leftOutInWords } from '#domain/imports/left-out-words.ts'
import { summaryOf } from '#domain/imports/part-summary.ts'
import { partsOfContent } from '#domain/imports/parts-of-content.ts'
import { FORTY_LISTS, type FortyList } from '../../tests/fixtures/guests/forty-lists.ts'
import { numbersFile } from '../../tests/support/outside/numbers-file.ts'
import { readContent, readText } from './read-content.ts'

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text))

function workbook(sheets: Record<string, string[][]>, bookType: BookType, merged: FortyList['merged'] = []) {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  const first = book.Sheets[book.SheetNames[0] ?? '']!
  if (merged.length > 0)
    first['!merges'] = merged.map(({ column, from, to }) => ({
      s: { c: column, r: from },
      e: { c: column, r: to },
    }))
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer)
}

async function read(bytes: Uint8Array<ArrayBuffer>, name: string) {
  return partsOfContent(await readContent(bytes, name), name)
}

/** A file as the person is told of it. */
const said = (parts: Awaited<ReturnType<typeof read>>) =>
  parts.map((part) => {
    const { title, facts } = summaryOf(part)
    return `${part.isUncertain ? '¿' : ''}${[title, ...facts].join(', ')}`
  })

test('a document of Numbers has its dates, its cents and its sheets', async () => {
  const bytes = numbersFile({
    Invitados: [
      ['Nombre', 'Teléfono', 'Asistencia'],
      ['Íñigo Gil', '600 111 222', 'Sí'],
      ['Ana Gil', '', 'No'],
    ],
    Tareas: [
      ['Tarea', 'Due Date'],
      ['Elegir tarta', new Date(Date.UTC(2027, 2, 4))],
    ],
    Gastos: [
      ['Proveedor', 'Concepto', 'Coste'],
      ['Foto Prisma', 'Fotografía', 1980.5],
      ['Finca Sol', 'Finca', 9500],
    ],
  })
  const parts = await read(bytes, 'boda.numbers')
  expect(said(parts)).toEqual([
    'Lista de invitados, 2 personas, 1 ha dicho que sí',
    'Tareas, 1 tarea',
    'Presupuesto, 2 proveedores, 11.480,50\u00a0€',
  ])
  expect(parts[1]!.content).toMatchObject({ tasks: [{ due: { kind: 'day', on: '2027-03-04' } }] })
})

/** A budget as programs print it: words from the left, amounts to the right, the headings on each page. */
async function printedBudget(rows: readonly string[][], perPage: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ margin: 40, size: 'A4' })
  const columns = [
    { x: 40, width: 150, align: 'left' as const },
    { x: 200, width: 140, align: 'left' as const },
    { x: 345, width: 80, align: 'right' as const },
    { x: 435, width: 80, align: 'right' as const },
  ]
  const line = (cells: readonly string[], y: number) => {
    for (const [at, text] of cells.entries()) {
      const { x, ...options } = columns[at]!
      document.text(text, x, y, { ...options, lineBreak: false })
    }
  }
  const [headings, ...body] = rows
  document.fontSize(16).text('Nuestro presupuesto', 40, 40).fontSize(10)
  for (const [index, cells] of body.entries()) {
    if (index % perPage === 0) {
      if (index > 0) document.addPage()
      line(headings!, 80)
    }
    line(cells, 100 + (index % perPage) * 18)
  }
  document.end()
  return new Uint8Array(await buffer(document))
}

test('a budget that was printed as a PDF is read by its columns, over several pages', async () => {
  const rows = [
    ['Proveedor', 'Concepto', 'Coste', 'Pagado'],
    ['Finca La Alameda', 'Finca', '9.500,00 €', '3.000,00 €'],
    ['Foto Prisma', 'Fotografía y vídeo', '2.100,00 €', ''],
    ['Flores Lola', 'Floristería', '1.200,50 €', '200,00 €'],
    ['DJ Nilo', 'DJ', '850,00 €', ''],
    ['', 'Total', '13.650,50 €', '3.200,00 €'],
  ]
  const parts = await read(await printedBudget(rows, 3), 'presupuesto.pdf')
  expect(said(parts)).toEqual(['Presupuesto, 4 proveedores, 13.650,50\u00a0€, 3.200\u00a0€ ya pagados'])
  expect(parts[0]!.content).toMatchObject({
    vendors: [
      { name: 'Finca La Alameda', vendorType: 'finca', costCents: 950_000, paidCents: 300_000 },
      { name: 'Foto Prisma', vendorType: 'fotografia', costCents: 210_000, paidCents: 0 },
      { name: 'Flores Lola', vendorType: 'floristeria', costCents: 120_050, paidCents: 20_000 },
      { name: 'DJ Nilo', vendorType: 'dj', costCents: 85_000, paidCents: 0 },
    ],
  })
})

test('a document of Numbers with a password is said to have one', async () => {
  const bytes = zipSync({
    '.iwpv2': new Uint8Array(8),
    '.iwph': new Uint8Array(4),
    'Index/Document.iwa': new Uint8Array(30),
  })
  await expect(readContent(new Uint8Array(bytes), 'boda.numbers')).rejects.toMatchObject({
    refusal: { code: 'PROTECTED_FILE' },
  })
})

const VENDORS = [
  ['Proveedor', 'Concepto', 'Coste', 'Pagado', 'Estado'],
  ['Finca La Alameda', 'Finca', '9.500,00 €', '3.000 €', 'Contratado'],
  ['Foto Prisma', 'Fotografía', '2.100 €', '', 'Pendiente'],
  ['', 'Total', '11.600 €', '3.000 €', ''],
]
const DAY = [
  ['Hora', 'Qué', 'Dónde', 'Quién'],
  ['12:00', 'Peluquería', 'Casa de la novia', 'Marta'],
  ['18:30', 'Ceremonia', 'Iglesia', ''],
  ['20:00 - 22:30', 'Cena', 'Finca', 'La Alacena y DJ Nilo'],
  ['00:30', 'Baile', '', ''],
]
const TASKS = [
  ['Tarea', 'Fecha límite', 'Responsable', 'Hecha'],
  ['Reservar finca', '12/01/2027', 'Ana', 'x'],
  ['Elegir vestido', '01/02/2027', '', ''],
]
const SEATS = [
  ['Mesa 1', 'Mesa 2 (8)'],
  ['Ana Gil', 'Luis Pérez'],
  ['Hugo Vidal', 'Marta Ruiz'],
]
const GUESTS = [
  ['Nombre', 'Apellidos', 'Familia', 'Asistencia'],
  ['Ana', 'Gil', 'Gil', 'Sí'],
  ['Hugo', 'Vidal', 'Vidal', ''],
]

test.each<[string, Record<string, string[][]>, string[]]>([
  ['Lista.xlsx', { Hoja1: GUESTS }, ['Lista de invitados, 2 personas, 2 familias, 1 ha dicho que sí']],
  ['Gastos.xlsx', { Hoja1: VENDORS }, ['Presupuesto, 2 proveedores, 11.600\u00a0€, 3.000\u00a0€ ya pagados']],
  ['Día.xlsx', { Hoja1: DAY }, ['Agenda del día, 4 momentos']],
  ['Pendientes.xlsx', { Hoja1: TASKS }, ['Tareas, 2 tareas, 1 ya está hecha']],
  ['Plano.xlsx', { Hoja1: SEATS }, ['Mesas, 2 mesas, 4 personas']],
])('%s', async (name, sheets, words) => {
  for (const bookType of ['xlsx', 'biff8', 'ods'] as const)
    expect(said(await read(workbook(sheets, bookType), name)), bookType).toEqual(words)
})

test('the hours after midnight are of the night of the same day', async () => {
  const [part] = await read(workbook({ Hoja1: DAY }, 'xlsx'), 'a.xlsx')
  expect(part!.content).toMatchObject({
    moments: [
      { startsAt: 720, who: ['Marta'] },
      { startsAt: 1110, endsAt: null },
      { startsAt: 1200, endsAt: 1350, who: ['La Alacena', 'DJ Nilo'] },
      { startsAt: 1470 },
    ],
  })
})

test('a sum is left out and told', async () => {
  const [part] = await read(workbook({ Hoja1: VENDORS }, 'xlsx'), 'a.xlsx')
  expect(part!.leftOut.map(leftOutInWords)).toEqual([{ title: '1 fila con sumas', detail: 'Fila 4' }])
})

test('contacts of a telephone are guests, with the encoding of old ones', async () => {
  const text =
    'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Pe=C3=B1a;In=C3=A9s;;;\r\nTEL;CELL:600 123 456\r\nEND:VCARD\r\n' +
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Hugo Vidal\r\nitem1.EMAIL;type=INTERNET:hugo@example.com\r\nEND:VCARD\r\n'
  const [part] = await read(bytesOf(text), 'contactos.vcf')
  expect(part!.content).toMatchObject({
    kind: 'guests',
    guests: [
      { fullName: 'Inés Peña', phone: '600 123 456' },
      { fullName: 'Hugo Vidal', email: 'hugo@example.com' },
    ],
  })
})

test('a zone of a calendar is not worked through, which may change its clocks with every second', async () => {
  const zone =
    'BEGIN:VTIMEZONE\r\nTZID:UTC\r\nBEGIN:STANDARD\r\nDTSTART:20200101T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nRRULE:FREQ=SECONDLY\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n'
  const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${zone}BEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=UTC:20270612T183000\r\nSUMMARY:Ceremonia\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
  const [part] = await read(bytesOf(text), 'boda.ics')
  expect(part!.content).toMatchObject({ moments: [{ day: '2027-06-12', startsAt: 1110 }] })
})

test('a calendar is an agenda at the hours of its place', async () => {
  const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20270612T163000Z\r\nDTEND:20270612T173000Z\r\nSUMMARY:Ceremonia\r\nLOCATION:Iglesia\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nDTSTART;VALUE=DATE:20270612\r\nSUMMARY:Boda\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
  const [part] = await read(bytesOf(text), 'boda.ics')
  expect(part!.content).toEqual({
    kind: 'agenda',
    moments: [
      {
        ...{ row: 1, day: '2027-06-12', startsAt: 1110, endsAt: 1170, title: 'Ceremonia' },
        ...{ place: 'Iglesia', notes: null, who: [], isInstant: true },
      },
    ],
  })
  expect(part!.leftOut).toEqual([{ reason: 'noTime', rows: [2], name: null, cell: 'Boda' }])
})

test('a photograph called .xlsx is asked about, and nothing of it is read', async () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1])
  expect(said(await read(jpeg, 'lista.xlsx'))).toEqual(['¿No sé qué es'])
})

/** The families of some guests by who is with whom. */
const namesOf = (list: FortyList) =>
  list.guests.map((wanted) => (typeof wanted === 'string' ? wanted : wanted.name))

test.each(FORTY_LISTS.map((list) => [list.name, list] as const))('list of guests: %s', async (_, list) => {
  const content =
    list.pasted !== undefined
      ? await readText(list.pasted, 'texto')
      : list.csv !== undefined
        ? await readContent(bytesOf(list.csv), 'lista.csv')
        : await readContent(workbook(list.sheets ?? {}, 'xlsx', list.merged), 'lista.xlsx')
  const parts = partsOfContent(content, 'lista.xlsx')
  const guests = parts.flatMap(({ content: read }) => (read.kind === 'guests' ? read.guests : []))
  expect(guests.map(({ fullName }) => fullName)).toEqual(namesOf(list))
})
