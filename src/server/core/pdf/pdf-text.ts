import { fontsOf, type PdfFace, type PdfFont } from './pdf-fonts.ts'

/** A piece of a line in one font. */
type Run = { font: PdfFont; text: string }

/** Widths are those at a size of one point. */
type Line = { runs: (Run & { width: number })[]; width: number }

/** A text in lines of one size, in points. */
export type SetText = { lines: Line[]; size: number }

type Room = { face: PdfFace; width: number; size: number; least: number; lines: number }

/** Sets a text as large as its room allows. What is too long for its smallest size ends in an ellipsis. */
export function setText(doc: PDFKit.PDFDocument, text: string, room: Room): SetText {
  const measure = measureWith(doc, room.face)
  const words = text.split(/\s+/).filter(Boolean)
  for (let size = room.size; size > room.least; size -= 0.5) {
    const lines = wrap(measure, words, room.width / size)
    const fits = lines.length <= room.lines && lines.every((line) => measure(line).width * size <= room.width)
    if (fits) return { lines: lines.map(measure), size }
  }
  const lines = wrap(measure, words, room.width / room.least)
  const kept = lines.slice(0, room.lines).map((line, index) => {
    const isCut = index === room.lines - 1 && lines.length > room.lines
    return shorten(measure, isCut ? `${line}…` : line, room.width / room.least)
  })
  return { lines: kept, size: room.least }
}

type Measure = (text: string) => Line

function shorten(measure: Measure, text: string, width: number): Line {
  let letters = Array.from(text)
  let line = measure(text)
  while (line.width > width && letters.length > 1) {
    letters = letters.slice(0, -1)
    line = measure(`${letters.join('').replace(/[\s…]+$/, '')}…`)
  }
  return line
}

function wrap(measure: Measure, words: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Widths are measured at one size and scaled: laying text out is what takes the time of a card. */
const MEASURED_AT = 100

/** The measures of each document: the lines that all of its cards share are measured once. */
const measured = new WeakMap<PDFKit.PDFDocument, Map<string, Line>>()

/** Gives a text as runs with their widths. */
function measureWith(doc: PDFKit.PDFDocument, face: PdfFace): Measure {
  const known = measured.get(doc) ?? new Map<string, Line>()
  measured.set(doc, known)
  return (text) => {
    const key = `${face} ${text}`
    const before = known.get(key)
    if (before) return before
    const runs = runsOf(fontsOf(face), text).map((run) => {
      const width = withFont(doc, run.font).fontSize(MEASURED_AT).widthOfString(run.text, WHOLE)
      return { ...run, width: width / MEASURED_AT }
    })
    const line = { runs, width: runs.reduce((sum, { width }) => sum + width, 0) }
    known.set(key, line)
    return line
  }
}

/** Laid out as a whole: word by word, the words of an Arabic name would stand in the wrong order. */
const WHOLE = { features: [] as PDFKit.Mixins.OpenTypeFeatures[] }

/**
 * The text in pieces, each character in the first font that has it. Characters that none has, such as emoji, are left
 * out, with their accent before that. A text that begins in Arabic reads from the right.
 */
export function runsOf(fonts: PdfFont[], text: string): Run[] {
  const runs: Run[] = []
  for (const typed of text.normalize('NFC')) {
    // Marks without a shape, which hold emoji together, are in the fonts of scripts that need them.
    if (/\p{Cf}/u.test(typed) && !runs.at(-1)?.font.isRightToLeft) continue
    const found = letterOf(fonts, typed, runs.at(-1)?.font)
    if (!found) continue
    const last = runs.at(-1)
    if (last?.font === found.font) last.text += found.text
    else runs.push(found)
  }
  const trimmed = tidy(runs)
  return trimmed[0]?.font.isRightToLeft ? trimmed.toReversed() : trimmed
}

function letterOf(fonts: PdfFont[], typed: string, before: PdfFont | undefined): Run | null {
  const bare = typed.normalize('NFD').slice(0, 1)
  for (const letter of typed === bare ? [typed] : [typed, bare]) {
    // Spaces and full stops stay in the font of the letters before them.
    const font = before?.has(letter) && !isLetter(letter) ? before : fonts.find((one) => one.has(letter))
    if (font) return { font, text: letter }
  }
  return null
}

const isLetter = (letter: string) => /\p{L}|\p{N}/u.test(letter)

/** Without the spaces that a character left behind. */
function tidy(runs: Run[]): Run[] {
  const kept = runs.map((run) => ({ ...run, text: run.text.replace(/\s{2,}/g, ' ') }))
  for (const [index, run] of kept.entries()) {
    const next = kept[index + 1]
    // Among Latin words, the space behind an Arabic one stands at its right.
    if (!next || !run.font.isRightToLeft || !/\s$/.test(run.text) || kept[0]?.font.isRightToLeft) continue
    run.text = run.text.trimEnd()
    next.text = ` ${next.text}`
  }
  if (kept[0]) kept[0].text = kept[0].text.trimStart()
  const last = kept.at(-1)
  if (last) last.text = last.text.trimEnd()
  return kept.filter(({ text }) => text !== '')
}

type Place = {
  x: number
  y: number
  width: number
  leading: number
  align?: 'left' | 'center'
  color: string
}

/** Draws lines from the baseline `y` on. */
export function drawText(doc: PDFKit.PDFDocument, { lines, size }: SetText, place: Place): void {
  const { x, y, width, leading, align = 'left', color } = place
  for (const [index, line] of lines.entries()) {
    let left = align === 'center' ? x + (width - line.width * size) / 2 : x
    for (const { font, text, width: share } of line.runs) {
      withFont(doc, font).fontSize(size).fillColor(color)
      doc.text(text, left, y + index * size * leading, { ...WHOLE, lineBreak: false, baseline: 'alphabetic' })
      left += share * size
    }
  }
}

const registered = new WeakMap<PDFKit.PDFDocument, Set<string>>()

/** Embeds a font when it is used first. */
function withFont(doc: PDFKit.PDFDocument, { name, bytes }: PdfFont): PDFKit.PDFDocument {
  const names = registered.get(doc) ?? new Set()
  registered.set(doc, names)
  if (!names.has(name)) doc.registerFont(name, bytes)
  names.add(name)
  return doc.font(name)
}
