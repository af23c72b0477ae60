import { defineJob } from '#server/core/jobs/job.ts'
import { remindOfBooks } from './remind-books.commands.ts'

/** Every day at nine in the morning in Spain, ten in summer. */
export const remindBooksJob = defineJob('remind-books', {
  cron: '0 8 * * *',
  run: (_payload, deps) => remindOfBooks(deps),
})
