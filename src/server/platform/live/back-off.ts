const FIRST_MS = 100
const LONGEST_MS = 10_000

/**
 * How long to wait before trying again after `failures` in a row, in milliseconds: twice as long each
 * time, by chance up to half less, so that many who lost something at once do not come back at once.
 */
export function backOff(failures: number, chance = Math.random()): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 20)) * (1 - chance / 2)
}
