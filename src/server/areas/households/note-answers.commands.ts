import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { HEALTH_CONSENT_MAX } from '#domain/guests/allergens.ts'
import type { NotedProblem } from '#domain/households/answer-values.ts'
import { readSubmission } from '#domain/households/read-answers.ts'
import { type AnswerSubmission, hasAnswerChanges } from '#domain/households/rsvp-answers.ts'
import { isSameWish, offeredWish, type SaidWish } from '#domain/lodging/wishes.ts'
import { lockRooms, storeWish } from '#server/areas/lodging/say-wish.commands.ts'
import { findFamilyQuestion } from '#server/areas/lodging/wishes.queries.ts'
import { type ActingMember, activityLine } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { newId } from '#server/platform/ids.ts'
import { findBeds } from './beds.commands.ts'
import { type InvitationRow, readInvitationOf, toInvitation } from './invitation.queries.ts'
import { presentOf } from './rsvp/present-page.ts'
import { type ReadAnswer, toRsvpProblems, toSubmission } from './rsvp/submission.ts'
import { storeAnswers } from './store-answers.commands.ts'
import { type ToldAnswers, toldPage } from './told-page.ts'

type Deps = Pick<Platform, 'db' | 'files' | 'clock'> & Configured<'limits'>

/** A member who notes answers; `lodging` is their proof for the rooms, without which they note none. */
type NotingMember = ActingMember<'guests', 'edit'> & {
  lodging: MemberWeddingId<'transport', 'edit'> | null
}

export type Noted = { lineId: string | null; people: string[]; householdId: string; hasBeds: boolean }

/** The fate of the answers; `full` where the list has no room for a companion. */
type Outcome = Noted | 'noGuest' | 'full' | NotedProblem[]

/** Ends the transaction without anything of it: a household that was made for nothing goes with it. */
class Unstored extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super('the answers are not stored')
    this.outcome = outcome
  }
}

/**
 * Stores what the family of a guest has told a member: by the rules of its own page, all of it or nothing. A field that
 * came back as it was shown stays as it is by now. The last day of the answers binds no member.
 */
export async function noteAnswers(
  deps: Deps,
  by: NotingMember,
  guestId: string,
  told: ToldAnswers,
): Promise<Outcome> {
  try {
    return await deps.db.transaction((tx) => noteIn(tx, deps, by, { guestId, told }))
  } catch (error) {
    if (error instanceof Unstored) return error.outcome
    throw error
  }
}

async function noteIn(
  tx: Transaction,
  { files, clock, settings: { limits } }: Deps,
  by: NotingMember,
  { guestId, told }: { guestId: string; told: ToldAnswers },
): Promise<Noted | 'noGuest'> {
  const householdId = await holdHousehold(tx, { clock }, by, guestId)
  if (householdId === undefined) return 'noGuest'
  const beds = told.beds && by.lodging ? told.beds : undefined
  if (beds) await lockRooms(tx, { weddingId: by.weddingId, householdId })
  const row = await readInvitationOf(tx, by.weddingId, householdId)
  if (!row) return 'noGuest'
  const invitation = toInvitation({ files, clock }, row)
  const present = presentOf(invitation, '')
  const answer = toSubmission(toldPage(told, present), present, { language: 'es', hasChosenLanguage: false })
  const submission = byTelephone(answer)
  const { changes, problems } = readSubmission(
    { ...row, settings: invitation.settings, takesMaybe: true },
    submission,
  )
  const found = [...answer.problems, ...toRsvpProblems(problems, answer.redrawn)].map(ofFamily)
  if (found.length > 0) throw new Unstored(found)
  const isNew = hasAnswerChanges(changes)
  const isWhole = !isNew || (await storeAnswers({ tx, clock, row, by }, changes, limits.wedding.guests))
  if (!isWhole) throw new Unstored('full')
  const hasBeds = beds ? await storeBeds({ tx, files, clock, by, row }, beds) : false
  const noted = { people: row.people.map(({ id }) => id), householdId, hasBeds }
  if (!isNew && !hasBeds) throw new Unstored({ ...noted, lineId: null })
  return { ...noted, lineId: await activityLine(tx) }
}

/**
 * Holds the household of a guest, which is made for one who stands alone; `undefined` without the guest. The household
 * comes before its guests, as where it answers itself, so that the two wait for one another and neither fails.
 */
async function holdHousehold(
  tx: Transaction,
  platform: Pick<Platform, 'clock'>,
  by: ActingMember<'guests', 'edit'>,
  guestId: string,
): Promise<string | undefined> {
  const { weddingId } = by
  const ofGuest = sql`
    select household_id as "householdId" from guests where wedding_id = ${weddingId} and id = ${guestId}`
  const read = async (query: SQL) => (await tx.execute<{ householdId: string | null }>(query)).rows[0]
  const seen = await read(ofGuest)
  if (seen?.householdId)
    await tx.execute(
      sql`select from households where wedding_id = ${weddingId} and id = ${seen.householdId} for update`,
    )
  const held = seen && (await read(sql`${ofGuest} for update`))
  if (!held) return undefined
  // Another member has moved the guest while the household was waited for.
  if (held.householdId !== seen.householdId) return holdHousehold(tx, platform, by, guestId)
  return held.householdId ?? makeHousehold(tx, platform, by, guestId)
}

async function makeHousehold(
  tx: Transaction,
  { clock }: Pick<Platform, 'clock'>,
  { weddingId }: ActingMember<'guests', 'edit'>,
  guestId: string,
): Promise<string> {
  const id = newId()
  await tx.execute(sql`
    insert into households (wedding_id, id, created_at) values (${weddingId}, ${id}, ${clock.now().toISOString()})`)
  await tx.execute(sql`
    update guests set household_id = ${id} where wedding_id = ${weddingId} and id = ${guestId}`)
  return id
}

/** A bus is asked for once, however many of the family miss it. */
const ofFamily = (problem: NotedProblem): NotedProblem =>
  problem.field === 'bus' ? { ...problem, person: null } : problem

/** A permission that was given on the telephone says so. */
const byTelephone = ({ submission }: ReadAnswer): AnswerSubmission => ({
  ...submission,
  people: submission.people.map(({ healthConsent, ...person }) => ({
    ...person,
    ...(healthConsent !== undefined && {
      healthConsent: healthConsent && `Por teléfono. ${healthConsent}`.slice(0, HEALTH_CONSENT_MAX),
    }),
  })),
})

type Rooms = Pick<Deps, 'files' | 'clock'> & { tx: Transaction; by: NotingMember; row: InvitationRow }

/** Stores the rooms that the family wants, counted for those who come by now; says whether they are others than before. */
async function storeBeds(
  { tx, files, clock, by, row: { householdId } }: Rooms,
  { shown, said }: { shown: SaidWish; said: SaidWish },
): Promise<boolean> {
  const row = await readInvitationOf(tx, by.weddingId, householdId)
  const invitation = { ...toInvitation({ files, clock }, row!), isClosed: false }
  const [question, beds] = [
    await findFamilyQuestion(tx, invitation),
    await findBeds({ db: tx, clock }, invitation, ''),
  ]
  const refused = (code: NotedProblem['code']) => new Unstored([{ code, person: null, field: 'beds' }])
  if (!question || beds?.state !== 'open') throw refused('gone')
  const after = offeredWish(said, beds)
  if (!after) throw refused('no-longer')
  if (!isSameWish(beds.said, shown) && !isSameWish(beds.said, after)) throw refused('changed')
  await storeWish(tx, invitation, { before: question.wish, after, now: clock.now(), actor: by.actor })
  return !isSameWish(question.wish, after)
}
