import type { IncomingMessage, ServerResponse } from 'node:http'
import { safeFileName } from '#domain/files/files.ts'
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import { GUEST_NAME_MAX, GUEST_PHOTO_TAG } from '#domain/inspiration/inspiration.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import { systemAuthor } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import type { Admission } from '#server/core/http/admission.ts'
import { type IncomingFile, receive } from '#server/core/http/incoming-file.ts'
import { nameRequest } from '#server/core/http/request-name.ts'
import { sendJson } from '#server/core/http/send-json.ts'
import { idFromKey, isToken } from '#server/platform/ids.ts'
import { outageOf } from '#server/platform/outage.ts'
import { weddingBusy } from '#server/platform/postgres/wedding-queues.ts'
import { PHOTO_KEY_HEADER } from '#site/shared-folder/photo-answers.ts'
import { removeImages } from './bulk-images.commands.ts'
import { keepImage } from './keep-image.ts'
import { createPhotoLimits, type PhotoLimits } from './photo-limits.ts'
import { findPhotoLink, type PhotoLink } from './shared-folder.queries.ts'

type Answer = { status: number; code?: string; retryAfter?: number }
type Deps = { platform: Platform; admission: Admission; limits: PhotoLimits }

/** A photograph as a phone names it: its link, the secret of the phone, and a number of the phone's own. */
type Asked = { token: string; phone: string; imageId: string; query: URLSearchParams }

const PATH = /^\/inspiracion\/([\w-]{22})\/fotos\/(\d{1,4})$/

/**
 * Guests send photographs to the link of a folder and take them back, without an account (decision 151). The body is the
 * bytes of one file. Its id is made of a secret of the phone, so that a repeated request adds nothing and that phone
 * alone can take it back. Answers `false` when a request is for neither.
 */
export function createGuestPhotos(platform: Platform, admission: Admission) {
  const limits = createPhotoLimits(() => platform.clock.now().getTime())
  const deps: Deps = { platform, admission, limits }
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    headers: Record<string, string>,
  ): Promise<boolean> => {
    const asked = readAsked(request)
    if (!asked) return false
    const isRemoval = request.method === 'DELETE'
    nameRequest(request, isRemoval ? 'guestPhotos.remove' : 'guestPhotos.add')
    const file = receive(request)
    const { status, code, retryAfter } = await (isRemoval
      ? remove(deps, asked)
      : add(deps, asked, file)
    ).catch((error) => answerOf(error, file))
    // A browser that is still sending would take the answer for a broken connection, and try again for ever.
    if (status !== 503) await file.discard(2 * IMAGE_MAX_BYTES)
    await sendJson(request, response, {
      status,
      headers: {
        ...headers,
        'cache-control': 'no-store',
        ...(retryAfter && { 'retry-after': String(retryAfter) }),
      },
      json: JSON.stringify(code ? { code } : {}),
    })
    return true
  }
}

function readAsked({ method, url = '', headers }: IncomingMessage): Asked | null {
  if (method !== 'POST' && method !== 'DELETE') return null
  const [path = '', search = ''] = url.split('?', 2)
  const [, token, number] = PATH.exec(path) ?? []
  const phone = String(headers[PHOTO_KEY_HEADER] ?? '')
  if (!token || !number || !isToken(phone)) return null
  const imageId = idFromKey(phone, `${token}/${number}`)
  return { token, phone, imageId, query: new URLSearchParams(search) }
}

const CLOSED: Answer = { status: 404, code: 'CLOSED' }

/** The link is looked up, and the limits are asked, before a byte of the body is read. */
async function add(deps: Deps, asked: Asked, file: IncomingFile): Promise<Answer> {
  const { limits } = deps
  const { token, phone } = asked
  const link = await findLink(deps, token)
  if (!link) return CLOSED
  if (asked.query.get('acuerdo') !== '1') return { status: 422, code: 'CONSENT_NEEDED' }
  if (file.size === null) return { status: 411, code: 'LENGTH_REQUIRED' }
  if (file.size === 0) return { status: 415, code: 'NOT_AN_IMAGE' }
  if (file.size > IMAGE_MAX_BYTES) return { status: 413, code: 'IMAGE_TOO_LARGE' }
  const wait = limits.send(token, phone)
  if (wait > 0) return { status: 429, code: 'TOO_FAST', retryAfter: wait }
  const leave = limits.enter(token, phone)
  if (typeof leave === 'number') return { status: 503, code: 'BUSY', retryAfter: leave }
  try {
    return await keep(deps, asked, link, file)
  } finally {
    leave()
  }
}

async function findLink({ platform, admission }: Deps, token: string): Promise<PhotoLink | undefined> {
  const slot = await admission.pages.enter()
  return findPhotoLink(platform.db, token, dayInMadrid(platform.clock.now())).finally(slot.release)
}

const STATUS = {
  NOT_AN_IMAGE: 415,
  HEIC_NOT_READABLE: 415,
  IMAGE_DAMAGED: 422,
  IMAGE_TOO_LARGE: 413,
} as const

async function keep(
  { platform }: Deps,
  { imageId, query }: Asked,
  link: PhotoLink,
  file: IncomingFile,
): Promise<Answer> {
  const by = authorOf(link)
  const name = cleanLine((query.get('de') ?? '').slice(0, 10 * GUEST_NAME_MAX)).slice(0, GUEST_NAME_MAX)
  const wish = {
    folderId: link.folderId,
    id: imageId,
    fileName: safeFileName((query.get('nombre') ?? '').slice(0, 1000) || 'foto.jpg'),
    tags: [GUEST_PHOTO_TAG],
    isOfGuest: true,
    notes: name ? `De ${name}` : null,
  }
  const kept = await keepImage(platform, by, wish, async () => file.contents, file.size!)
  if (kept === 'noFolder') return CLOSED
  if (kept === 'full' || kept === 'weddingFull') return { status: 409, code: 'FULL' }
  if (typeof kept === 'string') return { status: STATUS[kept], code: kept }
  tell(platform, link, imageId)
  return { status: 201 }
}

/** The guest takes a photograph back; one that is gone already needs nothing more. */
async function remove(deps: Deps, { token, imageId }: Asked): Promise<Answer> {
  const { platform } = deps
  const link = await findLink(deps, token)
  if (!link) return CLOSED
  const removed = await removeImages(platform.db, platform.clock, authorOf(link), [imageId])
  if (removed > 0) tell(platform, link, imageId)
  return { status: 200 }
}

const authorOf = (row: PhotoLink) => systemAuthor(mintMemberWeddingId(row.weddingId, 'inspiration', 'edit'))

const tell = ({ live }: Platform, { weddingId }: PhotoLink, imageId: string) =>
  live.changed({
    weddingId,
    area: 'inspiration',
    ids: [imageId],
    actorId: null,
    clientId: null,
    notified: false,
  })

/** A phone that broke off, a wedding with many changes at once, a server that is away: the phone tries again. */
function answerOf(error: unknown, file: IncomingFile): Answer {
  if (file.isBroken) return { status: 400, code: 'INTERRUPTED' }
  const busy = weddingBusy(error, { headers: {} })
  const outage = outageOf(error)
  if (busy || outage)
    return { status: 503, code: 'BUSY', retryAfter: Number(outage?.headers['retry-after'] ?? 3) }
  throw error
}
