import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Of the package `faketime` of Debian, which lets the clock of a process be wrong. */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

export const CAN_SET_A_CLOCK = existsSync(LIBRARY)

/** The environment of a server whose clock is set as a file says; the steady clock, which measures waits, is right. */
export function wrongClock() {
  const folder = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
  const file = join(folder, 'clock')
  const set = (shift: string) => writeFileSync(file, shift)
  set('+0')
  return {
    environment: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    /** `+1d`, `-1h`; `+0` is right. */
    set,
    remove: () => rmSync(folder, { recursive: true }),
  }
}
