import type { BusSheet } from '#contract/transport-sheet.ts'
import { SHEET_VERSIONS_MAX } from '#domain/transport/driver-sheet.ts'
import { isMarked, markedSheet } from '#domain/transport/sheet-changes.ts'
import { levelOf, proofFor } from '#server/core/auth/gate.ts'
import type { Platform } from '#server/core/context.ts'
import type { Membership, MemberWeddingId } from '#server/core/membership.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { markSent, openSheetLink, revokeSheetLink, updateSheet } from './driver-sheet.commands.ts'
import {
  findVersion,
  listCompanies,
  listVersions,
  presentSheet,
  readSheetRow,
} from './driver-sheet.queries.ts'
import { sendDriverSheet } from './send-driver-sheet.commands.ts'

const viewer = weddingMember('transport', 'view').transport.sheet
const editor = weddingMember('transport', 'edit').transport.sheet

export const driverSheetRouter = {
  get: viewer.get.handler(({ context }) => read(context)),

  update: editor.update.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...changes } = input
    if (!(await updateSheet(context.platform.db, context, changes))) throw errors.SHEET_CHANGED_MEANWHILE()
    return read(context)
  }),

  markSent: editor.markSent.handler(async ({ context, errors }) => {
    const { db, clock } = context.platform
    if ((await markSent(db, clock, context)) === 'full')
      throw errors.TOO_MANY_BUS_SHEETS({ data: { max: SHEET_VERSIONS_MAX } })
    return read(context)
  }),

  send: editor.send.handler(async ({ context, input, errors }) => {
    const company = (await companiesFor(context)).find(({ vendorId }) => vendorId === input.vendorId)
    if (!company) throw errors.VENDOR_NOT_FOUND()
    const { email } = company
    if (!email) throw errors.BUS_COMPANY_WITHOUT_EMAIL()
    if ((await sendDriverSheet(context.platform, context, { ...company, email })) === 'full')
      throw errors.TOO_MANY_BUS_SHEETS({ data: { max: SHEET_VERSIONS_MAX } })
    return read(context)
  }),

  openLink: editor.openLink.handler(async ({ context }) => {
    await openSheetLink(context.platform.db, context.platform.clock, context)
    return read(context)
  }),

  revokeLink: editor.revokeLink.handler(async ({ context }) => {
    await revokeSheetLink(context.platform.db, context)
    return read(context)
  }),
}

type Reading = Membership & { platform: Platform; weddingId: MemberWeddingId<'transport', 'view'> }

async function read(member: Reading): Promise<BusSheet> {
  const { weddingId } = member
  const { db } = member.platform
  const row = await readSheetRow(db, weddingId)
  const last = await findVersion(db, weddingId)
  const isGiven = levelOf(member, 'transport') === 'edit'
  return {
    company: row.company,
    contactName: row.contact?.name ?? null,
    contactPhone: row.contact?.phone ?? null,
    versions: await listVersions(db, weddingId),
    hasChanged: last ? isMarked(markedSheet(last.sheet, await presentSheet(db, weddingId, row))) : null,
    link: row.link && { ...row.link, path: isGiven ? row.link.path : null },
    companies: await companiesFor(member),
  }
}

/** To a member who does not see the vendors, there are none. */
async function companiesFor(member: Reading): Promise<BusSheet['companies']> {
  const seeing = proofFor(member, 'vendors', 'view')
  return seeing ? listCompanies(member.platform.db, seeing) : []
}
