// npm run test:faults [-- kills rolling-restart] — does to a built installation what happens to machines while a couple
// adds guests and reads their list, and prints what they saw and for how long. Fails when a guest is missing that was
// acknowledged, or when it took longer than the drill allows. `UPDATE_DOCS=1` writes docs/faults.md.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { DRILLS, type Drill } from './faults/drills.ts'
import type { Seen } from './faults/visitors.ts'

const wanted = process.argv.slice(2)
const possible = DRILLS.filter(({ isPossible = true }) => isPossible)
const drills = possible.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (drills.length === 0) {
  console.error(`There is no such drill here: ${possible.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

const rows: string[] = []
for (const drill of drills) {
  const seen = await drill.run()
  const broken = brokenBounds(drill, seen)
  const row = rowOf(drill, seen)
  console.log(row)
  for (const sentence of broken) console.log(`  NOT AS IT SHOULD: ${sentence}`)
  if (broken.length > 0) process.exitCode = 1
  rows.push(row)
}
if (process.env['UPDATE_DOCS']) writeFileSync('docs/faults.md', documentOf(rows))

function brokenBounds({ bounds }: Drill, { awayMs, longestMs, failures, lost }: Seen): string[] {
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0)
  return [
    lost > 0 && `${lost} guests were acknowledged and are missing`,
    awayMs > bounds.awayMs && `nothing worked for more than ${bounds.awayMs / 1000} s`,
    longestMs > bounds.longestMs && `an answer took more than ${bounds.longestMs / 1000} s`,
    failed > (bounds.failures ?? Number.POSITIVE_INFINITY) && `${failed} requests failed`,
  ].filter((sentence) => sentence !== false)
}

function rowOf({ name, about }: Drill, { requests, failures, awayMs, longestMs, acknowledged, lost }: Seen) {
  const failed = Object.entries(failures).map(([what, count]) => `${count} × ${what}`)
  const cells = [
    `\`${name}\`: ${about}`,
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

function documentOf(table: string[]): string {
  return `# When something breaks

Written by \`UPDATE_DOCS=1 npm run test:faults\` on ${cpus().length} cores: a couple with eight devices adds guests and reads the summary of their list without a pause longer than 50 ms, while this happens. The app itself asks again and keeps what was typed, so a failed request is no lost change.

| what happens | requests | not answered well | nothing worked for | longest wait | acknowledged and lost |
|---|---|---|---|---|---|
${table.join('\n')}

\`primary-lost\` is what an installation with a standby sees whose DATABASE_URL names both hosts: nothing is done but that the standby is promoted. The standby is synchronous (\`synchronous_standby_names\`); one that is not may lack the last moments of the primary.

A 503 has a \`Retry-After\` and says DATABASE_UNAVAILABLE; ECONNREFUSED and ECONNRESET are what a browser meets that asks a process which is not there, and a proxy in front turns them into an answer of the other process. On a full disk what only reads goes on, and additions wait (\`full-disk\`, which only root can do, since it mounts a disk). What is not in the table is held by tests: files on a full disk (\`full-disk.test.ts\`), a frozen or read-only database and the answers meanwhile (\`database-outage.slow.test.ts\`), jobs that wait for the database (\`job-queue-outage.slow.test.ts\`), a mail server that is away for a day, after which each mail is sent once (\`queued-mail.test.ts\`), a pooler in transaction mode, which is refused at the start (\`check-database.test.ts\`), a clock that jumps by an hour or a day (\`clock-jumps.test.ts\`), servers of names that say nothing when the app asks for a name that a person gave (\`outbound.test.ts\`).
`
}
