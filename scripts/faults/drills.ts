import { setTimeout as delay } from 'node:timers/promises'
import { startPrimaryAndStandby } from '../../tests/support/database/primary-and-standby.ts'
import { CAN_USE_CADDY, startCaddy } from '../../tests/support/outside/caddy.ts'
import { withBucketAway, withMailAway } from './away.ts'
import { withNamesAway } from './named-database.ts'
import { CAN_GIVE_NAMES } from './names.ts'
import { withOneServer, withServerOn } from './one-server.ts'
import { CAN_SLOW_A_DISK, slowDown } from './slow-disk.ts'
import { CAN_HAVE_A_DISK, withSmallDisk } from './small-disk.ts'
import { type Stage, withTwoServers } from './two-servers.ts'
import type { Seen } from './visitors.ts'
import { CAN_SET_A_CLOCK, wrongClock } from './wrong-clock.ts'

/** Something that happens to an installation, and how much its visitors may see of it. */
export type Drill = {
  name: string
  about: string
  /** False where this machine cannot do it. */
  isPossible?: boolean
  run(): Promise<Seen>
  /** Every acknowledged row is still there afterwards, or the drill fails. */
  bounds: { awayMs: number; longestMs: number; failures?: number }
}

const KILLS = Number(process.env['FAULT_KILLS'] ?? 50)
const FROZEN_MS = 20_000
/** How long a failover takes to notice that the primary is gone. */
const UNNOTICED_MS = 5_000
const FULL_MS = 30_000
/** Longer than a proxy waits for a process that says nothing. */
const HELD_MS = 40_000
const RESTARTED_REQUESTS = 4_000
const SLOW_MS = 30_000
/** Each commit waits a tenth of a second then. */
const SLOW_WRITES = 40
const NAMELESS_MS = 20_000
const WRONG_MS = 10_000

/** A request waits at most 10 s for the database, and for a connection to it 5 s before. */
const REQUEST_MS = 16_000
/** The proxy gives a process 20 s, then asks the other one. */
const PROXY_MS = 22_000

/** Caddy looks at `/readyz` twice a second; it has to have seen that a process is back before the other one stops. */
const CADDY_LOOKS_MS = 1000

