import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export const subscriptionQuery = () => queryOptions(api.subscription.get.queryOptions())
