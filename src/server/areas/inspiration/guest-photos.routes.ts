import type { IncomingMessage, ServerResponse } from 'node:http'
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import { TABLE_PARAMETER, tableOf } from '#domain/inspiration/photo-cards.ts'
import { VIDEO_MAX_BYTES } from '#domain/inspiration/videos.ts'
import { type IncomingFile, receive } from '#server/core/http/incoming-file.ts'
import { nameRequest } from '#server/core/http/request-name.ts'
import { sendJson } from '#server/core/http/send-json.ts'
import { type PartialFile, PartialOffset, PartialSuperseded } from '#server/platform/files/partial-files.ts'
import { isToken } from '#server/platform/ids.ts'
import { PHOTO_KEY_HEADER } from '#site/shared-folder/photo-answers.ts'
import {
  findLink,
  type GuestPhotoDeps,
  keepPhoto,
  photoId,
  retryAfterOf,
  takePhotoBack,
} from './guest-photos.ts'
import { LARGE_PACE } from './photo-limits.ts'
import type { PhotoLink } from './shared-folder.queries.ts'

type Answer = { status: number; code?: string; retryAfter?: number; received?: number }

/** A photograph as a phone names it: its link, the secret of the phone, and the id made of a number of the phone's own. */
type Asked = { token: string; phone: string; imageId: string; query: URLSearchParams; method: string }

const PATH = /^\/inspiracion\/([\w-]{22})\/fotos\/(\d{1,4})$/

/**
 * The script of a page sends photographs to the link of a folder and takes them back, without an account (decision 151).
 * The body is the bytes of one file, or those that follow what came before a lost connection, of which GET says how many
 * there are. Answers `false` when a request is for neither.
 */
export function createGuestPhotos(deps: GuestPhotoDeps) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    headers: Record<string, string>,
  ): Promise<boolean> => {
    const asked = readAsked(request)
    if (!asked) return false
    const { name, answer } = ACTS[asked.method as keyof typeof ACTS]
    nameRequest(request, name)
    const file = receive(request)
    const { status, code, retryAfter, received } = await answer(deps, asked, file).catch((error) =>
      answerOf(error, file),
    )
    if (status !== 503) await file.discard(2 * IMAGE_MAX_BYTES)
    await sendJson(request, response, {
      status,
      headers: {
        ...headers,
        'cache-control': 'no-store',
        ...(retryAfter && { 'retry-after': String(retryAfter) }),
      },
      json: JSON.stringify({ code, received }),
    })
    return true
  }
}

function readAsked({ method, url = '', headers }: IncomingMessage): Asked | null {
  if (!method || !(method in ACTS)) return null
  const [path = '', search = ''] = url.split('?', 2)
  const [, token, number] = PATH.exec(path) ?? []
  const phone = String(headers[PHOTO_KEY_HEADER] ?? '')
  if (!token || !number || !isToken(phone)) return null
  return {
    token,
    phone,
    imageId: photoId(token, phone, Number(number)),
    query: new URLSearchParams(search),
    method,
  }
}

const CLOSED: Answer = { status: 404, code: 'CLOSED' }

/**
 * The link is looked up, and the limits are asked, before a byte of the body is read. A party for which there is no place
 * asks for one again and again, which costs nothing but this.
 */
