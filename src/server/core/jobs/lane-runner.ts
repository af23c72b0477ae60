import { EventEmitter, once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type ParsedCronItem,
  type Runner,
  run,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { connect, type Database, disconnect } from '#db/client.ts'
import { within } from '#server/platform/within.ts'
import { completing } from './completion.ts'
import { JobClaims } from './job-claims.ts'
import type { JobLog } from './job-log.ts'
import { RUNNER_LOCK } from './maintain-queue.ts'

/** Before a queue that ended is started again, in milliseconds. */
const RESTART_MS = 1000

/** How long a stop waits for running jobs, then for handing them back and for the connections, in milliseconds. */
const FINISH_MS = 1500
const HAND_BACK_MS = 300
const DISCONNECT_MS = 200

/** One connection listens for new jobs, the others take jobs and complete them. */
const CONNECTIONS = 3

export type Lane = {
  connectionString: string
  concurrency: number
  pollMs: number
  tasks: TaskList
  crontab: ParsedCronItem[]
  /** How often lost claims are looked for, in milliseconds. */
  sweepMs: number
  log: JobLog
}

type Running = { db: Database; runner: Runner | null; runnerId: string }

/** Takes the jobs of one lane until it is stopped; starts again when graphile-worker gives up. */
export class LaneRunner {
  readonly #lane: Lane
  readonly #stopping = new AbortController()
  #running: Running | null = null
  #stopped: Promise<void> | null = null

  constructor(lane: Lane) {
    this.#lane = lane
    void this.#keepRunning()
  }

  /** Finishes the running jobs; those that take longer are handed back for another process. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop()
    return this.#stopped
  }

  async #stop(): Promise<void> {
    this.#stopping.abort()
    const running = this.#running
    if (!running) return
    let isFinished = false
    const finishing = running.runner?.stop().then(
      () => {
        isFinished = true
      },
      () => {},
    )
    await within(FINISH_MS, Promise.resolve(finishing))
    if (!isFinished)
      await within(
        HAND_BACK_MS,
        handBack(running).catch(() => {}),
      )
    await disconnect(running.db, DISCONNECT_MS)
  }

  async #keepRunning(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      try {
        await this.#run()
      } catch (error) {
        if (!signal.aborted) this.#lane.log.failed(error, 'the job queue stopped')
      }
      await delay(RESTART_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  async #run(): Promise<void> {
    const { connectionString, log } = this.#lane
    const db = connect({ connectionString, max: CONNECTIONS, application_name: 'azahar jobs' })
    db.$client.on('error', (error) => log.failed(error, 'the job queue lost a connection'))
    const running: Running = { db, runner: null, runnerId: '' }
    const events = this.#watch(running)
    // Its promise may stay open: graphile-worker miscounts what it waits for after a failed completion.
    const isShuttingDown = once(events, 'pool:gracefulShutdown')
    this.#running = running
    try {
      running.runner = await run(this.#optionsFor(running, events))
      await Promise.race([running.runner.promise, isShuttingDown])
    } finally {
      // A stop ends the connections itself, after it has handed back what they were used for.
      if (!this.#stopping.signal.aborted) {
        this.#running = null
        await within(
          DISCONNECT_MS,
          Promise.resolve(running.runner?.promise).catch(() => {}),
        )
        await disconnect(db)
      }
    }
  }

  #optionsFor(running: Running, events: WorkerEvents) {
    const { concurrency, pollMs, sweepMs, tasks, crontab, log } = this.#lane
    const pool = running.db.$client
    const taskList = Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [name, completing(task as Task, pool)]),
    )
    return {
      pgPool: pool,
      schema: 'graphile_worker',
      taskList,
      parsedCronItems: crontab,
      concurrency,
      pollInterval: pollMs,
      minResetLockedInterval: sweepMs,
      maxResetLockedInterval: sweepMs,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: 0,
      events,
      logger: log.forQueue(),
      // Without batches a job whose completion fails ends the process with an unhandled rejection.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    }
  }

  #watch(running: Running): WorkerEvents {
    const { log } = this.#lane
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => {
      running.runnerId = workerPool.id
    })
    // The connection that listens also says that the process lives: PostgreSQL frees its lock with it.
    events.on('pool:listen:success', ({ client }) => {
      client
        .query(`select pg_advisory_lock(${RUNNER_LOCK}) from (select $1::text as runner)`, [running.runnerId])
        .catch(() => {})
    })
    events.on('worker:getJob:error', ({ error }) => log.failed(error, 'the job queue failed'))
    events.on('worker:getJob:empty', () => log.works())
    events.on('job:start', () => log.works())
    const claims = new JobClaims()
    claims.watch(events)
    events.on('resetLocked:success', () => {
      claims.releaseLost(running.db.$client, running.runnerId).catch(() => {})
    })
    return events
  }
}

const handBack = ({ db, runnerId }: Running) =>
  db.$client.query('select graphile_worker.force_unlock_workers(array[$1::text])', [runnerId])
