import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'

/** The address of the own calendar; null until it is made. */
export const subscriptionQuery = queryOptions(api.calendar.subscription.get.queryOptions())
