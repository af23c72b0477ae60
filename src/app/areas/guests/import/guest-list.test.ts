import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import type { GuestImportError, InterpretedRows } from '#domain/guest-import/guest-import.ts'
import { type GuestList, interpretTable } from './guest-list.ts'
import { type ImportProgress, readGuestFile, readPastedText } from './guest-table.ts'
import { importErrorMessage, previewSentences } from './import-messages.ts'

const FIXTURES = new URL('../../../../../tests/fixtures/guests/', import.meta.url)

async function fixture(name: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(new URL(name, FIXTURES))).buffer
}

type Brought = InterpretedRows & Pick<GuestList, 'source' | 'fileName'>

/** Reads a file, or says why nothing of it can be read. */
async function read(name: string, content?: ArrayBuffer): Promise<Brought | GuestImportError> {
  const table = await readGuestFile(content ?? (await fixture(name)), name)
  if ('kind' in table) return table
  const { outcome, source, fileName } = interpretTable(table)
  return outcome.kind === 'error' ? outcome : { ...outcome, source, fileName }
}

async function preview(name: string, content?: ArrayBuffer): Promise<Brought> {
  const result = await read(name, content)
  if (result.kind === 'error') throw new Error(`${name}: ${result.code}`)
  return result
}

/** The sentences that the person reads: why not, or what will be imported. */
async function sentences(name: string, content?: ArrayBuffer): Promise<string[]> {
  const result = await read(name, content)
  return result.kind === 'error' ? [importErrorMessage(result)] : previewSentences(result)
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** The tables of Carmen's and Iker's guests. */
const TABLES = ['1', '1', '2', '2', '3', '4', '4']

/** The wedding of Carmen and Iker, as three programs saved it. */
const CARMEN_AND_IKER = [
  { fullName: 'Begoña Ibáñez Núñez', email: 'begona.ibanez@example.com', rsvp: true, notes: 'Celíaca' },
  { fullName: 'Íñigo Zubizarreta', email: 'inigo.z@example.com', rsvp: true, notes: null },
  { fullName: 'María José de la Fuente', email: null, rsvp: false, notes: 'Vive en México' },
  {
    fullName: 'Joan Puig i Cadafalch',
    email: 'joan.puig@example.com',
    rsvp: null,
    notes: 'Llega el viernes\nVuelve el domingo',
  },
  { fullName: 'Xurxo Castiñeiras', email: 'xurxo@example.com', rsvp: null, notes: 'Teléfono 600123456' },
  { fullName: 'Tía Asunción', email: null, rsvp: true, notes: '11/06/27' },
  { fullName: 'Ainhoa Etxeberria', email: 'ainhoa@example.com', rsvp: false, notes: '34600123456' },
]

describe('lists people have', () => {
  test('Excel in Spanish, `;` and Windows-1252: six guests with their ñ, accents and €', async () => {
    const { guests, source } = await preview('excel-es-windows1252.csv')
    expect(source).toBe('csv')
    expect(guests.map(({ fullName, rsvp }) => [fullName, rsvp])).toEqual([
      ['Begoña Ibáñez Núñez', true],
      ['Íñigo Zubizarreta', true],
      ['María José de la Fuente', false],
      ['Joan Puig i Cadafalch', null],
      ['Xurxo Castiñeiras', null],
      ['Tía Asunción', true],
    ])
    expect(guests[3]?.notes).toBe('Debe 50 € del regalo')
    expect(guests[4]?.notes).toBe('Pregunta por el "menú del mar"')
    expect(await sentences('excel-es-windows1252.csv')).toEqual([
      'Se importarán 6 invitados.',
      '1 fila sin nombre no se importa.',
    ])
  })

  test('UTF-8 with byte order mark and quotes: line breaks, commas and quotes inside a cell are kept', async () => {
    const { guests, rowNumbers } = await preview('utf8-bom-quoted.csv')
    expect(guests).toEqual([
      {
        fullName: 'Núria Vilà',
        email: 'nuria@example.com',
        rsvp: null,
        notes: 'Alérgica a:\n- frutos secos\n- marisco',
      },
      {
        fullName: 'García Pérez, Ana',
        email: null,
        rsvp: null,
        notes: 'Prefiere mesa 3, cerca de la puerta',
      },
      { fullName: 'Pepe "el Largo" Ruiz', email: 'pepe@example.com', rsvp: null, notes: null },
    ])
    expect(rowNumbers).toEqual([2, 3, 4])
  })

  test('Google Sheets: five guests, and the column of groups says whose they are', async () => {
    expect(await sentences('google-sheets.csv')).toEqual(['Se importarán 5 invitados.'])
  })

  test.each(['guests.xlsx', 'guests.xls', 'web-page.xls'])(
    '%s: seven guests of the first sheet, under a title, with dates and telephones as they are seen',
    async (name) => {
      expect((await preview(name)).guests).toEqual(
        CARMEN_AND_IKER.map((guest, row) => ({ ...guest, table: TABLES[row] })),
      )
      expect(await sentences(name)).toEqual([
        'Se importarán 7 invitados.',
        '1 fila sin nombre no se importa.',
        'La fila de encima de los títulos no se importa.',
      ])
    },
  )

  test('only names, one per row, with commas: three guests with their whole names', async () => {
    const { guests } = await preview('names-only.csv')
    expect(guests.map(({ fullName }) => fullName)).toEqual([
      'Lucía Ferrer Mas',
      'García Pérez, Ana',
      'Hugo Vidal',
    ])
  })

  test('a chat copied from WhatsApp: nine guests, and the empty number 4 is told', async () => {
    const table = await readPastedText(new TextDecoder().decode(await fixture('whatsapp.txt')))
    if ('kind' in table) throw new Error(table.code)
    const result = interpretTable(table).outcome
    if (result.kind === 'error') throw new Error(result.code)
    expect(result.guests.map(({ fullName }) => fullName)).toEqual([
      'Lucía Ferrer',
      'Hugo Vidal',
      'Tía Asunción',
      'Paco',
      'Íñigo Zubizarreta',
      'Ainhoa Etxeberria',
      'Mª José de la Fuente',
      'Joan Puig',
      '2 primos de Cuenca',
    ])
    expect(previewSentences(result)).toEqual([
      'Se importarán 9 invitados.',
      'Vienen en 1 familia y 7 por su cuenta.',
      '1 fila sin nombre no se importa.',
    ])
  })

  test('formulas of a spreadsheet give the result saved with them, errors give nothing', async () => {
    expect((await preview('formulas.xlsx')).guests).toEqual([
      { fullName: 'Remedios Heredia', email: null, rsvp: true, notes: 'Su web' },
      { fullName: 'Remedios Heredia (hijo)', email: null, rsvp: false, notes: null },
      { fullName: 'Paco Heredia', email: null, rsvp: true, notes: '=no soy una fórmula' },
    ])
  })

  test('formulas of a CSV are text', async () => {
    expect((await preview('formulas.csv')).guests).toEqual([
      {
        fullName: '=HYPERLINK("http://example.com";"Ana")',
        email: 'ana@example.com',
        rsvp: null,
        notes: '=1+1',
      },
      { fullName: '=Suma', email: null, rsvp: null, notes: '-2 niños' },
      { fullName: '@luis', email: 'luis@example.com', rsvp: null, notes: '+34 600 111 222' },
    ])
  })
})

describe('how a list may be written', () => {
  const LUCIA = [{ fullName: 'Lucía', email: 'lucia@example.com', rsvp: null, notes: null }]

  test.each([
    ['semicolons', 'nombre;email\nLucía;lucia@example.com'],
    ['commas', 'nombre,email\nLucía,lucia@example.com'],
    ['tabs', 'nombre\temail\nLucía\tlucia@example.com'],
    ['CRLF', 'nombre;email\r\nLucía;lucia@example.com\r\n'],
    ['the line ends of old Macs', 'nombre;email\rLucía;lucia@example.com\r'],
    ['the `sep=` line of Excel', 'sep=;\nnombre;email\nLucía;lucia@example.com'],
    ['no headings, and commas', 'Lucía,lucia@example.com'],
    ['no headings, and blanks after the commas', 'Lucía, lucia@example.com'],
  ])('with %s', async (_, text) => {
    expect((await preview('lista.csv', bytes(text))).guests).toEqual(LUCIA)
  })

  test('in UTF-16, as Excel saves "Texto Unicode"', async () => {
    const text = '\uFEFFNombre\tEmail\r\nLucía\tlucia@example.com\r\n'
    const littleEndian = Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer
    expect((await preview('lista.csv', littleEndian)).guests).toEqual(LUCIA)
  })

  test('in a cell with a delimiter that is not the one of the file', async () => {
    const { guests } = await preview(
      'lista.csv',
      bytes('Nombre;Notas\nAna;huevo, leche, nuez\nHugo;soja, apio'),
    )
    expect(guests.map(({ notes }) => notes)).toEqual(['huevo, leche, nuez', 'soja, apio'])
  })

  test('as an XML spreadsheet of Excel 2003 called .xls', async () => {
    const row = (...cells: string[]) =>
      `<Row>${cells.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`
    const xml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Uno"><Table>${row('Nombre', 'Email')}${row('Lucía', 'lucia@example.com')}</Table></Worksheet></Workbook>`
    expect(await preview('lista.xls', bytes(xml))).toMatchObject({ source: 'xls', guests: LUCIA })
  })

  test.each([
    ['guests.xlsx', 'lista.xls', 'xlsx'],
    ['guests.xls', 'lista.XLSX', 'xls'],
    ['google-sheets.csv', 'lista.xls', 'csv'],
  ])('%s is read for what it is although it is called %s', async (name, otherName, source) => {
    expect(await preview(otherName, await fixture(name))).toMatchObject({ source, fileName: otherName })
  })
})

describe('files that are refused', () => {
  test.each([
    ['empty.csv', 'No hay nada escrito en esta lista.'],
    ['headers-only.csv', 'Solo están los títulos de las columnas: no hay ningún nombre debajo.'],
    [
      'no-name-column.csv',
      'No encontramos la columna de los nombres, solo «Email» y «Mesa». Titula «Nombre» la que los tiene.',
    ],
    [
      'unclosed-quote.csv',
      'Hay unas comillas mal cerradas a partir de la fila 3. Corrígelas y vuelve a elegir el archivo.',
    ],
    [
      'pdf-renamed.csv',
      '«pdf-renamed.csv» no es una lista que sepamos leer. Elige un archivo .csv, .xlsx o .xls, o pega los nombres como texto.',
    ],
    [
      'whatsapp.txt',
      '«whatsapp.txt» no es una lista que sepamos leer. Elige un archivo .csv, .xlsx o .xls, o pega los nombres como texto.',
    ],
    ['protected.xlsx', 'El archivo tiene contraseña. Guárdalo sin ella y vuelve a elegirlo.'],
    ['protected.xls', 'El archivo tiene contraseña. Guárdalo sin ella y vuelve a elegirlo.'],
  ])('%s: %s', async (name, sentence) => {
    expect(await sentences(name)).toEqual([sentence])
  })

  test.each(['guests.xlsx', 'guests.xls'])(
    'half of %s: El archivo está dañado o incompleto.',
    async (name) => {
      const whole = await fixture(name)
      const [sentence] = await sentences(name, whole.slice(0, whole.byteLength / 2))
      expect(sentence).toMatch(/^El archivo está dañado o incompleto\./)
    },
  )

  test.each([
    ['an image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).buffer],
    ['a web page without a table', bytes('<!doctype html><title>Inicia sesión</title>')],
    ['a contact card', bytes('BEGIN:VCARD\nFN:Ana\nEND:VCARD')],
  ])('%s called .csv: no es una lista que sepamos leer', async (_, content) => {
    expect(await read('lista.csv', content)).toMatchObject({ code: 'UNSUPPORTED_FILE' })
  })

  test('5,1 MB: El archivo ocupa 5,1 MB y el máximo son 5 MB.', async () => {
    const [sentence] = await sentences('lista.xlsx', new ArrayBuffer(5 * 1024 * 1024 + 1))
    expect(sentence).toBe(
      'El archivo ocupa 5,1\u00a0MB y el máximo son 5\u00a0MB. Guarda solo la lista, sin imágenes.',
    )
  })

  test('100,000 rows: La lista tiene más de 5.000 filas, and the rest is not even read', async () => {
    const list = bytes(`Nombre;Email\n${'Lucía Ferrer;lucia@example.com\n'.repeat(100_000)}`)
    const seen: ImportProgress[] = []
    const result = await readGuestFile(list, 'lista.csv', { onProgress: (progress) => seen.push(progress) })
    if (!('kind' in result)) throw new Error('expected a refusal')
    expect(importErrorMessage(result)).toBe(
      'La lista tiene más de 5.000 filas, el máximo de una importación. Divídela en varias.',
    )
    expect(Math.max(...seen.map(({ fraction }) => fraction))).toBeLessThan(0.25)
  })
})

test('progress only goes forward, from opening to checking', async () => {
  for (const name of ['guests.xlsx', 'guests.xls', 'google-sheets.csv']) {
    const seen: ImportProgress[] = []
    await readGuestFile(await fixture(name), name, { onProgress: (progress) => seen.push(progress) })
    const fractions = seen.map(({ fraction }) => fraction)
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
    expect(seen[0]).toEqual({ stage: 'opening', fraction: 0 })
    expect(seen.at(-1)).toEqual({ stage: 'checking', fraction: 0.95 })
  }
})