async function add(deps: GuestPhotoDeps, asked: Asked, file: IncomingFile): Promise<Answer> {
  const { limits } = deps
  const { token, phone } = asked
  const part = partOf(asked, file.size)
  if (part === 'malformed') return { status: 400, code: 'INTERRUPTED' }
  const size = part?.total ?? file.size
  const isLarge = (size ?? 0) > IMAGE_MAX_BYTES
  const place = limits.placeIn(token, isLarge)
  if (place > 0) return { status: 503, code: 'BUSY', retryAfter: place }
  const link = await findLink(deps, token)
  if (!link) return CLOSED
  if (asked.query.get('acuerdo') !== '1') return { status: 422, code: 'CONSENT_NEEDED' }
  if (size === null) return { status: 411, code: 'LENGTH_REQUIRED' }
  if (size === 0) return { status: 415, code: 'NOT_AN_IMAGE' }
  if (size > VIDEO_MAX_BYTES) return { status: 413, code: 'VIDEO_TOO_LARGE' }
  // The rest of a photograph is no other one.
  const wait = part && part.from > 0 ? 0 : limits.send(token, phone)
  if (wait > 0) return { status: 429, code: 'TOO_FAST', retryAfter: wait }
  const leave = limits.enter(token, phone, isLarge)
  if (typeof leave === 'number') return { status: 503, code: 'BUSY', retryAfter: leave }
  if (isLarge) file.keepPace(LARGE_PACE)
  try {
    const answer = await keep(deps, asked, link, { file, part }).catch((error) => answerOf(error, file))
    // A browser that is still sending would take the answer for a broken connection, and try again for ever. So much as a
    // video is taken only of those who have a place.
    if (answer.status !== 503) await file.discard(VIDEO_MAX_BYTES)
    return answer
  } finally {
    leave()
  }
}

const STATUS = {
  CLOSED: 404,
  FULL: 409,
  VIDEOS_FULL: 409,
  NOT_AN_IMAGE: 415,
  HEIC_NOT_READABLE: 415,
  IMAGE_DAMAGED: 422,
  IMAGE_TOO_LARGE: 413,
  VIDEO_UNREADABLE: 415,
  VIDEO_TOO_LONG: 422,
  VIDEO_TOO_LARGE: 413,
} as const

async function keep(
  deps: GuestPhotoDeps,
  { imageId, query }: Asked,
  link: PhotoLink,
  { file, part }: { file: IncomingFile; part: FilePart | null },
): Promise<Answer> {
  const photo = {
    ...{ imageId, fileName: query.get('nombre') ?? '', signature: query.get('de') ?? '' },
    table: tableOf(query.get(TABLE_PARAMETER)),
  }
  const bytes = {
    ...{ contents: file.contents, size: file.size },
    ...(part && { part: { ...part, owner: link.weddingId } }),
  }
  const outcome = await keepPhoto(deps, link, photo, bytes)
  return outcome === 'SENT' ? { status: 201 } : { status: STATUS[outcome], code: outcome }
}

/** Its bytes count as those of the wedding, which may have many links. */
type FilePart = Omit<PartialFile, 'owner'>

/** The part of a file that a request says it has; `null` when it has all of one. */
function partOf({ imageId, query }: Asked, size: number | null): FilePart | 'malformed' | null {
  const said = query.get('total')
  if (said === null) return null
  const [from, total] = [query.get('desde') ?? '0', said].map((digits) =>
    /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN,
  ) as [number, number]
  return size === total - from ? { name: imageId, from, total } : 'malformed'
}

/** How much of a photograph has arrived. */
async function ask({ platform }: GuestPhotoDeps, { imageId }: Asked): Promise<Answer> {
  return { status: 200, received: await platform.files.partials.received(imageId) }
}

async function remove(deps: GuestPhotoDeps, { token, imageId }: Asked): Promise<Answer> {
  const link = await findLink(deps, token)
  if (!link) return CLOSED
  await takePhotoBack(deps, link, imageId)
  return { status: 200 }
}

const ACTS = {
  GET: { name: 'guestPhotos.ask', answer: ask },
  POST: { name: 'guestPhotos.add', answer: add },
  DELETE: { name: 'guestPhotos.remove', answer: remove },
} as const satisfies Record<
  string,
  { name: string; answer: (deps: GuestPhotoDeps, asked: Asked, file: IncomingFile) => Promise<Answer> }
>

/** A phone that broke off, or a server with much to do: the phone tries again. */
function answerOf(error: unknown, file: IncomingFile): Answer {
  if (file.isBroken) return { status: 400, code: 'INTERRUPTED' }
  if (error instanceof PartialOffset) return { status: 409, code: 'OFFSET', received: error.received }
  // Its phone has gone on in a later request, and reads no answer to this one.
  if (error instanceof PartialSuperseded) return { status: 503, code: 'BUSY', retryAfter: 1 }
  const retryAfter = retryAfterOf(error)
  if (retryAfter === null) throw error
  return { status: 503, code: 'BUSY', retryAfter }
}
