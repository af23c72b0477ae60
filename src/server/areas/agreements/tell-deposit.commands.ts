import { agreements } from '#db/schema/agreements.ts'
import { addEvent } from '#server/areas/requests/request-events.commands.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { toldMail } from './agreement-mails.ts'
import { isAgreement } from './agreements.queries.ts'
import { lockAgreement } from './draft-agreement.commands.ts'
import { findOpenedAgreement } from './opened-agreement.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>

/** Notes once that a couple says to have paid the deposit of a signed agreement, and tells the planner. */
export const tellDeposit = ({ db, clock, settings: { publicUrl } }: Deps, token: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const opened = await findOpenedAgreement(tx, clock, token)
    const row = opened && (await lockAgreement(tx, opened.key))
    if (!row || opened.state !== 'signed') return false
    if (row.toldAt || row.bookedAt) return true
    const { key, document, version } = opened
    await tx.update(agreements).set({ toldAt: clock.now().toISOString() }).where(isAgreement(key))
    await addEvent(tx, clock, key, { kind: 'deposit_told' })
    const planner = version.signatures.find(({ role }) => role === 'planner')!
    const url = `${publicUrl}/app/planner/${key.plannerId}/agreements/${key.requestId}`
    await sendMail(tx, toldMail(planner.email, { document, url }))
    return true
  })
