// Watches the room that the machine had left while the tests ran: a full disk or a starved processor fails tests that
// hold elsewhere.
import { statfsSync } from 'node:fs'
import { freemem, loadavg, tmpdir } from 'node:os'

const EVERY_MS = 5000
const GB = 1e9

/** Looks at the machine now and then until `describe` is asked for the worst of it, with when that was. */
export function watchMachine() {
  const worst = { disk: null, memory: null, load: null }
  const look = () => {
    const { bavail, bsize } = statfsSync(tmpdir())
    note('disk', bavail * bsize, (value, known) => value < known)
    note('memory', freemem(), (value, known) => value < known)
    note('load', loadavg()[0], (value, known) => value > known)
  }
  const note = (name, value, isWorse) => {
    if (worst[name] === null || isWorse(value, worst[name].value)) worst[name] = { value, at: new Date() }
  }
  look()
  const timer = setInterval(look, EVERY_MS).unref()
  return {
    describe() {
      clearInterval(timer)
      look()
      const at = ({ at }) => `(${at.toISOString()})`
      const { disk, memory, load } = worst
      return [
        `disk free at least ${(disk.value / GB).toFixed(1)} GB ${at(disk)}`,
        `memory free at least ${(memory.value / GB).toFixed(1)} GB ${at(memory)}`,
        `load at most ${load.value.toFixed(1)} ${at(load)}`,
      ].join(', ')
    },
  }
}
