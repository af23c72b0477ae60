/**
 * Calls back once the browser has drawn what it has now, so that a press is answered before the work
 * it causes. Gives the way to call it off.
 */
export function afterPaint(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback)
  })
  return () => cancelAnimationFrame(frame)
}
