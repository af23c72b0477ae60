import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import { StartError } from '../../start-error.ts'

export type LockTimeouts = {
  /** For one attempt to lock a table: what others ask of the table meanwhile waits behind it. */
  lock: number
  /** For all attempts at one step. */
  patience: number
}

export type Patient = <T>(attempt: () => Promise<T>) => Promise<T>

/** Others are served so long before the next attempt. */
const PAUSE_MS = 500

/** The lock could not be had in time, or others held it in another order. */
const CAN_BE_TRIED_AGAIN = ['55P03', '40P01']

/** Tries steps of a migration again while a table is in use. Throws `StartError` when one was tried for too long. */
export const patientWith =
  (tag: string, { patience }: LockTimeouts, log?: Log): Patient =>
  async (attempt) => {
    const deadline = performance.now() + patience
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await attempt()
      } catch (error) {
        if (!CAN_BE_TRIED_AGAIN.includes(String((error as { code?: unknown }).code))) throw error
        if (performance.now() >= deadline) throw new StartError(inUse(tag))
        log?.info(`The migration ${tag} waits for a table in use: attempt ${attempts + 1} follows`)
        await delay(PAUSE_MS)
      }
    }
  }

const inUse = (tag: string) =>
  `The migration ${tag} waited too long for a table in use: see in pg_stat_activity what holds it, or stop the other processes, and start again.`
