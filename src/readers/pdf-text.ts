import type { FileContent } from '#domain/imports/file-content.ts'
import { refuse } from './file-refused.ts'
import { type PlacedText, tableOfPages } from './pdf-table.ts'

/** Pages of a PDF whose words are read, and characters of them. */
const PAGES_READ = 12
const TEXT_MAX = 200_000

/** Words whose baselines are nearer than this, in points, stand on one line. */
const SAME_LINE = 2

/** The words of the first pages of a PDF, line by line, the table that they are set as, and how many pages it has. Nothing is drawn. */
export async function readPdf(bytes: Uint8Array): Promise<FileContent> {
  const { getDocument, VerbosityLevel } = await loadPdf()
  const loading = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
  })
  try {
    const document = await loading.promise
    const lines: string[] = []
    const placed: PlacedText[][] = []
    for (let number = 1; number <= Math.min(PAGES_READ, document.numPages); number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      lines.push(...linesOf(items))
      placed.push(placedTexts(items))
      page.cleanup()
    }
    const text = lines.join('\n').slice(0, TEXT_MAX)
    const rows = text.split('\n').map((line) => [line])
    const table = tableOfPages(placed)
    return { kind: 'text', text, lines: rows, tables: table ? [table] : [], pages: document.numPages }
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') refuse('PROTECTED_FILE', {})
    throw error
  } finally {
    await loading.destroy()
  }
}

/** The library asks for the matrices of a canvas when it is loaded, which only drawing needs. */
async function loadPdf() {
  Object.assign(globalThis, { DOMMatrix: globalThis.DOMMatrix ?? class {} })
  return import('pdfjs-dist/legacy/build/pdf.mjs')
}

type Item =
  | { str: string; hasEOL: boolean; transform: number[]; width: number; height: number }
  | { type: string }

/** Texts that a page of tables has at most; beyond, it is no table that a person reads. */
const TEXTS_MAX = 5_000

const placedTexts = (items: readonly Item[]): PlacedText[] =>
  items.slice(0, TEXTS_MAX).flatMap((item) => {
    if (!('str' in item)) return []
    const [, , , , from = 0, baseline = 0] = item.transform
    return [{ text: item.str, from, to: from + item.width, baseline, height: item.height }]
  })

function linesOf(items: readonly Item[]): string[] {
  const lines: string[] = []
  let line = ''
  let baseline: number | null = null
  const end = () => {
    if (line.trim() !== '') lines.push(line.trim())
    line = ''
  }
  for (const item of items) {
    if (!('str' in item)) continue
    const at = item.transform[5] ?? 0
    if (baseline !== null && Math.abs(at - baseline) > SAME_LINE) end()
    baseline = at
    line += item.str
    if (item.hasEOL) end()
  }
  end()
  return lines
}
