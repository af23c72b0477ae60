import type { Paper } from '#server/areas/books/paper.ts'
import type { PdfFace } from '#server/core/pdf/pdf-fonts.ts'
import { drawText, setText } from '#server/core/pdf/pdf-text.ts'

/** A text column of the page, in points. */
const WIDTH = 505
const LEFT = 45
const LINES_MAX = 2_000
/** A word that is longer would not fit into a line; it is parted, and nothing of it is left out. */
const LONG_WORD = /(\S{40})(?=\S)/g

type Words = { size?: number; face?: PdfFace; color?: string; x?: number; width?: number; gap?: number }

/** Sets a text line by line from where the paper is, on as many pages as it needs. */
export function flow(paper: Paper, text: string, options: Words = {}): void {
  const { size = 10.5, face = 'sans', color = '#14261c', x = LEFT, width = WIDTH, gap = 6 } = options
  const leading = size * 1.45
  for (const paragraph of text.split('\n')) {
    const whole = paragraph.replace(LONG_WORD, '$1 ')
    const { lines } = setText(paper.doc, whole, { face, width, size, least: size, lines: LINES_MAX })
    for (const line of lines) {
      paper.needs(leading)
      drawText(paper.doc, { lines: [line], size }, { x, y: paper.y, width, leading: 1, color })
      paper.y += leading
    }
  }
  paper.y += gap
}
