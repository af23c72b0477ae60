import type { WeddingExport } from '#contract/exports.ts'
import { EXPORT_LINK_SECONDS, EXPORTS_A_DAY, EXPORTS_OF_ALL_A_DAY, isLost } from '#domain/exports/exports.ts'
import { DAY_SECONDS, SECOND_MS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import type { Actor, MemberWeddingId } from '#server/core/membership.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { countContents } from './contents.queries.ts'
import { removeExport, requestExport } from './exports.commands.ts'
import { type ExportOwner, type ExportRow, findZip, listExports } from './exports.queries.ts'
import { findSchedule, setSchedule } from './schedules.commands.ts'

const viewer = weddingMember('wedding', 'view')

type Asking = { weddingId: MemberWeddingId<'wedding', 'view'>; actor: Actor }

const ownerOf = ({ weddingId, actor }: Asking): ExportOwner => ({ weddingId, userId: actor.userId })

export const exportsRouter = {
  list: viewer.exports.list.handler(({ context }) => shownOf(context.platform, ownerOf(context))),

  contents: viewer.exports.contents.handler(({ context }) =>
    countContents(context.platform.databases.published, context),
  ),

  request: viewer.exports.request.handler(async ({ context, input, errors }) => {
    const { platform } = context
    const owner = ownerOf(context)
    const begun = await requestExport(
      platform,
      owner,
      { withFiles: input.withFiles, isScheduled: false },
      async () => {
        const seconds = await waitOf(platform, owner)
        if (seconds !== null) throw errors.TOO_MANY_WEDDING_EXPORTS({ data: { retryAfterSeconds: seconds } })
      },
    )
    if (begun === 'underWay') throw errors.EXPORT_UNDER_WAY()
    return (await shownOf(platform, owner)).find(({ id }) => id === begun.exportId)!
  }),

  remove: viewer.exports.remove.handler(async ({ context, input, errors }) => {
    if (!(await removeExport(context.platform, ownerOf(context), input.exportId)))
      throw errors.EXPORT_NOT_FOUND()
    return { removed: true } as const
  }),

  link: viewer.exports.link.handler(async ({ context, input, errors }) => {
    const { databases, files, clock } = context.platform
    const zip = await findZip(databases.published, ownerOf(context), input.exportId)
    const left = zip ? zip.expiresAt!.getTime() - clock.now().getTime() : 0
    if (!zip || left <= 0) throw errors.EXPORT_NOT_FOUND()
    if (!zip.isOpen) throw errors.EXPORT_CLOSED()
    const { url, expiresAt } = files.link('wedding-exports', {
      ...{ path: zip.path, name: zip.fileName!, contentType: 'application/zip' },
      seconds: Math.min(EXPORT_LINK_SECONDS, Math.floor(left / SECOND_MS)),
    })
    return { url, expiresAt: expiresAt.toISOString() }
  }),

  schedule: {
    find: viewer.exports.schedule.find.handler(({ context }) =>
      findSchedule(context.platform.db, ownerOf(context)),
    ),

    set: viewer.exports.schedule.set.handler(({ context, input: { rhythm, withFiles } }) =>
      setSchedule(context.platform, ownerOf(context), rhythm && { rhythm, withFiles }),
    ),
  },
}

/** Seconds until a person may ask for another copy; `null` when they may now. */
async function waitOf({ rateLimiter }: Platform, { weddingId, userId }: ExportOwner): Promise<number | null> {
  const rules = [
    [`wedding-export:${userId}:${weddingId}`, EXPORTS_A_DAY],
    [`wedding-export:${userId}`, EXPORTS_OF_ALL_A_DAY],
  ] as const
  for (const [key, max] of rules) {
    const verdict = await rateLimiter.consume(key, { max, windowSeconds: DAY_SECONDS })
    if (!verdict.allowed) return verdict.retryAfterSeconds
  }
  return null
}

async function shownOf({ db, clock }: Platform, owner: ExportOwner): Promise<WeddingExport[]> {
  const now = clock.now()
  return (await listExports(db, owner)).map((row) => shown(row, now))
}

function shown(row: ExportRow, now: Date): WeddingExport {
  const { id, withFiles, isScheduled, step, progress, filesDone, filesTotal, fileName } = row
  const isOver = row.state === 'ready' && (row.size === null || row.expiresAt! <= now)
  const isGone = isLost(row, now)
  return {
    ...{ id, withFiles, isScheduled, step, progress, filesDone, filesTotal, fileName },
    state: isGone ? 'failed' : isOver ? 'expired' : row.state,
    failure: isGone ? 'INTERRUPTED' : row.failure,
    size: isOver ? null : row.size,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
