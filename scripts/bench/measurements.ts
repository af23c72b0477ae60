import { cpus, totalmem } from 'node:os'

/** A benchmark and all that it printed; `failed` when a figure was not what its file asks for. */
export type Measured = { name: string; about: string; output: string; seconds: number; failed: boolean }

type Circumstances = { date: Date; commit: string; load: readonly number[] }

/** The document of what was measured: on which machine, when, on which commit, and under which load. */
export function measurementsPage(all: readonly Measured[], { date, commit, load }: Circumstances): string {
  const model = cpus()[0]?.model ?? 'unknown processors'
  const memory = Math.round(totalmem() / 2 ** 30)
  const rows = all.map(
    ({ name, about, seconds, failed }) =>
      `| [${name}](#${name}) | ${about} | ${Math.round(seconds)} s | ${failed ? 'below' : 'as wanted'} |`,
  )
  const sections = all.map(({ name, output }) => `## ${name}\n\n\`\`\`\n${output.trim()}\n\`\`\`\n`)
  return `# Measurements

Written by \`npm run bench all\` on ${date.toISOString().slice(0, 10)} at ${commit}: ${cpus().length} × ${model}, ${memory} GB, Node.js ${process.versions.node}, a load of ${load.map((each) => each.toFixed(1)).join(' to ')} before and after. Ratios are of one run beside its own floor; absolute times are of this machine and its other work. \`npm run bench NAME\` repeats one.

| benchmark | what it measures | took | |
|---|---|---|---|
${rows.join('\n')}

${sections.join('\n')}`
}
