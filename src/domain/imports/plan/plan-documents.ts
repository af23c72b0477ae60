import { LIMITS } from '../../operation/limits.ts'
import { foldText } from '../../text/fold-text.ts'
import type { ImportAnswers, KnownWedding, PlacedPart, PlanIds } from './known-wedding.ts'
import type { VendorIds } from './plan-agenda.ts'
import type { LeftOfFile } from './plan-seats.ts'

/** A file that is kept as it is: at its vendor, or at the task that lists what came without one. */
export type PlannedDocument = { fileId: string; fileName: string; id: string; vendorId: string | null }

export type DocumentPlan = {
  added: PlannedDocument[]
  /** Documents that are there from an import before. */
  same: number
  /** Documents whose place is closed to the person. */
  closed: number
  /** Documents for which their vendor, or the task, has no room any more. */
  full: LeftOfFile[]
}

/** The task that keeps the documents of no vendor. */
export const DOCUMENTS_TASK = 'Ordenar los documentos que trajiste'

/** Contracts, other documents, and pictures that are wanted as such. */
export function planDocuments(
  parts: readonly PlacedPart[],
  known: KnownWedding,
  { loosePhotos }: ImportAnswers,
  { vendors, idOf, contentIdOf }: PlanIds & { vendors: VendorIds },
): DocumentPlan {
  const seen = new Set<string>()
  const removed = new Map<string, boolean>()
  for (const { id, isRemoved } of known.documents) removed.set(id, isRemoved && (removed.get(id) ?? true))
  const plan: DocumentPlan = { added: [], same: 0, closed: 0, full: [] }
  const room = roomFor(known)
  for (const { fileId, fileName, hash, at, part } of parts) {
    const { content } = part
    const isPhoto = content.kind === 'photos' && content.folder === null && loosePhotos === 'documents'
    const isDocument = ['contract', 'document', 'unknown'].includes(content.kind)
    if ((!isPhoto && !isDocument) || seen.has(fileId)) continue
    seen.add(fileId)
    const named = 'vendor' in content ? content.vendor : null
    const vendorId = vendorNamed(vendors, named) ?? vendorNamed(vendors, fileName)
    const own = contentIdOf(`document:${hash}`)
    if ((vendorId ? known.vendors : known.tasks) === null) plan.closed += 1
    else if (removed.get(own) === false) plan.same += 1
    else if (!room(vendorId ?? known.documentsTaskId))
      plan.full.push({ fileId, at, left: { reason: 'noRoom', rows: [], name: null, cell: null } })
    // One that waits in the bin stays there, and comes anew.
    else
      plan.added.push({ fileId, fileName, id: removed.has(own) ? idOf(`document:${fileId}`) : own, vendorId })
  }
  return plan
}

/** Takes a place at an item, as long as it has any. */
function roomFor({ documents }: KnownWedding): (itemId: string) => boolean {
  const used = new Map<string, number>()
  for (const { itemId, isRemoved } of documents) if (!isRemoved) used.set(itemId, (used.get(itemId) ?? 0) + 1)
  return (itemId) => {
    const count = used.get(itemId) ?? 0
    if (count >= LIMITS.vendor.files) return false
    used.set(itemId, count + 1)
    return true
  }
}

/** The only vendor whose name stands in a text. */
function vendorNamed(vendors: VendorIds, text: string | null): string | null {
  if (text === null) return null
  const within = ` ${foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const found = [...vendors].filter(([name]) => {
    const words = name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
    return words.length > 3 && within.includes(` ${words} `)
  })
  return found.length === 1 ? found[0]![1] : null
}
