import { cpus, totalmem } from 'node:os'
import type { Ran } from './run-benchmark.ts'

/** A benchmark, all that it printed and how it ended. */
export type Measured = { name: string; about: string } & Ran

type Circumstances = { date: Date; commit: string; load: readonly number[]; command: string }

/** The document of what was measured: on which machine, when, on which commit, and under which load. */
export function measurementsPage(
  all: readonly Measured[],
  { date, commit, load, command }: Circumstances,
): string {
  const model = cpus()[0]?.model ?? 'unknown processors'
  const memory = Math.round(totalmem() / 2 ** 30)
  const rows = all.map(
    ({ name, about, seconds, ending, reason }) =>
      `| [${name}](#${name}) | ${about} | ${Math.round(seconds)} s | ${inCell(reason ? `${ending}: ${reason}` : ending)} |`,
  )
  const sections = all.map(({ name, output }) => `## ${name}\n\n\`\`\`\n${output.trim()}\n\`\`\`\n`)
  return `# Measurements

Written by \`${command}\` on ${date.toISOString().slice(0, 10)} at ${commit}: ${cpus().length} × ${model}, ${memory} GB, Node.js ${process.versions.node}, a load of ${load.map((each) => each.toFixed(1)).join(' to ')} before and after. Ratios are of one run beside its own floor; absolute times are of this machine and its other work. \`npm run bench NAME\` repeats one.

| benchmark | what it measures | took | |
|---|---|---|---|
${rows.join('\n')}

${sections.join('\n')}`
}

/** Text that ends no cell of a table. */
const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('`', "'")
