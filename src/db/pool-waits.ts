import type pg from 'pg'

/** Told how many seconds a statement waited for a connection, where none was idle. */
export type OnWait = (seconds: number) => void

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void

/** Has the waits of a pool measured; a statement that finds an idle connection costs nothing more. */
export function measureWaits(pool: pg.Pool, onWait: OnWait): void {
  const connect = pool.connect.bind(pool) as {
    (): Promise<pg.PoolClient>
    (connected: Connected): void
  }
  const measured = (connected?: Connected) => {
    if (pool.idleCount > 0) return connected ? connect(connected) : connect()
    const asked = performance.now()
    const note = () => onWait((performance.now() - asked) / 1000)
    if (!connected) return connect().finally(note)
    connect((...answer) => {
      note()
      connected(...answer)
    })
  }
  pool.connect = measured as typeof pool.connect
}
