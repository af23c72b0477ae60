import { mintBookOwnerId } from '#server/core/auth/gate.ts'
import { defineJob } from '#server/core/jobs/job.ts'
import { listKeepers } from './event-register.queries.ts'
import { keepEventRegister } from './keep-event-register.commands.ts'

/** Every hour, at twenty past: the checks and summaries of those whose records are kept. */
export const keepEventRegistersJob = defineJob('keep-event-registers', {
  lane: 'agency',
  cron: '20 * * * *',
  async run(_payload, deps) {
    for (const ownerId of await listKeepers(deps.db)) await keepEventRegister(deps, mintBookOwnerId(ownerId))
  },
})
