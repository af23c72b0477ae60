/** How much time all benchmarks and one of them may take. */
type Times = { minutes: number; most: number }

/** Without `--quick` a benchmark measures what it measures alone, for ten minutes at most. */
export const WHOLE: Times = { minutes: 180, most: 600 }

/** With it, all of them together take 20 minutes at most. */
export const QUICK: Times = { minutes: 20, most: 120 }

/** Seconds that a benchmark leaves for each of those after it. */
const SHARE = 20

/** How long the next benchmark may take, in seconds, when `left` benchmarks are left with it. */
export function limitFor(
  { minutes, most }: Times,
  { spentSeconds, left }: { spentSeconds: number; left: number },
) {
  const free = minutes * 60 - spentSeconds - (left - 1) * SHARE
  return Math.max(0, Math.min(most, free))
}

/** The words that make a benchmark small; those without an entry are small already, or by their environment. */
const WORDS: Record<string, string[]> = {
  archive: ['--gb', '0.1'],
  backup: ['2000'],
  canvas: ['phone'],
  costs: ['memory'],
  couples: ['20', '40'],
  dashboard: ['phone'],
  lists: ['guests'],
  pages: ['guests', 'phone'],
  repeat: ['guests'],
  scale: ['10000'],
  'sign-in': ['answers'],
  site: ['/pricing', 'phone'],
  team: ['desktop'],
}

/** Few rounds, all of them short. */
const ENVIRONMENT = {
  BENCH_ROUNDS: '3',
  BENCH_SECONDS: '1',
  BENCH_TRIES: '40',
  BENCH_GUESSES: '300',
  BENCH_EXACT_SECONDS: '1',
  BENCH_BAD_REQUESTS: '4000',
  BENCH_STOPS: '4',
}

/** A benchmark answers for minutes, compares few weddings, or is not done in time so: these have others. */
const OWN_ENVIRONMENT: Record<string, Record<string, string>> = {
  rsvp: { BENCH_SECONDS: '15', BENCH_ROUNDS: '1' },
  seating: { BENCH_ROUNDS: '20' },
  directory: { BENCH_ROUNDS: '10' },
  import: { BENCH_ROUNDS: '2' },
  lists: { BENCH_ROUNDS: '1' },
}

/** The words and the environment of a benchmark when little time is to be had. */
export function quickly(name: string): { words: string[]; env: Record<string, string> } {
  return { words: WORDS[name] ?? [], env: { ...ENVIRONMENT, ...OWN_ENVIRONMENT[name] } }
}
