import { backOff } from '#domain/operation/back-off.ts'

/** Times between tries of a queue whose server does not answer, in milliseconds. */
const TRIES = { first: 2000, longest: 30_000 }

/** The time in which nothing is sent, because the last try got no answer. */
export function createPause(onEnd: () => void) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | null = null
  const stop = () => {
    if (timer) clearTimeout(timer)
    timer = null
  }
  return {
    isOn: () => timer !== null,
    begin(askedMs: number) {
      stop()
      const end = () => {
        timer = null
        onEnd()
      }
      timer = setTimeout(end, askedMs || backOff(failures, TRIES))
      failures += 1
    },
    reset() {
      stop()
      failures = 0
    },
  }
}
