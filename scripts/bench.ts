// npm run bench — lists the benchmarks; `npm run bench api` runs one, `npm run bench all` one after the other.
// They need a build and print ratios, because absolute figures depend on the machine and say little.
import { spawnSync } from 'node:child_process'
import { listBenchmarks } from './bench/list.ts'

const benchmarks = listBenchmarks()
const name = process.argv[2]
if (name === 'all') {
  for (const each of benchmarks) {
    console.log(`\n${each.name}`)
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/bench.ts', each.name], {
      stdio: 'inherit',
    })
    if (status !== 0) process.exitCode = 1
  }
} else if (benchmarks.some((each) => each.name === name)) {
  await import(`./bench/${name}.bench.ts`)
} else {
  if (name) console.error(`There is no benchmark ${name}.`)
  for (const each of benchmarks) console.log(`npm run bench ${each.name.padEnd(14)} ${each.about}`)
  if (name) process.exitCode = 1
}
