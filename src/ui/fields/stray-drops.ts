/**
 * Keeps the page when a file is dropped beside every drop zone: the browser would open it in its place, and
 * what was being typed would be gone. Drop zones answer first. Gives the way to stop.
 */
export function guardStrayDrops(): () => void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
  return () => {
    window.removeEventListener('dragover', refuse)
    window.removeEventListener('drop', refuse)
  }
}
