import { readFileSync } from 'node:fs'

const EVERY_MS = 250

/**
 * Asks this process to stop once npm, or the shell that npm runs scripts with, is gone: npm passes signals on to
 * that shell, which ends without a word to us, and killed outright npm leaves the shell waiting.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const links = linksToNpm()
  const looking = setInterval(() => {
    if (links.every(({ pid, parent }) => parentOf(pid) === parent)) return
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }, EVERY_MS)
  looking.unref()
}

/** This process and, where the system tells, the shell between it and npm, each with its parent. */
function linksToNpm() {
  const links = []
  let pid = process.pid
  do {
    links.push({ pid, parent: parentOf(pid) })
    pid = links.at(-1).parent
  } while (runsOurScript(pid))
  return links
}

/** npm says to the processes of a script what they run; it does not say so to itself. */
function runsOurScript(pid) {
  const environment = read(`/proc/${pid}/environ`).split('\0')
  const names = ['npm_lifecycle_event', 'npm_lifecycle_script']
  return names.every((name) => environment.includes(`${name}=${process.env[name]}`))
}

/** Orphans get another parent. */
function parentOf(pid) {
  if (pid === process.pid) return process.ppid
  return Number(/\) \S (\d+) /.exec(read(`/proc/${pid}/stat`))?.[1])
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
