import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'

export const subscriptionQuery = () => queryOptions(api.subscription.get.queryOptions())
