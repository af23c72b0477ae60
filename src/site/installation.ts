import type { Operator } from '#domain/operation/operator.ts'

/** Public pages say this of the installation: its operator, and whether planners pay in it or nobody does. */
export type Installation = { operator: Operator; isCharging: boolean }
