/** Fetches what the first screen of the app needs once this page is there, while the person types. */
export function prefetchApp(): void {
  const files = document.querySelector<HTMLElement>('[data-prefetch]')!.dataset['prefetch']!
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!files || connection?.saveData) return
  const prefetch = () => {
    for (const href of files.split(' ')) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'prefetch', href })
      document.head.append(link)
    }
  }
  if (document.readyState === 'complete') later(prefetch)
  else addEventListener('load', () => later(prefetch))
}

/** Safari knows no idle time. */
const later = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200)
