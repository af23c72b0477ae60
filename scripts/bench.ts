// npm run bench — lists the benchmarks; `npm run bench api` runs one, `npm run bench all` one after the other into
// docs/measurements.md, `npm run bench all api rsvp` some of them and leaves the others there as they are, `npm run bench
// all -- --quick` all of them with few and short rounds, which takes 20 minutes at most: those that were measured the
// longest ago come first, so that the next run measures what this one had no time for. They need a build and print ratios,
// because absolute figures depend on the machine and say little.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { listBenchmarks } from './bench/list.ts'
import {
  longestAgoFirst,
  type Measured,
  measurementsPage,
  readMeasurements,
  replaceMeasured,
} from './bench/measurements.ts'
import { limitFor, QUICK, quickly, WHOLE } from './bench/quick.ts'
import { runBenchmark } from './bench/run-benchmark.ts'

const DOCUMENT = 'docs/measurements.md'

const benchmarks = listBenchmarks()
const [name, ...words] = process.argv.slice(2)
if (name === 'all') await measureAll()
else if (benchmarks.some((each) => each.name === name)) await import(`./bench/${name}.bench.ts`)
else {
  if (name) console.error(`There is no benchmark ${name}.`)
  for (const each of benchmarks) console.log(`npm run bench ${each.name.padEnd(14)} ${each.about}`)
  if (name) process.exitCode = 1
}

/** Runs them one after the other; the document has all that are done, so that one that breaks it off loses nothing. */
async function measureAll(): Promise<void> {
  const isQuick = words.includes('--quick')
  const only = words.filter((word) => word !== '--quick')
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const date = new Date().toISOString().slice(0, 10)
  const before = existsSync(DOCUMENT) ? readMeasurements(readFileSync(DOCUMENT, 'utf8')) : []
  const wanted = longestAgoFirst(
    benchmarks.filter((each) => only.length === 0 || only.includes(each.name)),
    before,
  )
  const began = performance.now()
  const measured: Measured[] = []
  for (const each of wanted) {
    const spentSeconds = (performance.now() - began) / 1000
    const left = wanted.length - measured.length
    const seconds = limitFor(isQuick ? QUICK : WHOLE, { spentSeconds, left })
    console.log(`\n${each.name} (${Math.round(seconds)} s at most)`)
    const load = loadavg()[0]!.toFixed(1)
    const how = isQuick ? quickly(each.name) : { words: [], env: {} }
    const ran = await runBenchmark({
      args: ['--import', 'tsx', 'scripts/bench.ts', each.name, ...how.words],
      env: how.env,
      limitMs: seconds * 1000,
    })
    console.log(`${each.name}: ${ran.ending}${ran.reason ? ` (${ran.reason})` : ''}`)
    measured.push({ ...each, ...ran, date, commit, load, rounds: isQuick ? 'quick' : 'whole' })
    writeFileSync(DOCUMENT, measurementsPage(replaceMeasured(before, measured)))
  }
  const missed = measured.filter(({ ending }) => ending !== 'as wanted')
  if (missed.length > 0) process.exitCode = 1
}
