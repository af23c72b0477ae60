import * as z from 'zod'
import { defineJob } from '#server/core/jobs/job.ts'
import { forgetRemovedPortfolio } from './portfolio.commands.ts'

/** Deletes removed images of portfolios once their removal cannot be undone any more. */
export const forgetRemovedPortfolioJob = defineJob({
  payload: z.object({}),
  run: (_payload, { db, clock }) => forgetRemovedPortfolio(db, clock),
})
