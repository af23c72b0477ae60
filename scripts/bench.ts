// npm run bench — lists the benchmarks; `npm run bench api` runs one, `npm run bench all` one after the other into
// docs/measurements.md, `npm run bench all api rsvp` some of them. They need a build and print ratios, because absolute
// figures depend on the machine and say little.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { listBenchmarks } from './bench/list.ts'
import { type Measured, measurementsPage } from './bench/measurements.ts'

const benchmarks = listBenchmarks()
const [name, ...only] = process.argv.slice(2)
if (name === 'all') {
  const before = loadavg()[0]!
  const all: Measured[] = []
  for (const each of benchmarks) {
    if (only.length > 0 && !only.includes(each.name)) continue
    console.log(`\n${each.name}`)
    all.push({ ...each, ...(await run(each.name)) })
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const page = measurementsPage(all, { date: new Date(), commit, load: [before, loadavg()[0]!] })
  writeFileSync('docs/measurements.md', page)
  if (all.some(({ failed }) => failed)) process.exitCode = 1
} else if (benchmarks.some((each) => each.name === name)) {
  await import(`./bench/${name}.bench.ts`)
} else {
  if (name) console.error(`There is no benchmark ${name}.`)
  for (const each of benchmarks) console.log(`npm run bench ${each.name.padEnd(14)} ${each.about}`)
  if (name) process.exitCode = 1
}

async function run(benchmark: string): Promise<Pick<Measured, 'output' | 'seconds' | 'failed'>> {
  const began = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/bench.ts', benchmark], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text)
    output += text
  })
  const [code] = await once(child, 'close')
  return { output, seconds: (performance.now() - began) / 1000, failed: code !== 0 }
}
