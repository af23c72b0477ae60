import type { Pool } from 'pg'
import type { Metrics } from './metrics.ts'

/** Shows the connections of a pool, and how many statements wait for one. */
export function watchPool(metrics: Pick<Metrics, 'watch'>, name: string, pool: Pool): void {
  const labels = { pool: name }
  metrics.watch('azahar_database_connections', () => [
    { labels: { ...labels, state: 'idle' }, value: pool.idleCount },
    { labels: { ...labels, state: 'used' }, value: pool.totalCount - pool.idleCount },
  ])
  metrics.watch('azahar_database_connections_max', () => [{ labels, value: pool.options.max }])
  metrics.watch('azahar_database_waiting', () => [{ labels, value: pool.waitingCount }])
}
