import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { utils, write } from '@e965/xlsx'
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type FileReading,
  IMPORT_FILES_MAX,
  IMPORT_OPEN_HOURS,
  IMPORT_QUESTIONS_MAX,
  IMPORT_TABLE_MAX_BYTES,
  IMPORT_UNDO_DAYS,
  IMPORT_ZIP_DEPTH_MAX,
} from '#domain/imports/imports.ts'
import { leftOutInWords, READING_PROBLEM_WORDS } from '#domain/imports/left-out-words.ts'
import { summaryOf } from '#domain/imports/part-summary.ts'
import { eachEntry } from '#server/areas/imports/reading/each-entry.ts'
import { readImportFile } from '#server/areas/imports/reading/read-import-file.ts'
import { createFileReader } from '#server/platform/reading/file-reader.ts'

const reader = createFileReader()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'azahar-reading-'))
  // Its process has a low priority, so that its start on a busy machine is nothing that a test should wait for.
  await read(await pdf(['Hola']), 'a.pdf')
})
afterAll(async () => {
  await reader.close()
  await rm(folder, { recursive: true, force: true })
})

let files = 0

async function onDisk(content: Uint8Array | string): Promise<string> {
  files += 1
  const path = join(folder, `file-${files}`)
  await writeFile(path, content)
  return path
}

async function read(content: Uint8Array | string, name: string): Promise<FileReading> {
  return readImportFile({ reader }, { path: await onDisk(content), name })
}

/** A file as the person is told of it. */
function said(reading: FileReading): string {
  if (reading.kind === 'problem') return READING_PROBLEM_WORDS[reading.problem]
  if (reading.kind === 'container') return `ZIP: ${reading.entries.map(({ name }) => name).join(', ')}`
  return reading.parts
    .map((part) => {
      const { title, facts } = summaryOf(part)
      return `${part.isUncertain ? '¿' : ''}${[title, ...facts].join(', ')}`
    })
    .join(' + ')
}

function workbook(pages: Record<string, string[][]>): Uint8Array {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(pages))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}

const zip = (entries: Zippable) => zipSync(entries)
const GUESTS = 'Nombre;Familia;Asistencia\nAna Gil;Gil;sí\nHugo Gil;Gil;\n'

async function pdf(lines: string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const document = new PDFDocument(options)
  for (const line of lines) document.text(line)
  document.end()
  return new Uint8Array(await buffer(document))
}

const photo = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()

const word = (paragraphs: string[]) =>
  zip({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="w"><w:body>${paragraphs.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
    ),
  })

test('every file says what it is', async () => {
  expect(said(await read(GUESTS, 'lista.csv'))).toBe(
    'Lista de invitados, 2 personas, 1 familia, 1 ha dicho que sí',
  )
  expect(said(await read(await photo(), 'Flores/ramo.xlsx'))).toBe('Fotos de inspiración, Carpeta «Flores»')
  expect(
    said(
      await read(word(['CONTRATO DE SERVICIOS', 'Entre las partes: Foto Prisma, S.L.', 'Firmado']), 'a.docx'),
    ),
  ).toBe('Contrato, Foto Prisma')
  expect(said(await read('18:00 Ceremonia\n19:00 Cóctel\n21:00 Cena\n', 'día.txt'))).toBe(
    'Agenda del día, 3 momentos',
  )
  expect(said(await read(new Uint8Array([0, 1, 2, 3, 0, 0, 9, 9]), 'x.bin'))).toBe('¿No sé qué es')
})

test('a text that Excel has saved as Unicode is read, and taken for no sound', async () => {
  const told = 'Lista de invitados, 2 personas, 1 familia, 1 ha dicho que sí'
  const littleEndian = Buffer.from(`\uFEFF${GUESTS.replaceAll(';', '\t')}`, 'utf16le')
  expect(said(await read(littleEndian, 'lista.txt'))).toBe(told)
  expect(said(await read(Buffer.from(littleEndian).swap16(), 'lista.txt'))).toBe(told)
  expect(said(await read(littleEndian.subarray(2), 'lista.txt'))).toBe(told)
})

test('files from which nothing can be read say why', async () => {
  expect(await read('', 'nada.csv')).toEqual({ kind: 'problem', problem: 'EMPTY' })
  expect(await read('  \n ', 'nada.csv')).toEqual({ kind: 'problem', problem: 'EMPTY' })
  expect(await read(workbook({ Hoja1: [] }), 'nada.xlsx')).toEqual({ kind: 'problem', problem: 'EMPTY' })
  expect(await read(new Uint8Array(IMPORT_TABLE_MAX_BYTES + 1).fill(65), 'grande.csv')).toEqual({
    kind: 'problem',
    problem: 'TOO_LARGE',
  })
  expect(await read(`Nombre\n${'Ana\n'.repeat(100_000)}`, 'larga.csv')).toEqual({
    kind: 'problem',
    problem: 'TOO_MANY_ROWS',
  })
  const cut = workbook({ Hoja1: [['Nombre'], ['Ana']] })
  expect(await read(cut.subarray(0, cut.length / 2), 'rota.xlsx')).toMatchObject({ problem: 'DAMAGED' })
})

