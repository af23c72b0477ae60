import { defineJob } from '#server/core/jobs/job.ts'
import { forgetRemovedPortfolio } from './portfolio.commands.ts'

/** Deletes removed images of portfolios once their removal cannot be undone any more. */
export const forgetRemovedPortfolioJob = defineJob('forget-removed-portfolio', {
  run: (_payload, { db, clock }) => forgetRemovedPortfolio(db, clock),
})
