// Checks everything that must hold, in turn: types, lint, unused code, structure, unit and API tests, journeys in a
// real browser. With `all` every test and journey, without it neither `*.slow.test.ts` nor a journey that is not marked
// `@core`. `TEST_MINUTES` bounds it: when they are over, no more journeys begin, and their parts that are left are told.
// Ends with one line that sums it up; a failed static check counts as one failure.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { runJourneys } from './journeys.mjs'
import { watchMachine } from './machine-watch.mjs'
import { describeTrouble } from './server-log.mjs'
import { root } from './setup/command.mjs'
import { countBrowser, countUnit, longFiles } from './test-reports.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const reports = mkdtempSync(join(tmpdir(), 'azahar-reports-'))
const isAll = process.argv[2] === 'all'
const tests = isAll ? '' : ' --exclude="**/*.slow.test.ts"'
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')
const serverLog = join(reports, 'server.log')

/** A file of `npm test` that takes longer is told. */
const LONG_SECONDS = 10
const minutes = Number(process.env.TEST_MINUTES ?? Number.POSITIVE_INFINITY)
const deadline = Date.now() + minutes * 60_000
const machine = watchMachine()

const results = [
  await check('Types', 'check:types'),
  await check('Lint', 'check:lint'),
  await check('Unused code', 'check:unused'),
  await check('Structure', 'check:structure'),
  await suite(
    'Unit and API tests',
    `${scripts['test:unit']}${tests} --reporter=default --reporter=json --outputFile.json="${unitReport}"`,
    () => countUnit(unitReport),
  ),
]
const { results: journeys, left } = await runJourneys(
  (title, which) =>
    suite(title, `${scripts['test:e2e']} --reporter=list,json ${which}`, () => countBrowser(browserReport)),
  { isAll, deadline },
)
results.push(...journeys)
const trouble = describeTrouble(serverLog)
const long = isAll ? [] : longFiles(unitReport, LONG_SECONDS)
rmSync(reports, { recursive: true, force: true })

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
for (const { title, broken = [] } of results.filter((result) => result.failed > 0))
  console.log([`Failed: ${title}`, ...broken].join('\n  '))
for (const { name, seconds } of long)
  console.log(
    `Slow: ${name} took ${seconds} s; split it, make it faster, or name it *.slow.test.ts (decision 035)`,
  )
for (const title of results.flatMap((result) => result.retried ?? [])) console.log(`Retried: ${title}`)
if (failed > 0) {
  for (const line of trouble) console.log(`Server: ${line}`)
  console.log(`Machine: ${machine.describe()}`)
}
if (left > 0) console.log(`Left out: ${left} parts of the journeys, as ${minutes} minutes were over`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function check(title, script) {
  const code = await run(title, scripts[script])
  return { title, passed: 0, failed: code === 0 ? 0 : 1 }
}

/** A suite that ran nothing, or ended badly without a failed test to show for it, is itself a failure. */
async function suite(title, command, count) {
  // A run that does not come so far as to report must not be counted by what the run before reported.
  rmSync(browserReport, { force: true })
  const code = await run(title, command)
  const { passed, failed, retried, broken } = count()
  const silent = failed === 0 && (code !== 0 || passed === 0)
  return { title, passed, failed: silent ? 1 : failed, retried, broken }
}

function run(title, command) {
  console.log(`\n${title}`)
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
      E2E_SERVER_LOG: serverLog,
    },
  })
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', resolve)
  })
}
