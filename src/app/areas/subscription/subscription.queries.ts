import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import '../../shared/subscription/subscription.sentences.ts'

export const subscriptionQuery = () => queryOptions(api.subscription.get.queryOptions())
