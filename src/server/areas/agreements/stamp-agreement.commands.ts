import { and, eq, isNull } from 'drizzle-orm'
import { agreementVersions } from '#db/schema/agreements.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import type { Configured } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { keepPaper } from './agreement-papers.commands.ts'
import { findAgreementVersion } from './agreement-papers.queries.ts'
import { isVersion } from './agreement-versions.queries.ts'
import { askTimeStamp } from './ask-time-stamp.ts'

type Deps = Pick<JobDeps, 'db' | 'clock' | 'files' | 'log'> & Configured<'publicUrl' | 'timeStampAuthority'>

export type SignedVersion = { plannerId: string; requestId: string; version: number }

/**
 * Ends what the last signature begins: asks for a time stamp once, so that the paper may name it, and keeps the paper. An
 * authority that does not answer is asked later, and the paper does not wait for it.
 */
export async function finishAgreement(deps: Deps, signed: SignedVersion): Promise<void> {
  const { db, clock, log } = deps
  await stampAgreement(deps, signed).catch(async (error: Error) => {
    log.warn({ err: error }, 'no time stamp yet')
    const runAt = new Date(clock.now().getTime() + MINUTE_MS)
    await addJob(db, 'stamp-agreement', signed, { runAt })
  })
  const found = await findSigned(deps, signed)
  if (found) await keepPaper(deps, found)
}

/** Keeps a time stamp over the hash of a signed document; nothing where there is no authority, or one is kept already. */
export async function stampAgreement(deps: Deps, signed: SignedVersion): Promise<void> {
  const { timeStampAuthority } = deps.settings
  const found = timeStampAuthority && (await findSigned(deps, signed))
  if (!timeStampAuthority || !found || found.version.stampedAt) return
  const { reply, authority, at } = await askTimeStamp(found.version.hash, timeStampAuthority)
  await deps.db
    .update(agreementVersions)
    .set({ stampToken: reply, stampAuthority: authority, stampedAt: at.toISOString() })
    .where(
      and(
        isVersion(found.key, signed.version),
        // A paper may be taken back meanwhile, and its number go to another document.
        eq(agreementVersions.hash, found.version.hash),
        isNull(agreementVersions.stampedAt),
      ),
    )
}

async function findSigned({ db }: Deps, { plannerId, requestId, version }: SignedVersion) {
  const found = await findAgreementVersion(db, { plannerId, requestId }, version)
  return found?.version.signedAt ? found : null
}
