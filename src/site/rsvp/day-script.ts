// Keeps the page of the day at what happens now. Without it the page loads again by itself (`refreshesEvery`).

const EVERY_MS = 30_000

async function renew(): Promise<void> {
  if (document.hidden) return
  const answer = await fetch(location.pathname).catch(() => null)
  if (!answer?.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const parts = partsOf(document)
  const newer = partsOf(fresh)
  if (parts.map(nameOf).join() !== partsOf(fresh).map(nameOf).join()) return location.reload()
  for (const [index, part] of parts.entries()) {
    const other = newer[index]!
    // A part that a person is about to press stays; a part that is the same is not read aloud again.
    if (part.innerHTML === other.innerHTML || part.contains(document.activeElement)) continue
    part.replaceChildren(...other.childNodes)
  }
}

const partsOf = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-part]')]
const nameOf = (part: HTMLElement) => part.dataset['part']

setInterval(renew, EVERY_MS)
document.addEventListener('visibilitychange', renew)
