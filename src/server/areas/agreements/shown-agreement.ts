import {
  CONTRACT_FILE,
  DEPOSIT_STEP,
  maskedEmail,
  SIGNING_STEP,
  STAMP_FILE,
} from '#domain/agreements/signing.ts'
import { QUOTE_PATH } from '#domain/quotes/quotes.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import { shownPlanner } from '#server/areas/planners/shown-planner.ts'
import type { Platform } from '#server/core/context.ts'
import type { AgreementView } from '#site/agreements/agreement-view.ts'
import type { OpenedAgreement } from './opened-agreement.queries.ts'
import { isCodeValid, secondsToWait } from './signing-code.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'files'>
type Asked = { token: string; position: number | null }

/** An agreement as its page shows it to one of the couple, or to all. */
export async function shownAgreement(
  { db, clock, files }: Deps,
  { key, version, document, state }: OpenedAgreement,
  { token, position }: Asked,
): Promise<AgreementView> {
  const quotePath = `${QUOTE_PATH}/${token}`
  const own = version.signatures.find((one) => one.role === 'couple' && one.position === position)
  const now = clock.now()
  const hasCode = own?.codeHash && own.codeSentAt && isCodeValid(own.codeSentAt, now) && !own.signedAt
  const signers = version.signatures.map((one) => ({
    ...{ position: one.position, name: one.signedAt && one.typedName ? one.typedName : one.name },
    signedAt: one.signedAt ? new Date(one.signedAt) : null,
    maskedEmail: maskedEmail(one.email),
  }))
  return {
    ...{
      path: `${quotePath}/${SIGNING_STEP}`,
      depositPath: `${quotePath}/${DEPOSIT_STEP}`,
      filePath: `${quotePath}/${CONTRACT_FILE}`,
      quotePath,
    },
    ...{ document, hash: version.hash, state, signers },
    stamp: version.stampedAt
      ? {
          at: new Date(version.stampedAt),
          authority: version.stampAuthority!,
          path: `${quotePath}/${STAMP_FILE}`,
        }
      : null,
    planner: shownPlanner(files, await readPlannerBrand(db, key.plannerId)),
    signer: signers.find((one) => one.position === own?.position) ?? null,
    code: hasCode ? { name: own.typedName!, secondsToWait: secondsToWait(own.codeSentAt!, now) } : null,
  }
}
