// npm run test:faults [-- kills rolling-restart] — does to a built installation what happens to machines while a couple
// adds guests and reads their list, and prints what they saw and for how long. Fails when a guest is missing that was
// acknowledged, or when it took longer than the drill allows. `UPDATE_DOCS=1` puts
// their rows into docs/faults.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { DRILLS, type Drill } from './faults/drills.ts'
import type { Seen } from './faults/visitors.ts'

const wanted = process.argv.slice(2)
const possible = DRILLS.filter(({ isPossible = true }) => isPossible)
const drills = possible.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const unknown = wanted.filter((name) => !possible.some((drill) => drill.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no drill ${unknown.join(', ')} here, but ${possible.map(({ name }) => name).join(', ')}`,
  )
  process.exit(1)
}

const DOCUMENT = 'docs/faults.md'
const HEAD_END = '|---|---|---|---|---|---|'

const rows = new Map<string, string>()
for (const drill of drills) {
  const seen = await drill.run()
  const broken = brokenBounds(drill, seen)
  const row = rowOf(drill, seen)
  console.log(row)
  for (const sentence of broken) console.log(`  NOT AS IT SHOULD: ${sentence}`)
  if (broken.length > 0) process.exitCode = 1
  rows.set(drill.name, row)
  if (process.env['UPDATE_DOCS']) writeRows(rows)
}

function brokenBounds({ bounds }: Drill, { awayMs, longestMs, failures, lost }: Seen): string[] {
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0)
  return [
    lost > 0 && `${lost} things were acknowledged and are missing`,
    awayMs > bounds.awayMs && `nothing worked for more than ${bounds.awayMs / 1000} s`,
    longestMs > bounds.longestMs && `an answer took more than ${bounds.longestMs / 1000} s`,
    failed > (bounds.failures ?? Number.POSITIVE_INFINITY) && `${failed} requests failed`,
  ].filter((sentence) => sentence !== false)
}

function rowOf({ name, about }: Drill, seen: Seen) {
  const { requests, failures, awayMs, longestMs, acknowledged, lost, note = '' } = seen
  const failed = Object.entries(failures).map(([what, count]) => `${count} × ${what}`)
  const cells = [
    `\`${name}\`: ${about}${note}`,
    String(requests),
    failed.join(', ') || 'none',
    seconds(awayMs),
    seconds(longestMs),
    `${lost} of ${acknowledged}`,
  ]
  return `| ${cells.join(' | ')} |`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

/** Puts the rows of the drills that ran into the table, each in its place; the others stay as they were measured. */
function writeRows(measured: ReadonlyMap<string, string>): void {
  const lines = readFileSync(DOCUMENT, 'utf8').split('\n')
  const [first, end] = [lines.indexOf(HEAD_END) + 1, lines.findLastIndex((line) => line.startsWith('|')) + 1]
  const rows = new Map(lines.slice(first, end).map((line) => [/`(.*?)`/.exec(line)?.[1], line]))
  const table = DRILLS.flatMap(({ name }) => measured.get(name) ?? rows.get(name) ?? [])
  writeFileSync(DOCUMENT, lines.toSpliced(first, end - first, ...table).join('\n'))
}
