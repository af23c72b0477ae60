import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { CodedError } from '../../../../shared/error-messages.ts'
import '../../seating.sentences.ts'

/** The longest side of a page that is sent, in pixels: phones draw no larger canvases. */
const PAGE_SIDE = 3000

const QUALITY = 0.92

/** A PDF that is open; its pages count from 1. */
export type OpenPdf = {
  pages: number
  /** A page as JPEG, as large as it is sent or with another longest side. */
  draw: (page: number, side?: number) => Promise<Blob>
  close: () => Promise<void>
}

/** Opens a PDF in a worker. Rejects with `PDF_LOCKED` or `PDF_DAMAGED`. */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  GlobalWorkerOptions.workerPort ??= new Worker(new URL('./pdf.worker.ts', import.meta.url), {
    type: 'module',
  })
  const data = new Uint8Array(await file.arrayBuffer())
  const opening = getDocument({ data, isEvalSupported: false, useWasm: false, disableFontFace: true })
  const pdf = await opening.promise.catch((error: unknown) => {
    throw new CodedError(
      error instanceof Error && error.name === 'PasswordException' ? 'PDF_LOCKED' : 'PDF_DAMAGED',
    )
  })
  return {
    pages: pdf.numPages,
    async draw(number, side = PAGE_SIDE) {
      const page = await pdf.getPage(number).catch(() => {
        throw new CodedError('PDF_DAMAGED')
      })
      const { width, height } = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: side / Math.max(width, height) })
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.round(viewport.width))
      canvas.height = Math.max(1, Math.round(viewport.height))
      await page.render({ canvas, viewport, background: '#ffffff' }).promise
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
      if (!blob) throw new CodedError('PDF_DAMAGED')
      return blob
    },
    close: () => opening.destroy(),
  }
}
