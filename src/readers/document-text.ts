import { Parser } from 'htmlparser2'
import type { Page } from '#domain/imports/file-content.ts'

/** The words of a document: its paragraphs as lines, and its tables. */
export type DocumentText = { text: string; tables: Page[] }

/** The elements of a kind of document. */
type Format = { part: string; table: string; row: string; cell: string; paragraph: RegExp; isText: RegExp }

const WORD: Format = {
  part: 'word/document.xml',
  table: 'w:tbl',
  row: 'w:tr',
  cell: 'w:tc',
  paragraph: /^w:p$/,
  isText: /^w:t$/,
}

const OPEN_TEXT: Format = {
  part: 'content.xml',
  table: 'table:table',
  row: 'table:table-row',
  cell: 'table:table-cell',
  paragraph: /^text:(?:p|h)$/,
  isText: /^text:(?:p|h)$/,
}

/** Characters of a document that are looked at, and tables. */
const TEXT_MAX = 2_000_000
const TABLES_MAX = 40

/**
 * The words of a `.docx` or `.odt` from its unpacked parts; `null` of other files. The parser expands no entity of
 * a document's own, and macros stand in parts that are not read.
 */
export function documentText(parts: ReadonlyMap<string, Uint8Array>): DocumentText | null {
  const word = parts.get(WORD.part)
  if (word) return wordsOf(word, WORD)
  const content = parts.get(OPEN_TEXT.part)
  const type = new TextDecoder().decode(parts.get('mimetype') ?? new Uint8Array()).trim()
  return content && type === 'application/vnd.oasis.opendocument.text' ? wordsOf(content, OPEN_TEXT) : null
}

function wordsOf(xml: Uint8Array, format: Format): DocumentText {
  const lines: string[] = []
  const tables: Page[] = []
  let [line, textDepth, tableDepth, written] = ['', 0, 0, 0]
  const endLine = () => {
    if (tableDepth === 0) lines.push(line)
    else addToCell(tables, line)
    line = ''
  }
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === format.table) {
          tableDepth += 1
          if (tableDepth === 1 && tables.length < TABLES_MAX)
            tables.push({ name: null, rows: [], merged: [] })
        }
        if (name === format.row && tableDepth === 1) tables.at(-1)?.rows.push([])
        if (name === format.cell && tableDepth === 1) tables.at(-1)?.rows.at(-1)?.push('')
        if (/^(?:w|text):tab$/.test(name)) line += '\t'
        if (/^(?:w:br|text:line-break)$/.test(name)) endLine()
        if (format.isText.test(name)) textDepth += 1
      },
      ontext(text) {
        written += text.length
        if (textDepth > 0 && written <= TEXT_MAX) line += text
      },
      onclosetag(name) {
        if (format.isText.test(name)) textDepth -= 1
        if (format.paragraph.test(name)) endLine()
        if (name === format.table) tableDepth -= 1
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(new TextDecoder().decode(xml))
  parser.end()
  if (line !== '') endLine()
  return { text: lines.join('\n'), tables }
}

/** The paragraphs of a cell, one under the other. */
function addToCell(tables: Page[], line: string): void {
  const row = tables.at(-1)?.rows.at(-1)
  if (!row || row.length === 0) return
  const cell = row.at(-1)!
  row[row.length - 1] = cell === '' ? line : `${cell}\n${line}`
}
