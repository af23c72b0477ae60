import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'

/** The acts of operators, the newest first; refused outside a sitting. */
export const operatorLogQuery = queryOptions(api.operator.log.queryOptions())
