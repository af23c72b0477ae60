// Reads what the runners of unit tests and of journeys have reported: how many passed and failed, and what went wrong.
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** A file that could not even be loaded has no tests to count, so it counts as one. */
export function countUnit(file) {
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

/** The files of a report that took longer than some seconds, the longest first, each with its seconds. */
export function longFiles(file, seconds) {
  return (read(file)?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ name, seconds: Math.round((endTime - startTime) / 1000) }))
    .filter((each) => each.seconds > seconds)
    .toSorted((a, b) => b.seconds - a.seconds)
}

export function countBrowser(file) {
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
