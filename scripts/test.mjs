// Checks everything that must hold, in turn: types, lint, unused code, structure, unit and API tests, journeys in a
// real browser. With `all` every test and journey, without it neither `*.slow.test.ts` nor a journey that is not marked
// `@core`. Ends with one line that sums it up; a failed static check counts as one failure.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { watchMachine } from './machine-watch.mjs'
import { describeTrouble } from './server-log.mjs'
import { root } from './setup/command.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const reports = mkdtempSync(join(tmpdir(), 'azahar-reports-'))
const isAll = process.argv[2] === 'all'
const journeys = isAll ? '' : ' --grep @core'
const tests = isAll ? '' : ' --exclude="**/*.slow.test.ts"'
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')
const serverLog = join(reports, 'server.log')

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
  await suite('Browser tests', `${scripts['test:e2e']} --reporter=list,json${journeys}`, () =>
    countBrowser(browserReport),
  ),
]
const trouble = describeTrouble(serverLog)
rmSync(reports, { recursive: true, force: true })

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
for (const { title, broken = [] } of results.filter((result) => result.failed > 0))
  console.log([`Failed: ${title}`, ...broken].join('\n  '))
for (const title of results.flatMap((result) => result.retried ?? [])) console.log(`Retried: ${title}`)
if (failed > 0) {
  for (const line of trouble) console.log(`Server: ${line}`)
  console.log(`Machine: ${machine.describe()}`)
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function check(title, script) {
  const code = await run(title, scripts[script])
  return { title, passed: 0, failed: code === 0 ? 0 : 1 }
}

/** A suite that ran nothing, or ended badly without a failed test to show for it, is itself a failure. */
async function suite(title, command, count) {
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

/** A file that could not even be loaded has no tests to count, so it counts as one. */
function countUnit(file) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 0 }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} ${fullName}: ${firstLine(failureMessages[0])}`),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    broken: [...unloaded.map(({ name, message }) => `${name}: ${firstLine(message)}`), ...failed],
  }
}

function countBrowser(file) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 0 }
  const { expected, flaky, unexpected } = report.stats
  const of = (status) => report.suites.flatMap((suite) => journeysIn(suite, status))
  const outside = report.errors.map(({ message }) => `outside of any test: ${firstLine(message)}`)
  return {
    passed: expected + flaky,
    failed: unexpected,
    retried: of('flaky'),
    broken: [...of('unexpected'), ...outside],
  }
}

/** The journeys of a suite and of the suites within it that ended with a status, each with what went wrong first. */
function journeysIn(suite, wanted) {
  const own = (suite.specs ?? []).filter(({ tests }) => tests.some(({ status }) => status === wanted))
  return [
    ...own.map(({ file, line, title, tests }) => `${file}:${line} ${title}: ${firstError(tests)}`),
    ...(suite.suites ?? []).flatMap((inner) => journeysIn(inner, wanted)),
  ]
}

function firstError(tests) {
  const tries = tests.flatMap(({ results }) => results)
  const { startTime, errors = [] } = tries.find(({ status }) => status !== 'passed') ?? {}
  return `${firstLine(stripVTControlCharacters(errors[0]?.message ?? ''))} (${startTime})`
}

// Hoisted, as all that is called while the suites run above: a constant would not be there yet.
function firstLine(message = '') {
  return message.split('\n', 1)[0]
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
