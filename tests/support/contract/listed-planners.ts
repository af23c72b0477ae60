import { seedPlanners } from '#db/seed/planners.ts'
import { inJourneyDatabase } from '../journeys/journey-database.ts'

/** Puts the planners of the demo into the database of the browser tests; may be called by several at once. */
export const listPlanners = () => inJourneyDatabase(seedPlanners)
