import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { interpretTable } from './guest-list.ts'
import { GuestListReader } from './guest-list-reader.ts'
import { type ImportProgress, readGuestFile } from './guest-table.ts'

const SIXTY_MEGABYTES = 60 * 1024 * 1024

type Part = { content: Uint8Array; declaredSize?: number; flags?: number }

/** A ZIP with the parts of an Excel file, which may lie about their sizes. */
function zip(parts: Record<string, Part>): ArrayBuffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, { content, declaredSize = content.length, flags = 0 }] of Object.entries(parts)) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(content)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(declaredSize, 8)
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(flags, 6)
    header.writeUInt16LE(8, 8)
    sizes.copy(header, 14)
    header.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(8, 10)
    sizes.copy(entry, 16)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    files.push(header, name, packed)
    directory.push(entry, name)
    offset += header.length + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(parts).length, 8)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...files, ...directory, end])).buffer
}

const text = (content: string): Part => ({ content: Buffer.from(content) })
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

function workbook(sheet: Part, path = 'xl/worksheets/sheet1.xml'): Record<string, Part> {
  return {
    '[Content_Types].xml': text(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'xl/workbook.xml': text(
      `<workbook xmlns="${MAIN}"><sheets><sheet name="Lista" sheetId="1"/></sheets></workbook>`,
    ),
    [path]: sheet,
  }
}

const rows = (xml: string) => text(`<worksheet xmlns="${MAIN}"><sheetData>${xml}</sheetData></worksheet>`)
const LUCIA = rows('<row r="1"><c r="A1" t="inlineStr"><is><t>Lucía</t></is></c></row>')

async function parse(parts: Record<string, Part>) {
  const seen: ImportProgress['stage'][] = []
  const table = await readGuestFile(zip(parts), 'lista.xlsx', {
    onProgress: ({ stage }) => seen.push(stage),
  })
  const result = 'kind' in table ? table : interpretTable(table).outcome
  return { result, seen }
}

test('a plain workbook is read', async () => {
  const { result } = await parse(workbook(LUCIA))
  expect(result).toMatchObject({ kind: 'preview', guests: [{ fullName: 'Lucía' }] })
})

test('a bomb of 60 MB in 60 KB is refused before anything is unpacked', async () => {
  const { result, seen } = await parse(workbook({ content: new Uint8Array(SIXTY_MEGABYTES) }))
  expect(result).toMatchObject({ code: 'UNPACKED_TOO_LARGE', params: { maxBytes: 50 * 1024 * 1024 } })
  expect(seen).toEqual(['opening'])
})

test('a bomb spread over parts we would not read is refused as well', async () => {
  const third = { content: new Uint8Array(SIXTY_MEGABYTES / 3) }
  const { result } = await parse({
    ...workbook(LUCIA),
    'xl/a.bin': third,
    'xl/b.bin': third,
    'xl/c.bin': third,
  })
  expect(result).toMatchObject({ code: 'UNPACKED_TOO_LARGE' })
})

test('a bomb that says it is small is abandoned where it passes what it said', async () => {
  const { result, seen } = await parse(
    workbook({ content: new Uint8Array(SIXTY_MEGABYTES), declaredSize: 1000 }),
  )
  expect(result).toMatchObject({ code: 'DAMAGED_FILE' })
  expect(seen).not.toContain('reading')
})

test('a file of 60 MB is refused without starting a worker', async () => {
  const file = new File([new Uint8Array(SIXTY_MEGABYTES)], 'lista.xlsx')
  expect(await new GuestListReader().read(file)).toMatchObject({
    code: 'FILE_TOO_LARGE',
    params: { bytes: SIXTY_MEGABYTES },
  })
})

test('a sheet that claims its last cell is XFD1048576 costs only the cells it has', async () => {
  const far = rows(
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Lucía</t></is></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row><row r="4000000000"><c r="A4000000000"><v>1</v></c></row>',
  )
  const { result } = await parse(workbook(far))
  expect(result).toMatchObject({ kind: 'preview', guests: [{ fullName: 'Lucía' }] })
})

test('an encrypted ZIP is told to be protected', async () => {
  const encrypted = Object.entries(workbook(LUCIA)).map(([path, part]) => [path, { ...part, flags: 1 }])
  const { result } = await parse(Object.fromEntries(encrypted))
  expect(result).toMatchObject({ code: 'PROTECTED_FILE' })
})

test('a Word document or any other ZIP called .xlsx is no list', async () => {
  const { result } = await parse({
    '[Content_Types].xml': text('<Types/>'),
    'word/document.xml': text('<w/>'),
  })
  expect(result).toMatchObject({ code: 'UNSUPPORTED_FILE' })
})

test('paths with backslashes, as some programs write them, are understood', async () => {
  const { result } = await parse(workbook(LUCIA, 'xl\\worksheets\\sheet1.xml'))
  expect(result).toMatchObject({ kind: 'preview', guests: [{ fullName: 'Lucía' }] })
})
