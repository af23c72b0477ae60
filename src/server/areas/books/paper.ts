import { DEFAULT_BRAND_COLOR } from '#domain/branding/branding.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { inkOn } from '#domain/style/contrast.ts'
import { initialsOf } from '#domain/text/initials.ts'
import { shownPhone } from '#domain/text/phone.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import type { PlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { PdfFace } from '#server/core/pdf/pdf-fonts.ts'
import { newPdf } from '#server/core/pdf/pdf-libraries.ts'
import { drawText, setText } from '#server/core/pdf/pdf-text.ts'

export const INK = '#14261c'
export const SOFT = '#5c6b61'
const LINE = '#c9d1c4'

/** An A4 page in points, with the margins of the drawing. */
const PAGE = { width: 595, height: 842, left: 45, right: 550, bottom: 770 }

/** The width of name and address at the top, in points. */
const HEAD_WIDTH = 454

type PaperOptions = { keywords?: string; headWidth?: number }

type Words = {
  x?: number
  width?: number
  size?: number
  face?: PdfFace
  color?: string
  align?: 'left' | 'center' | 'right'
  lines?: number
}

export type Issuer = { name: string; lines: readonly string[] }

/**
 * A paper of the books in the brand of its planner: a band of its colour, logo and name at the top of each page, what
 * reaches them and the number of the page at its bottom. `y` is where the next line stands.
 */
export class Paper {
  readonly doc: PDFKit.PDFDocument
  readonly #brand: PlannerBrand
  readonly #issuer: Issuer | null
  readonly #headWidth: number
  y = 0
  #page = 0

  /** With `keywords` it is a paper that must be readable in decades: PDF/A-2b, with words by which it is found. */
  constructor(
    title: string,
    brand: PlannerBrand,
    issuer: Issuer | null,
    { keywords, headWidth = HEAD_WIDTH }: PaperOptions = {},
  ) {
    this.#headWidth = headWidth
    this.doc = newPdf({
      ...{ size: 'A4', margin: 0, autoFirstPage: false },
      info: {
        Title: title,
        Author: plannerName(brand),
        ...(keywords !== undefined && { Keywords: keywords }),
      },
      lang: 'es-ES',
      ...(keywords !== undefined && { subset: 'PDF/A-2b' as const, pdfVersion: '1.7' as const }),
    })
    this.#brand = brand
    this.#issuer = issuer
    this.#addPage()
  }

  /** Draws a line of text at a place of the page, cut where it is too long. Gives how far down it reaches. */
  text(words: string, y: number, options: Words = {}): number {
    const { x = PAGE.left, width = PAGE.right - PAGE.left, size = 10, lines = 1 } = options
    const { face = 'sans', color = INK, align = 'left' } = options
    const set = setText(this.doc, words, { face, width, size, least: Math.min(size, 7), lines })
    const widest = (set.lines[0]?.width ?? 0) * set.size
    const left = align === 'right' ? x + width - widest : x
    const place = { x: left, y, width, leading: 1.35, color, ...(align === 'center' && { align }) }
    drawText(this.doc, set, place)
    return y + (set.lines.length - 1) * set.size * 1.35
  }

  /** An amount at the right edge of a column. */
  amount(cents: number, y: number, { right = PAGE.right, ...options }: Words & { right?: number } = {}) {
    this.text(formatEuros(cents), y, { ...options, x: right - 120, width: 120, align: 'right' })
  }

  rule(y: number, x = PAGE.left) {
    this.doc.moveTo(x, y).lineTo(PAGE.right, y).lineWidth(0.6).strokeColor(LINE).stroke()
  }

  /** Begins another page when less than `height` is left of this one. */
  needs(height: number): void {
    if (this.y + height > PAGE.bottom) this.#addPage()
  }

  end(): PDFKit.PDFDocument {
    this.#drawFoot()
    this.doc.end()
    return this.doc
  }

  #addPage() {
    if (this.#page > 0) this.#drawFoot()
    this.doc.addPage()
    this.#page += 1
    const color = this.#brand.brandColor ?? DEFAULT_BRAND_COLOR
    this.doc.rect(0, 0, PAGE.width, 5).fill(color)
    this.#drawLogo(color)
    const name = plannerName(this.#brand)
    this.text(name, 58, { x: 96, width: this.#headWidth, size: 17, face: 'roman' })
    const lines = this.#issuer ? [this.#issuer.name, ...this.#issuer.lines] : []
    for (const [index, line] of lines.entries())
      this.text(line, 73 + index * 13, { x: 96, width: this.#headWidth, size: 9, color: SOFT })
    this.y = 150
  }

  #drawLogo(color: string) {
    const { doc } = this
    const { logoDataUrl, logoIsLight } = this.#brand
    const centre = { x: 64, y: 61, radius: 19 }
    doc.save()
    doc.circle(centre.x, centre.y, centre.radius).clip()
    if (logoDataUrl) {
      doc.rect(45, 42, 38, 38).fill(logoIsLight ? color : '#ffffff')
      doc.image(logoDataUrl, 45, 42, { width: 38, height: 38 })
    } else doc.rect(45, 42, 38, 38).fill(color)
    doc.restore()
    if (logoDataUrl) return
    const initials = initialsOf(plannerName(this.#brand))
    this.text(initials, 67, {
      x: 45,
      width: 38,
      size: 16,
      face: 'roman',
      color: inkOn(color),
      align: 'center',
    })
  }

  #drawFoot() {
    this.rule(784)
    const { phone, webUrl, email } = this.#brand
    const web = readWebAddress(webUrl)?.host
    const contact = [web, phone && shownPhone(phone), email].filter(Boolean).join(' · ')
    this.text(contact, 804, { size: 9, color: SOFT, width: 400 })
    this.text(`Página ${this.#page}`, 804, { size: 9, color: SOFT, align: 'right' })
  }
}
