/**
 * The address in what an app shares: many put it into the text, after the title of the page. Of several it is the
 * first; `null` without one.
 */
export function sharedLink(...texts: readonly (string | null)[]): string | null {
  for (const text of texts) {
    const found = /https?:\/\/[^\s<>"]+/i.exec(text ?? '')
    const address = found?.[0].replace(/[.,;:!?)\]»'"]+$/, '')
    if (address && URL.canParse(address)) return address
  }
  return null
}
