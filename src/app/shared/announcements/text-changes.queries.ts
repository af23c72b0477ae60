import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'

/** The changes of the texts of law that the person has not said to have read. */
export const unreadTextsQuery = queryOptions(api.announcements.unread.queryOptions())
