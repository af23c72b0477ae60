import { createRequire } from 'node:module'
import type * as Fontkit from 'fontkit'
import type PDFDocument from 'pdfkit'

// They hold eight megabytes, of which a process that draws no paper has no use: they are loaded with the first one.
const load = createRequire(import.meta.url)

/** Begins a document, to which pages are added. */
export const newPdf = (options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument =>
  new (load('pdfkit') as typeof PDFDocument)(options)

/** Reads a font from the bytes of its file. */
export const readFont = (bytes: Buffer): Fontkit.Font =>
  (load('fontkit') as typeof Fontkit).create(bytes) as Fontkit.Font
