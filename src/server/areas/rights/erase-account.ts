import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { subscriptions } from '#db/schema/subscription.ts'
import { weddingMembers, weddings } from '#db/schema/weddings.ts'
import { GONE_PERSON, heirAmong } from '#domain/accounts/account-deletion.ts'
import { AREAS } from '#domain/activity/areas.ts'
import { PRESET_PERMISSIONS, presetOfRole } from '#domain/members/permissions.ts'
import { endAgencyOf } from '#server/areas/agencies/end-agency.commands.ts'
import { takePeopleOffWedding } from '#server/areas/calendar/mail-all.commands.ts'
import { replaceKnownCodes } from '#server/areas/member-codes/member-codes.commands.ts'
import { noteAllLost } from '#server/areas/shared-links/former-readers.commands.ts'
import { forgetAuthor } from '#server/areas/template-versions/move-own.commands.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import { lockWedding, recordChange, systemAuthor } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import { listWeddingsOfPerson, takeDueDeletion, type WeddingOfPerson } from './account-deletion.queries.ts'
import { eraseDeletedWeddings } from './erase-deleted-weddings.commands.ts'
import { eraseFromActivity, eraseFromWedding } from './erase-from-wedding.commands.ts'

type Person = { userId: string; email: string }

/** Deletes for good the accounts whose time to come back is over, one in a transaction. */
export async function eraseDueAccounts({
  db,
  clock,
  mail,
}: Pick<Platform, 'db' | 'clock' | 'mail'>): Promise<void> {
  const eraseNext = () =>
    db.transaction(async (tx) => {
      const person = await takeDueDeletion(tx, clock.now())
      if (!person) return false
      await mail.forget?.(person.email)
      await eraseAccount(tx, person, clock.now())
      return true
    })
  while (await eraseNext()) {}
}

/**
 * Takes a person out of the database: what is theirs goes, what they share with others goes on without their name
 * (`person-columns.ts` says which is which). Foreign keys do most of it; the files are queued by triggers.
 */
async function eraseAccount(tx: Transaction, person: Person, now: Date): Promise<void> {
  await endAgencyOf(tx, { now: () => now }, person.userId)
  await forgetAuthor(tx, person.userId)
  for (const wedding of await listWeddingsOfPerson(tx, person.userId))
    await leaveForGood(tx, wedding, person, now)
  await eraseDeletedWeddings(tx, person.userId, now)
  await eraseFromNotifications(tx, person)
  await eraseFromTransientRows(tx, person)
  await endPlan(tx, person)
  await tx.delete(user).where(eq(user.id, person.userId))
  await eraseFromActivity(tx, person.userId)
  await addJob(tx, 'delete-queued-files', {})
}

async function leaveForGood(tx: Transaction, { id, others }: WeddingOfPerson, { userId }: Person, now: Date) {
  const weddingId = mintMemberWeddingId(id, 'wedding', 'view')
  await lockWedding(tx, weddingId)
  await noteAllLost(tx, { weddingId, userId, now })
  const [own] = await tx
    .select()
    .from(weddingMembers)
    .where(and(eq(weddingMembers.weddingId, id), eq(weddingMembers.userId, userId)))
  if (others.length === 0) {
    await takePeopleOffWedding(tx, { now: () => now }, id)
    await tx.delete(weddings).where(eq(weddings.id, id))
    return
  }
  if (own)
    await replaceKnownCodes(tx, { now: () => now }, systemAuthor(weddingId), {
      before: own,
      after: null,
    })
  const heir = heirAmong(others)
  if (heir) {
    const preset = presetOfRole(heir.role)
    await tx
      .update(weddingMembers)
      .set({ preset, permissions: PRESET_PERMISSIONS[preset] })
      .where(sql`wedding_id = ${id} and user_id = ${heir.userId}`)
  }
  await eraseFromWedding(tx, id, userId)
  for (const area of AREAS) await recordChange(tx, systemAuthor(weddingId), area)
}

/** The bells of others keep the person's actions without the name; notifications about the person go. */
async function eraseFromNotifications(tx: Transaction, { userId }: Person) {
  await tx.execute(sql`
    delete from notifications where data ->> 'memberId' = ${userId} or subjects @> array[${userId}::uuid]`)
  await tx.execute(sql`
    update notifications set actor_name = ${GONE_PERSON}, group_key = null where actor_id = ${userId}`)
}

/** The plan at Stripe ends after the commit: its payload names the customer there and no person. */
async function endPlan(tx: Transaction, { userId }: Person) {
  const [plan] = await tx
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
  if (plan?.customerId) await addJob(tx, 'end-subscriptions', { customerId: plan.customerId })
}

/** Jobs and mails that wait, counted attempts, codes of sign-ins. */
async function eraseFromTransientRows(tx: Transaction, { userId, email }: Person) {
  await tx.execute(sql`delete from auth.verification where position(${userId} in value) > 0`)
  await tx.execute(sql`delete from rate_limits where position(${userId} in key) > 0`)
  const quoted = JSON.stringify(email)
  await tx.execute(sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker._private_jobs
    where position(${userId} in payload::text) > 0 or position(${quoted} in payload::text) > 0`)
}