test('files with a password say so', async () => {
  const protectedBook = await readFile(new URL('../../fixtures/guests/protected.xlsx', import.meta.url))
  expect(await read(protectedBook, 'lista.xlsx')).toEqual({ kind: 'problem', problem: 'PROTECTED' })
  const locked = await pdf(['Contrato'], { userPassword: 'secreto' })
  expect(await read(locked, 'contrato.pdf')).toEqual({ kind: 'problem', problem: 'PROTECTED' })
})

test('a PDF is read for its words', async () => {
  const contract = await pdf([
    'CONTRATO DE SERVICIOS',
    'Proveedor: Finca La Alameda, S.L.',
    'Las partes firman.',
  ])
  expect(said(await read(contract, 'a.pdf'))).toBe('Contrato, Finca La Alameda, 1 página')
  expect(said(await read(await pdf(['Menú de primavera']), 'Carta de vinos.pdf'))).toBe(
    'Documento, Carta vinos, 1 página',
  )
})

test('macros and columns beyond the bound are told', async () => {
  const wide = [
    ['Nombre', ...Array.from({ length: 499 }, (_, at) => `Extra ${at}`)],
    ['Ana Gil', ...Array(499).fill('x')],
  ]
  const book = unzipSync(workbook({ Hoja1: wide }))
  const reading = await read(zipSync({ ...book, 'xl/vbaProject.bin': new Uint8Array(8) }), 'lista.xlsm')
  if (reading.kind !== 'parts') throw new Error(reading.kind)
  const told = reading.parts[0]!.leftOut.map((left) => leftOutInWords(left).title)
  expect(told).toContain('La columna «IW y siguientes» no tiene sitio aquí')
  expect(told).toContain('Las macros del archivo no se ejecutan ni se guardan')
})

test('an XML bomb in a workbook expands to nothing', async () => {
  const bomb = `<!DOCTYPE l [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]>`
  const paragraphs = zip({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(`${bomb}<w:document><w:p><w:t>&j;</w:t></w:p></w:document>`),
  })
  expect(said(await read(paragraphs, 'bomba.docx'))).toBe('Documento, bomba')
})

test('a reader that takes too long is ended, and the next file is read', async () => {
  const hasty = createFileReader({ fileMs: 1, waiting: 10 })
  const path = await onDisk(`Nombre\n${'Ana Gil\n'.repeat(20_000)}`)
  expect(await readImportFile({ reader: hasty }, { path, name: 'l.csv' })).toEqual({
    kind: 'problem',
    problem: 'TOOK_TOO_LONG',
  })
  await hasty.close()
})

test('a ZIP hands out its files and those of a ZIP in it, without what systems put there', async () => {
  const inner = zip({ 'ramo.jpg': await photo() })
  const deep = zip({ 'a.zip': zip({ 'b.zip': inner }) })
  const bytes = zip({
    'Boda/lista.csv': strToU8(GUESTS),
    'Boda/fotos.zip': inner,
    'Boda/hondo.zip': deep,
    '__MACOSX/._lista.csv': strToU8('x'),
    'Boda/.DS_Store': strToU8('x'),
    'Boda/~$lista.xlsx': strToU8('x'),
    '../../fuera.csv': strToU8(GUESTS),
  })
  expect(IMPORT_ZIP_DEPTH_MAX).toBe(2)
  const path = await onDisk(bytes)
  const names: string[] = []
  const left = await eachEntry(path, async ({ name, open }) => {
    names.push(name)
    if (name.endsWith('.csv')) expect(await text(await open())).toBe(GUESTS)
  })
  expect(names).toEqual(['Boda/lista.csv', 'Boda/fotos/ramo.jpg', 'fuera.csv'])
  expect(left.map(leftOutInWords)).toEqual([
    { title: '«Boda/hondo/a.zip» es un ZIP dentro de otros dos', detail: null },
  ])
  expect(said(await readImportFile({ reader }, { path, name: 'boda.zip' }))).toBe(
    'ZIP: Boda/lista.csv, Boda/fotos.zip, Boda/hondo.zip, fuera.csv',
  )
})

test('ZIPs that unpack to too much, have too many files or are cut are refused', async () => {
  const bomb = zip({ 'a.csv': new Uint8Array(20 * 1024 ** 2) })
  expect(await read(bomb, 'a.zip')).toMatchObject({ problem: 'UNPACKS_TOO_LARGE' })
  const many = zip(
    Object.fromEntries(Array.from({ length: IMPORT_FILES_MAX + 1 }, (_, at) => [`${at}.txt`, strToU8('a')])),
  )
  expect(await read(many, 'a.zip')).toMatchObject({ problem: 'TOO_MANY_FILES' })
  expect(await read(many.subarray(0, 400), 'a.zip')).toMatchObject({ problem: 'DAMAGED' })
})

test('what was brought in can be undone for longer than an import stays open, and little is asked', () => {
  expect(IMPORT_UNDO_DAYS * 24).toBeGreaterThan(IMPORT_OPEN_HOURS)
  expect(IMPORT_QUESTIONS_MAX).toBeLessThanOrEqual(5)
})
