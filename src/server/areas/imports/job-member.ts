import { DOCUMENTS_TASK } from '#domain/imports/plan/plan-documents.ts'
import type { Membership } from '#server/core/membership.ts'
import { idFromKey } from '#server/platform/ids.ts'

/** The author of an import, for whom its job acts. */
export type JobMember = Omit<Membership, 'version' | 'draftsVersion'>

/** The task of a wedding that keeps the documents of no vendor, of all its imports. */
export const documentsTaskId = (weddingId: string): string => idFromKey(weddingId, `import ${DOCUMENTS_TASK}`)
