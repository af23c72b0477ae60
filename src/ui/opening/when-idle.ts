/** Calls back when the page has come and the browser has nothing else to do. Gives the way to call it off. */
export function whenIdle(work: () => void): () => void {
  let isOff = false
  const run = () => {
    if (!isOff) work()
  }
  const later = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run)
    else setTimeout(run, 500)
  }
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
  return () => {
    isOff = true
    window.removeEventListener('load', later)
  }
}
