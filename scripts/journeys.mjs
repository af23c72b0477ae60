// Runs the journeys in the browser. Those that are marked `@core` come first, and for a landing those marked `@landing`
// with them (decision 035). The others follow in parts while there is time (decision 180); the commit says which part is
// the first, so that each landing tries other ones to the end.
import { execFileSync } from 'node:child_process'
import { root } from './setup/command.mjs'

const PARTS = 10
const TITLE = 'Browser tests'

/**
 * `run(title, arguments)` runs journeys and says how they ended. Returns how each run ended, and how many of the parts
 * were not tried, as `deadline`, in milliseconds since 1970, was near.
 */
export async function runJourneys(run, { isAll, deadline }) {
  if (isAll && deadline === Number.POSITIVE_INFINITY) return { results: [await run(TITLE, '')], left: 0 }
  const first = isAll ? '"@core|@landing"' : '@core'
  const results = [await run(`${TITLE}, core`, `--grep ${first}`)]
  let longest = 0
  for (let tried = 0; isAll && tried < PARTS; tried += 1) {
    const begins = Date.now()
    if (begins + longest > deadline) return { results, left: PARTS - tried }
    const part = ((firstPart() + tried) % PARTS) + 1
    results.push(
      await run(`${TITLE}, part ${part} of ${PARTS}`, `--grep-invert ${first} --shard=${part}/${PARTS}`),
    )
    longest = Math.max(longest, Date.now() - begins)
  }
  return { results, left: 0 }
}

/** Of the commit that is tested, so that a second run tries the same journeys. */
function firstPart() {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return Number.parseInt(commit.slice(0, 6), 16) % PARTS
  } catch {
    return 0
  }
}
