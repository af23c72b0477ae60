import * as z from 'zod'
import { forgetRemovedPortfolio } from '../public-profile/portfolio.commands.ts'
import { defineJob } from './job.ts'

/** Deletes removed images of portfolios once their removal cannot be undone any more. */
export const forgetRemovedPortfolioJob = defineJob({
  payload: z.object({}),
  run: (_payload, { db, clock }) => forgetRemovedPortfolio(db, clock),
})
