/**
 * Calls back once the browser has drawn what it has now, so that a press is answered before the work
 * it causes; at once when the page is hidden, where nothing is drawn. Gives the way to call it off.
 */
export function afterPaint(callback: () => void): () => void {
  const run = () => {
    cancel()
    callback()
  }
  const cancel = () => {
    cancelAnimationFrame(frame)
    document.removeEventListener('visibilitychange', run)
  }
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run)
  })
  document.addEventListener('visibilitychange', run)
  if (document.hidden) run()
  return cancel
}
