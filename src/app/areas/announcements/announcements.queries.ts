import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'

/** The texts of law that can be announced, and those that were, for operators. */
export const textChangesQuery = queryOptions(api.announcements.overview.queryOptions())
