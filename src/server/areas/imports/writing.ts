import type { Transaction } from '#db/client.ts'
import type { ImportOutcome } from '#domain/imports/imports.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import type { ImportRow } from './imports.queries.ts'
import type { JobMember } from './job-member.ts'
import type { PlacedDocument, PlacedPhoto } from './place-files.ts'
import type { ReadPlan } from './read-plan.ts'

/** A plan with the files whose bytes are stored. */
export type Ready = ReadPlan & {
  photos: PlacedPhoto[]
  documents: PlacedDocument[]
  leftOut: ImportOutcome['leftOut']
  /** Looks once more that the plan is as it was seen: placing files may take minutes. */
  again: () => Promise<unknown>
}

/** An import while it is written, for its author. */
export type Writing = {
  tx: Transaction
  deps: JobDeps
  by: JobMember & { action: string }
  row: ImportRow
  ready: Ready
}
