import type { Platform } from '#server/core/context.ts'
import type { Membership, MemberWeddingId } from '#server/core/membership.ts'
import { viewImport } from './import-view.ts'
import { findImport, type ImportOwner, type ImportRow } from './imports.queries.ts'

/** A member whose request is about an import of theirs. */
export type Importing = Pick<Membership, 'actor' | 'access'> & {
  weddingId: MemberWeddingId
  platform: Platform
}
type Refused = { IMPORT_NOT_FOUND: () => Error; IMPORT_CLOSED: () => Error }

/** An import is found by who began it alone. */
export const ownerOf = ({ weddingId, actor }: Importing): ImportOwner => ({ weddingId, userId: actor.userId })

/** An import as its author sees it. */
export const view = ({ platform, ...member }: Importing, row: ImportRow) =>
  viewImport(platform.db, member, row, platform.clock.now())

/** The import as it is once it was changed. */
export async function changed(context: Importing, errors: Refused, importId: string, outcome: string) {
  if (outcome === 'notFound') throw errors.IMPORT_NOT_FOUND()
  if (outcome === 'closed') throw errors.IMPORT_CLOSED()
  const row = await findImport(context.platform.db, ownerOf(context), importId)
  if (!row) throw errors.IMPORT_NOT_FOUND()
  return view(context, row)
}
