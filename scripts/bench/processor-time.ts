import { readFileSync } from 'node:fs'

/** Milliseconds of a tick in `/proc`. */
const TICK_MS = 10

/**
 * The processor time of a process so far, in milliseconds: unlike the clock it hardly depends on what else the machine
 * does. Not a number where there is no `/proc`.
 */
export function processorTime({ pid }: { pid?: number | undefined }): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return Number.NaN
  }
}
