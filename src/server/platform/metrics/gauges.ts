/** A value of a gauge, with the values of its labels. */
export type GaugeReading = { labels?: Record<string, string>; value: number }

/** The states that are read when the metrics are asked for, with their labels. */
export const GAUGES = {
  azahar_build_info: { help: 'What runs: the version and Node.js.', labels: ['version', 'node'] },
  azahar_database_up: { help: '1 while the database takes changes.', labels: [] },
  azahar_storage_up: { help: '1 while files can be stored.', labels: [] },
  azahar_missing_files: { help: 'Files that rows refer to and the store does not have.', labels: [] },
  azahar_storage_free_bytes: { help: 'Bytes left on the disk where files arrive.', labels: [] },
  azahar_database_connections: {
    help: 'Connections of this process by pool, in use or idle.',
    labels: ['pool', 'state'],
  },
  azahar_database_connections_max: { help: 'Connections that a pool may open.', labels: ['pool'] },
  azahar_database_waiting: { help: 'Statements that wait for a connection.', labels: ['pool'] },
  azahar_admission_requests: {
    help: 'Requests at work and waiting for a place, by queue of the admission.',
    labels: ['queue', 'state'],
  },
  azahar_live_streams: { help: 'Open streams of live updates in this process.', labels: [] },
  azahar_jobs: {
    help: 'Jobs of the installation by lane, name and state.',
    labels: ['lane', 'job', 'state'],
  },
  azahar_job_oldest_waiting_seconds: {
    help: 'How long the oldest job that is due has waited, by lane.',
    labels: ['lane'],
  },
} as const satisfies Record<`azahar_${string}`, { help: string; labels: readonly string[] }>

export type GaugeName = keyof typeof GAUGES
