import { cpus, totalmem } from 'node:os'
import type { Ran } from './run-benchmark.ts'

/** When a benchmark ran, on which commit, the load of the machine before it, and whether its rounds were few and short. */
type Circumstances = { date: string; commit: string; load: string; rounds: 'quick' | 'whole' }

/** A benchmark, all that it printed and how it ended. */
export type Measured = { name: string; about: string } & Ran & Circumstances

/** The document of what was measured: each benchmark as it ran last, in the order of their names. */
export function measurementsPage(all: readonly Measured[]): string {
  const model = cpus()[0]?.model ?? 'unknown processors'
  const memory = Math.round(totalmem() / 2 ** 30)
  const sorted = all.toSorted((a, b) => a.name.localeCompare(b.name))
  return `# Measurements

Written by \`npm run bench all\`, which measures those that are named after it and leaves the others as they are: ${cpus().length} × ${model}, ${memory} GB, Node.js ${process.versions.node}. Ratios are of one run beside its own floor; absolute times are of this machine and its other work, which its load says. \`npm run bench NAME\` repeats one.

| benchmark | what it measures | | rounds | took | date | commit | load |
|---|---|---|---|---|---|---|---|
${sorted.map(rowOf).join('\n')}

${sorted.map(({ name, output }) => `## ${name}\n\n${FENCE}\n${output.trim()}\n${FENCE}\n`).join('\n')}`
}

const FENCE = '```'

const rowOf = ({ name, about, ending, reason, rounds, seconds, date, commit, load }: Measured) => {
  const end = inCell(reason ? `${ending}: ${reason}` : ending)
  return `| ${[`[${name}](#${name})`, about, end, rounds, `${Math.round(seconds)} s`, date, commit, load].join(' | ')} |`
}

/** Text that ends no cell of a table. */
const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('`', "'")

/** Reads such a document again; anything else has no measurements. */
export const readMeasurements = (page: string): Measured[] =>
  page.split('\n').flatMap((line) => {
    const name = /^\| \[(.+?)\]\(#/.exec(line)?.[1]
    if (!name) return []
    const [, about = '', end = '', rounds, seconds = '', date = '', commit = '', load = ''] = line
      .slice(2, -2)
      .split(' | ')
    const [ending, ...reason] = end.replaceAll('\\|', '|').split(': ')
    return {
      ...{ name, about, date, commit, load, rounds: rounds as Measured['rounds'] },
      ending: ending as Measured['ending'],
      reason: reason.join(': '),
      seconds: Number.parseInt(seconds, 10),
      output: outputOf(page, name),
    }
  })

function outputOf(page: string, name: string): string {
  const [, section = ''] = page.split(`\n## ${name}\n\n${FENCE}\n`)
  return section.split(`\n${FENCE}\n`)[0]!
}

/** The measurements with those of now in place of those of before; one that had no time left replaces none that had. */
export function replaceMeasured(before: readonly Measured[], now: readonly Measured[]): Measured[] {
  const whole = new Set(before.filter(({ ending }) => ending !== 'stopped').map(({ name }) => name))
  const newer = now.filter(({ name, ending }) => ending !== 'stopped' || !whole.has(name))
  const names = new Set(newer.map(({ name }) => name))
  return [...before.filter(({ name }) => !names.has(name)), ...newer]
}

/** Benchmarks in the order of their last measurements; those without one, or stopped by the end of their time, come first. */
export function longestAgoFirst<Each extends { name: string }>(
  all: readonly Each[],
  before: readonly Measured[],
): Each[] {
  const whole = before.filter(({ ending }) => ending !== 'stopped')
  const dates = new Map(whole.map(({ name, date }) => [name, date]))
  return all.toSorted((a, b) => (dates.get(a.name) ?? '').localeCompare(dates.get(b.name) ?? ''))
}
