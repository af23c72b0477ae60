import type { JobName, JobPayload } from './job-payloads.ts'

type OfWedding = { weddingId: string }
type OfPlanner = { plannerId: string }

const ofWedding = ({ weddingId }: OfWedding) => `imports of ${weddingId}`
const ofPlanner = ({ plannerId }: OfPlanner) => `imports of ${plannerId}`

/**
 * Jobs of one queue run one after another, and leave the other places of their lane to other queues: two thousand files of
 * one wedding hold up no other wedding.
 */
const QUEUES: { readonly [Name in JobName]?: (payload: JobPayload<Name>) => string } = {
  'read-import-file': ofWedding,
  'apply-import': ofWedding,
  'read-planner-file': ofPlanner,
  'bring-weddings': ofPlanner,
}

/** The queue of a job; `undefined` for one that waits for no other. */
export const queueOf = <Name extends JobName>(name: Name, payload: JobPayload<Name>): string | undefined =>
  QUEUES[name]?.(payload)
