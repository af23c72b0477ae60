import { spawnSync } from 'node:child_process'
import { describe, expect, it, vi } from 'vitest'
import { limitFor } from './quick.ts'
import { runBenchmark } from './run-benchmark.ts'

const run = (script: string, limitMs = 60_000) => runBenchmark({ args: ['-e', script], limitMs })

vi.spyOn(process.stdout, 'write').mockReturnValue(true)
vi.spyOn(process.stderr, 'write').mockReturnValue(true)

describe('a benchmark', () => {
  it('that is done says what it printed and whether it was as wanted', async () => {
    expect(await run('console.log("list 1.70")')).toMatchObject({
      output: 'list 1.70\n',
      ending: 'as wanted',
    })
    expect(await run('console.log("list 0.2"); process.exitCode = 1')).toMatchObject({ ending: 'below' })
  })

  it('that fails says why, with what it had printed', async () => {
    expect(await run('console.log("list 1.70"); throw new TypeError("no server")')).toMatchObject({
      output: 'list 1.70\n',
      ending: 'failed',
      reason: 'TypeError: no server',
    })
  })

  it('that hangs is ended after its time, with what it has started', async () => {
    const hanging = `const { spawn } = require('node:child_process')
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' })
      console.log(child.pid)
      setInterval(() => {}, 1e6)`
    const { output, ending, reason } = await run(hanging, 3000)
    expect({ ending, reason }).toEqual({ ending: 'stopped', reason: 'not done after 3 s' })
    await expect.poll(() => isRunning(Number(output))).toBe(false)
  })
})

describe('the time of a benchmark among others', () => {
  const quick = { minutes: 20, most: 120 }
  it('leaves each of those after it its share', () => {
    expect(limitFor(quick, { spentSeconds: 0, left: 30 })).toBe(120)
    expect(limitFor(quick, { spentSeconds: 900, left: 10 })).toBe(120)
    expect(limitFor(quick, { spentSeconds: 1000, left: 9 })).toBe(40)
    expect(limitFor(quick, { spentSeconds: 1190, left: 1 })).toBe(10)
  })
})

/** One that has ended and waits to be collected by its parent does not run. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}