export const DRILLS: Drill[] = [
  {
    name: 'kills',
    about: `the only process is killed ${KILLS} times (SIGKILL) and started again each time`,
    run: () =>
      withOneServer(async ({ visitors, kill }) => {
        for (let round = 0; round < KILLS; round += 1) {
          await visitors.served(10)
          await delay((round * 97) % 400)
          await kill()
        }
      }),
    bounds: { awayMs: 20_000, longestMs: REQUEST_MS },
  },
  {
    name: 'database-crash',
    about: 'the database dies with all its connections and is started again',
    run: () =>
      withOneServer(async ({ postgres }) => {
        postgres.crash()
        await delay(10_000)
      }),
    bounds: { awayMs: 15_000, longestMs: REQUEST_MS },
  },
  {
    name: 'database-frozen',
    about: `the database stands still for ${FROZEN_MS / 1000} s: connections stay open and say nothing`,
    run: () =>
      withOneServer(async ({ postgres }) => {
        postgres.freeze()
        await delay(FROZEN_MS)
        postgres.thaw()
        await delay(5000)
      }),
    bounds: { awayMs: FROZEN_MS + 10_000, longestMs: REQUEST_MS },
  },
  {
    name: 'primary-lost',
    about: `the primary dies for good; after ${UNNOTICED_MS / 1000} s its standby, which has all that was committed, is promoted, and nothing else is done: DATABASE_URL names both`,
    run: async () =>
      withServerOn(await startPrimaryAndStandby(), async ({ postgres, visitors }) => {
        await visitors.served(200)
        postgres.losePrimary()
        await delay(UNNOTICED_MS)
        await postgres.promoteStandby()
        await visitors.served(200)
      }),
    bounds: { awayMs: UNNOTICED_MS + 10_000, longestMs: REQUEST_MS },
  },
  {
    name: 'full-disk',
    about: `the disk of the data folder, with the embedded database, is full for ${FULL_MS / 1000} s`,
    isPossible: CAN_HAVE_A_DISK,
    run: () =>
      withSmallDisk(async ({ fill, free }) => {
        fill()
        await delay(FULL_MS)
        free()
        await delay(5000)
      }),
    bounds: { awayMs: FULL_MS + 15_000, longestMs: REQUEST_MS },
  },
  {
    name: 's3-away',
    about:
      'the bucket refuses for 10 s and then says nothing for 10 s, while a couple sends contracts and opens them',
    run: withBucketAway,
    bounds: { awayMs: 60_000, longestMs: 45_000 },
  },
  {
    name: 'slow-disk',
    about: `the disk of the database takes ${SLOW_WRITES} writes a second for ${SLOW_MS / 1000} s`,
    isPossible: CAN_SLOW_A_DISK,
    run: () =>
      withOneServer(async ({ postgres }) => {
        const end = slowDown(postgres.pids(), postgres.dataDir, SLOW_WRITES)
        await delay(SLOW_MS)
        end()
        await delay(5000)
      }),
    bounds: { awayMs: 15_000, longestMs: REQUEST_MS },
  },
  {
    name: 'smtp-away',
    about: 'the mail server refuses for 10 s and then says nothing for 10 s',
    run: withMailAway,
    bounds: { awayMs: 3000, longestMs: REQUEST_MS, failures: 0 },
  },
  {
    name: 'clock-jump',
    about: `the clock of the server is a day ahead for ${WRONG_MS / 1000} s, then a day behind, then right again`,
    isPossible: CAN_SET_A_CLOCK,
    run: withWrongClock,
    bounds: { awayMs: 3000, longestMs: REQUEST_MS, failures: 0 },
  },
  {
    name: 'dns-away',
    about: `the servers of names say nothing for ${NAMELESS_MS / 1000} s; after 5 s the database, which has a name, ends all connections`,
    isPossible: CAN_GIVE_NAMES,
    run: () => withNamesAway(NAMELESS_MS),
    bounds: { awayMs: NAMELESS_MS + 15_000, longestMs: REQUEST_MS },
  },
  {
    name: 'rolling-restart',
    about: `two processes behind nginx are restarted in turn, again and again, for ${RESTARTED_REQUESTS} requests`,
    run: () => withTwoServers(restartInTurn),
    bounds: { awayMs: 5000, longestMs: REQUEST_MS, failures: 0 },
  },
  {
    name: 'rolling-restart-caddy',
    about: `the same behind Caddy, as ops/Caddyfile has it, for ${RESTARTED_REQUESTS} requests`,
    isPossible: CAN_USE_CADDY,
    run: () =>
      withTwoServers((stage) => restartInTurn(stage, CADDY_LOOKS_MS), {
        startProxy: startCaddy,
        environment: { STOP_DELAY_SECONDS: '2' },
      }),
    bounds: { awayMs: 5000, longestMs: REQUEST_MS, failures: 0 },
  },
  {
    name: 'frozen-process',
    about: `one of two processes behind nginx stands still for ${HELD_MS / 1000} s (SIGSTOP)`,
    run: () => withTwoServers(freezeOne),
    bounds: { awayMs: 3000, longestMs: PROXY_MS, failures: 0 },
  },
  {
    name: 'frozen-of-three',
    about: `one of three processes behind nginx stands still for ${HELD_MS / 1000} s (SIGSTOP)`,
    run: () => withTwoServers(freezeOne, { isThree: true }),
    bounds: { awayMs: 3000, longestMs: PROXY_MS, failures: 0 },
  },
]

async function restartInTurn({ pair, visitors }: Stage, pauseMs = 0): Promise<void> {
  for (let round = 0; visitors.requests < RESTARTED_REQUESTS; round += 1) {
    await pair.restart((round % 2) as 0 | 1)
    await delay(pauseMs)
  }
}

async function withWrongClock(): Promise<Seen> {
  const clock = wrongClock()
  const jump = async () => {
    for (const shift of ['+1d', '-1d', '+0']) {
      clock.set(shift)
      await delay(WRONG_MS)
    }
  }
  try {
    return await withOneServer(jump, { environment: clock.environment })
  } finally {
    clock.remove()
  }
}

async function freezeOne({ pair }: { pair: { processIds: number[] } }): Promise<void> {
  process.kill(pair.processIds[0]!, 'SIGSTOP')
  await delay(HELD_MS)
  process.kill(pair.processIds[0]!, 'SIGCONT')
  await delay(5000)
}
