/**
 * Downloads what is at an address, under the given name or its own. The answer is an attachment, so the page stays
 * and nothing typed in it is at risk.
 */
export function startDownload(url: string, name = '') {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
