import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { agreementFiles } from '#db/schema/agreement-files.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { DownloadHandler } from '#server/core/http/download-handler.ts'
import { newId } from '#server/platform/ids.ts'
import { drawAgreement } from './agreement-paper.ts'
import { findAgreementVersion, findFormerPaper, findKeptPaper } from './agreement-papers.queries.ts'
import type { OpenedAgreement } from './opened-agreement.queries.ts'
import { EXTENSIONS, type PaperType } from './paper-types.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'files'> & Configured<'publicUrl'>
type Version = Pick<OpenedAgreement, 'key' | 'version' | 'document'>

type Paper = { name: string; contentType: string; contents: Readable }

/**
 * The paper of an agreement. Once all have signed it is the file that was kept: its bytes are those that are verified
 * later, although brand and program may have changed. `null` while the store lacks it.
 */
export async function paperOf(deps: Deps, opened: Version): Promise<Paper | null> {
  const { key, version, document } = opened
  const nameOf = (type: string) => `Contrato ${document.number}.${EXTENSIONS[type as PaperType]}`
  if (!version.signedAt) {
    const contents = Readable.from([await draw(deps, opened)])
    return { name: nameOf('application/pdf'), contentType: 'application/pdf', contents }
  }
  await keepPaper(deps, opened)
  const kept = await findKeptPaper(deps.db, key, version.version)
  const file = kept && (await deps.files.find('agreement-files', kept.path))
  if (!file) return null
  const { contentType } = kept
  return { name: nameOf(contentType), contentType, contents: await file.read() }
}

/** Draws and keeps the paper of a version that all have signed, unless it is kept already. */
export async function keepPaper(deps: Deps, opened: Version): Promise<void> {
  const { db, clock, files } = deps
  const { plannerId, requestId } = opened.key
  const { version } = opened.version
  if (await findKeptPaper(db, opened.key, version)) return
  const pdf = (await findFormerPaper(db, opened.key, version)) ?? (await draw(deps, opened))
  const path = `${plannerId}/${requestId}/${newId()}`
  await files.put('agreement-files', path, Readable.from([pdf]), pdf.length)
  const kept = await db
    .insert(agreementFiles)
    .values({
      ...{ plannerId, requestId, version, path, size: pdf.length, contentType: 'application/pdf' },
      fileHash: createHash('sha256').update(pdf).digest('hex'),
      createdAt: clock.now().toISOString(),
    })
    .onConflictDoNothing()
    .returning({ version: agreementFiles.version })
  if (kept.length === 0) await files.remove('agreement-files', path)
}

const draw = async ({ db, settings: { publicUrl } }: Deps, opened: Version): Promise<Buffer> =>
  buffer(drawAgreement(opened, await readPlannerBrand(db, opened.key.plannerId), publicUrl))

/** The paper of the newest version, for its planner, whose way to it ends with no link. */
export const downloadAgreement: DownloadHandler<'agreementPaper'> = async ({ platform, ownerId, params }) => {
  const key = { plannerId: ownerId, requestId: params['requestId']! }
  const newest = await findAgreementVersion(platform.db, key)
  return newest && paperOf(platform, newest)
}
