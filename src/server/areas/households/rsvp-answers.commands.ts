import { sql } from 'drizzle-orm'
import { readSubmission } from '#domain/households/read-answers.ts'
import {
  type AnswerProblem,
  type AnswerSubmission,
  hasAnswerChanges,
} from '#domain/households/rsvp-answers.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { isToken } from '#server/platform/ids.ts'
import { preparedStatement, send } from '#server/platform/postgres/prepared.ts'
import { type Invitation, type InvitationRow, readInvitation, toInvitation } from './invitation.queries.ts'
import { storeAnswers } from './store-answers.commands.ts'

/** The outcome of a submission: everything without a problem is saved, and `changed` says whether any of it was new. */
export type AnswerOutcome =
  | { kind: 'unknown' }
  | { kind: 'closed'; invitation: Invitation }
  /** Nothing is asked yet: the link shows the date alone. */
  | { kind: 'dateOnly' }
  | { kind: 'saved'; invitation: Invitation; changed: boolean; problems: AnswerProblem[] }

/** Reads the submission with the invitation as it stands. */
type ReadSubmission = (invitation: Invitation) => AnswerSubmission

/**
 * Saves what a household sends by its link. Its row is locked meanwhile, so that two people who answer at once end
 * in one state; sending the same again changes nothing. The members are notified once for each submission. However
 * many people it has, an answer takes the same few statements.
 */
export async function answerInvitation(
  {
    db,
    files,
    clock,
    live,
    settings: { limits },
  }: Pick<Platform, 'db' | 'files' | 'clock' | 'live'> & Configured<'limits'>,
  token: string,
  read: ReadSubmission,
  { isAlwaysOpen = false }: { isAlwaysOpen?: boolean } = {},
): Promise<AnswerOutcome> {
  if (!isToken(token)) return { kind: 'unknown' }
  const { outcome, row } = await db.transaction(async (tx) => {
    await send(tx, HOLD_HOUSEHOLD({ token }))
    const row = await readInvitation(tx, token)
    if (!row) return { outcome: { kind: 'unknown' } as const }
    const invitation = toInvitation({ files, clock }, row)
    if (invitation.isDateOnly) return { outcome: { kind: 'dateOnly' } as const }
    if (invitation.isClosed && !isAlwaysOpen) return { outcome: { kind: 'closed', invitation } as const }
    const { settings, takesMaybe } = invitation
    const { changes, problems } = readSubmission({ ...row, settings, takesMaybe }, read(invitation))
    const changed = hasAnswerChanges(changes)
    if (changed) await storeAnswers({ tx, clock, row, by: ofFamily(row) }, changes, limits.wedding.guests)
    return { outcome: { kind: 'saved', invitation, changed, problems } as const, row }
  })
  if (row && outcome.changed) announce(live, row)
  return outcome
}

const HOLD_HOUSEHOLD = preparedStatement(
  'hold-household',
  ({ token }: { token: string }) => sql`select from households where token = ${token} for update`,
)

/** A family by its link, which has let it in. */
const ofFamily = ({ weddingId, householdId }: InvitationRow) => ({
  weddingId: mintMemberWeddingId(weddingId, 'guests', 'edit'),
  actor: null,
  householdId,
  action: 'rsvp',
})

/** Open screens read again within a second, whether they show guests or families. */
function announce(live: Platform['live'], { weddingId, householdId, people }: InvitationRow): void {
  const from = { weddingId, actorId: null, clientId: null }
  live.changed({ ...from, area: 'guests', ids: people.map(({ id }) => id), notified: true })
  live.changed({ ...from, area: 'households', ids: [householdId], notified: false })
}
