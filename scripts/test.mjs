// What must hold, in turn: types, lint, unused code, structure, unit and API tests, journeys in a real browser: those
// marked `@core`, with `all` every one. Ends with one line that sums it up; a failed static check counts as one failure.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from './setup/command.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const reports = mkdtempSync(join(tmpdir(), 'azahar-reports-'))
const journeys = process.argv[2] === 'all' ? '' : ' --grep @core'
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')

const results = [
  await check('Types', 'check:types'),
  await check('Lint', 'check:lint'),
  await check('Unused code', 'check:unused'),
  await check('Structure', 'check:structure'),
  await suite(
    'Unit and API tests',
    `${scripts['test:unit']} --reporter=default --reporter=json --outputFile.json="${unitReport}"`,
    () => countUnit(unitReport),
  ),
  await suite('Browser tests', `${scripts['test:e2e']} --reporter=list,json${journeys}`, () =>
    countBrowser(browserReport),
  ),
]
rmSync(reports, { recursive: true, force: true })

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
for (const { title } of results.filter((result) => result.failed > 0)) console.log(`Failed: ${title}`)
for (const title of results.flatMap((result) => result.retried ?? [])) console.log(`Retried: ${title}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function check(title, script) {
  const code = await run(title, scripts[script])
  return { title, passed: 0, failed: code === 0 ? 0 : 1 }
}

/** A suite that ran nothing, or ended badly without a failed test to show for it, is itself a failure. */
async function suite(title, command, count) {
  const code = await run(title, command)
  const { passed, failed, retried } = count()
  const silent = failed === 0 && (code !== 0 || passed === 0)
  return { title, passed, failed: silent ? 1 : failed, retried }
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
    },
  })
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', resolve)
  })
}

/** A file that could not even be loaded has no tests to count, so it counts as one. */
function countUnit(file) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 0 }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

function countBrowser(file) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 0 }
  const { expected, flaky, unexpected } = report.stats
  return { passed: expected + flaky, failed: unexpected, retried: report.suites.flatMap(retriedIn) }
}

/** The journeys of a suite and of the suites within it that passed only at the second try. */
function retriedIn(suite) {
  const own = (suite.specs ?? []).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [
    ...own.map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...(suite.suites ?? []).flatMap(retriedIn),
  ]
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
