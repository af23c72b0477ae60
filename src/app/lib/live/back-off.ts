const FIRST_MS = 1000
const LONGEST_MS = 30_000

/**
 * How long to wait after `failures` in a row, in milliseconds: twice as long each time, by chance up to
 * half less, so that the browsers a server lost at once do not all come back at once.
 */
export function backOff(failures: number, chance = Math.random()): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10)) * (1 - chance / 2)
}
