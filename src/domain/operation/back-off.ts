/**
 * How long to wait after `failures` in a row before trying again, in milliseconds: `first`, then twice as
 * long each time up to `longest`, by chance up to half less, so that many who lost something at once do
 * not all come back at once.
 */
export function backOff(
  failures: number,
  { first, longest }: { first: number; longest: number },
  chance = Math.random(),
): number {
  return Math.min(longest, first * 2 ** Math.min(failures, 20)) * (1 - chance / 2)
}
