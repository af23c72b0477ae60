import { defineJob, type JobDeps } from '#server/core/jobs/job.ts'
import { settleMembers } from './settle-members.commands.ts'
import { listUnsettled } from './standings.queries.ts'

/** Every minute: weddings open to those who work on their day, and end for them. */
export const settleTeamsJob = defineJob('settle-teams', {
  cron: '* * * * *',
  run: (_payload, deps) => settleTeams(deps),
})

/** The gate ends a membership at its instant; here its row goes with all that hangs on it. */
export async function settleTeams({
  db,
  clock,
  live,
}: Pick<JobDeps, 'db' | 'clock' | 'live'>): Promise<void> {
  const weddingIds = new Set((await listUnsettled(db, clock.now())).map(({ weddingId }) => weddingId))
  for (const weddingId of weddingIds) {
    const changed = await db.transaction((tx) => settleMembers(tx, clock, { weddingId }, { actor: null }))
    live.changed({
      ...{ weddingId, area: 'weddings', ids: changed },
      ...{ actorId: null, clientId: null, notified: true },
    })
  }
}
