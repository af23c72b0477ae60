import { MINUTE_MS } from '#domain/time/time.ts'
import { startDownload } from '../files/start-download.ts'
/** Hands a file made in the browser to the person, under the given name. */
export function downloadFile(fileName: string, content: string | ArrayBuffer, type: string) {
  const url = URL.createObjectURL(new Blob([content], { type }))
  startDownload(url, fileName)
  // Safari starts the download after this turn of the event loop and needs the address until then.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS)
}
