import { CFB, utils, write } from '@e965/xlsx'
import EMPTY_DOCUMENT from '@e965/xlsx/dist/xlsx.zahl.mjs'

/** The value of a cell; days are those of Numbers, which counts from 1904. */
type Cell = string | number | Date

const DAY_MS = 86_400_000

/**
 * A document of Numbers with a table on each sheet, in the form in which the program writes it: a ZIP of protocol buffers
 * in Snappy frames beside its preview pictures.
 */
export function numbersFile(sheets: Record<string, Cell[][]>): Uint8Array<ArrayBuffer> {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet([])
    for (const [r, cells] of rows.entries())
      for (const [c, value] of cells.entries())
        sheet[utils.encode_cell({ r, c })] =
          value instanceof Date
            ? { t: 'n', z: 'm/d/yy', v: (value.getTime() - Date.UTC(1904, 0, 1)) / DAY_MS }
            : { t: typeof value === 'number' ? 'n' : 's', v: value }
    const width = Math.max(...rows.map(({ length }) => length))
    sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: width - 1 } })
    utils.book_append_sheet(book, sheet, name)
  }
  return new Uint8Array(
    write(book, { type: 'array', bookType: 'numbers', numbers: EMPTY_DOCUMENT }) as ArrayBuffer,
  )
}

/** The same as the folder that Numbers keeps it in for documents with pictures, in the ZIP that a browser makes of it. */
export function numbersFolder(name: string, sheets: Record<string, Cell[][]>): Uint8Array<ArrayBuffer> {
  const whole = CFB.read(numbersFile(sheets), { type: 'array' })
  const [index, folder] = [CFB.utils.cfb_new({ fileType: 'zip' }), CFB.utils.cfb_new({ fileType: 'zip' })]
  for (const [at, path] of whole.FullPaths.entries()) {
    const own = path.slice(path.indexOf('/') + 1)
    const { content } = whole.FileIndex[at]!
    if (own === '' || own.endsWith('/')) continue
    if (own.startsWith('Index/')) CFB.utils.cfb_add(index, own.slice('Index/'.length), content)
    else CFB.utils.cfb_add(folder, `${name}/${own}`, content)
  }
  CFB.utils.cfb_add(folder, `${name}/Index.zip`, zipped(index))
  return zipped(folder)
}

const zipped = (container: ReturnType<typeof CFB.utils.cfb_new>) =>
  new Uint8Array(CFB.write(container, { fileType: 'zip', type: 'array' }) as unknown as ArrayBuffer)
