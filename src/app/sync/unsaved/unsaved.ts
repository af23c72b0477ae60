const sources = new Set<() => boolean>()

/** Says where else something may be that the server does not have. */
export function countAsUnsaved(source: () => boolean): void {
  sources.add(source)
}

/** Whether this page has anything that was typed or done and not saved. */
export const hasUnsaved = (): boolean => [...sources].some((isUnsaved) => isUnsaved())

let isAsking = true

/** Goes to another page without a question: what is unsaved is kept for the person. */
export function leaveUnasked(address: string): void {
  isAsking = false
  window.location.assign(address)
}

/** Loads this page anew without a question: what is unsaved is kept for the person. */
export function reloadUnasked(): void {
  isAsking = false
  window.location.reload()
}

/** From now on the browser asks before a page is left with something unsaved. */
export function askBeforeLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    if (isAsking && hasUnsaved()) event.preventDefault()
  })
}
