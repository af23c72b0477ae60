import { MINUTE_MS } from '#domain/time.ts'
/** Hands a file made in the browser to the person, under the given name. */
export function downloadFile(fileName: string, content: string | ArrayBuffer, type: string) {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Safari starts the download after this turn of the event loop and needs the address until then.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS)
}
