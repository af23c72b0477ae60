import type { Catering } from '#contract/catering.ts'
import { CATERING_VERSIONS_MAX } from '#domain/catering/catering.ts'
import { levelOf, proofFor } from '#server/core/auth/gate.ts'
import type { Platform } from '#server/core/context.ts'
import type { Membership, MemberWeddingId } from '#server/core/membership.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { markSent, openCateringLink, revokeCateringLink, updateCatering } from './catering.commands.ts'
import { findVersion, listCaterers, readCatering, readVersions } from './catering.queries.ts'
import type { SeeingTables } from './catering-plan.queries.ts'
import { sendSheet } from './send-sheet.commands.ts'
import { sentSheet, shownSheet, toCatering } from './shown-sheet.ts'

const viewer = weddingMember('guests', 'view')
const editor = weddingMember('guests', 'edit')

export const cateringRouter = {
  get: viewer.catering.get.handler(({ context }) => read(context)),

  update: editor.catering.update.handler(async ({ context, input }) => {
    await updateCatering(context.platform.db, context, input)
    return read(context)
  }),

  markSent: editor.catering.markSent.handler(async ({ context, errors }) => {
    const { db, clock } = context.platform
    const max = CATERING_VERSIONS_MAX
    if ((await markSent(db, clock, { ...context, seeing: tablesFor(context) })) === 'full')
      throw errors.TOO_MANY_CATERING_VERSIONS({ data: { max } })
    return read(context)
  }),

  send: editor.catering.send.handler(async ({ context, input, errors }) => {
    const caterer = (await caterersFor(context)).find(({ vendorId }) => vendorId === input.vendorId)
    if (!caterer) throw errors.VENDOR_NOT_FOUND()
    const { email } = caterer
    if (!email) throw errors.CATERER_WITHOUT_EMAIL()
    const sent = await sendSheet(
      context.platform,
      { ...context, seeing: tablesFor(context) },
      { ...caterer, email },
    )
    if (sent === 'full') throw errors.TOO_MANY_CATERING_VERSIONS({ data: { max: CATERING_VERSIONS_MAX } })
    return read(context)
  }),

  version: viewer.catering.version.handler(async ({ context, input, errors }) => {
    const { db } = context.platform
    const seeing = tablesFor(context)
    const version = await findVersion(db, context.weddingId, { id: input.versionId }, seeing)
    if (!version) throw errors.CATERING_VERSION_NOT_FOUND()
    const { naming, settings } = await readCatering(db, context.weddingId, seeing)
    const before = await findVersion(db, context.weddingId, { upTo: version.number - 1 }, seeing)
    const { id, number, sentAt, seenAt } = version
    const sheet = shownSheet(sentSheet(version), before, { naming, menus: settings?.menus ?? [] })
    return { id, number, sentAt, seenAt, sheet }
  }),

  openLink: editor.catering.openLink.handler(async ({ context }) => {
    await openCateringLink(context.platform.db, context.platform.clock, context)
    return read(context)
  }),

  revokeLink: editor.catering.revokeLink.handler(async ({ context }) => {
    await revokeCateringLink(context.platform.db, context)
    return read(context)
  }),
}

type Reading = Membership & { platform: Platform; weddingId: MemberWeddingId<'guests', 'view'> }

async function read(member: Reading): Promise<Catering> {
  const { platform, weddingId } = member
  const seeing = tablesFor(member)
  const row = await readCatering(platform.db, weddingId, seeing)
  const sent = await readVersions(platform.db, weddingId, seeing)
  const catering = toCatering(row, sent, await caterersFor(member))
  const isGiven = catering.link === null || (seeing !== null && levelOf(member, 'guests') === 'edit')
  return isGiven ? catering : { ...catering, link: { ...catering.link!, path: null } }
}

/** To a member who does not see the tables, the sheet has none; nor are they given the link, which shows them. */
const tablesFor = (member: Reading): SeeingTables => proofFor(member, 'seating', 'view')

/** To a member who does not see the vendors, there are none. */
async function caterersFor(member: Reading): Promise<Catering['caterers']> {
  const seeing = proofFor(member, 'vendors', 'view')
  return seeing ? listCaterers(member.platform.db, seeing) : []
}
