import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How long a benchmark that has to stop may take to end its servers, in milliseconds. */
const ENDING_MS = 20_000

/** How a benchmark ended: with what it asks for, with a figure below it, by an error, or because its time was over. */
type Ending = 'as wanted' | 'below' | 'failed' | 'stopped'

export type Ran = { output: string; seconds: number; ending: Ending; reason: string }

type Run = { args: string[]; env?: Record<string, string>; limitMs: number }

/**
 * Runs a benchmark in a process of its own, with a folder of its own for temporary files, and ends it after `limitMs`
 * with all that it has started: what hangs or fails takes nothing from the others. Its output is shown meanwhile.
 */
export async function runBenchmark({ args, env = {}, limitMs }: Run): Promise<Ran> {
  const began = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'azahar-benches-'))
  const child = spawn(process.execPath, args, {
    // A group of its own, so that it can be ended with its browser.
    detached: true,
    env: { ...process.env, ...env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, errors] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text)
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    process.stderr.write(text)
    errors += text
  })
  let isLate = false
  const late = setTimeout(() => {
    isLate = true
    child.kill('SIGTERM')
  }, limitMs)
  const never = setTimeout(() => endGroup(child.pid!), limitMs + ENDING_MS)
  const [code] = await once(child, 'exit')
  clearTimeout(late)
  clearTimeout(never)
  endGroup(child.pid!)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  const seconds = (performance.now() - began) / 1000
  return { output, seconds, ...judge({ code, isLate, errors, limitMs }) }
}

type Outcome = { code: number | null; isLate: boolean; errors: string; limitMs: number }

function judge({ code, isLate, errors, limitMs }: Outcome): Pick<Ran, 'ending' | 'reason'> {
  if (isLate) return { ending: 'stopped', reason: `not done after ${Math.round(limitMs / 1000)} s` }
  if (code === 0) return { ending: 'as wanted', reason: '' }
  const thrown = /^(?:\w*Error|Error)\b.*$/m.exec(errors)?.[0]
  return thrown ? { ending: 'failed', reason: thrown.slice(0, 200) } : { ending: 'below', reason: '' }
}

/** Ends what is left of the processes that a benchmark has started; there may be none. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {}
}
