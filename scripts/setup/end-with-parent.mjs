const EVERY_MS = 250

/**
 * Asks this process to stop once the shell that npm runs scripts with is gone: npm passes a signal on to that
 * shell, which ends without a word to us.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }, EVERY_MS)
  looking.unref()
}
