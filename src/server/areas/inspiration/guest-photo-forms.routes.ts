import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { BODY_MAX_BYTES } from '#contract/base.ts'
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import { GUEST_NAME_MAX, GUEST_PHOTOS_AT_ONCE_MAX } from '#domain/inspiration/inspiration.ts'
import { TABLE_PARAMETER, tableOf } from '#domain/inspiration/photo-cards.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { type IncomingFile, receive } from '#server/core/http/incoming-file.ts'
import { type FormPart, MalformedForm, readField, readParts, upTo } from '#server/core/http/multipart.ts'
import { keepPrivate } from '#server/core/http/private-link.ts'
import { hasUnreadBody } from '#server/core/http/unread-body.ts'
import { isToken } from '#server/platform/ids.ts'
import { PHOTO_FIELDS, type PhotoAnswer, type PhotoProblem } from '#site/shared-folder/photo-answers.ts'
import {
  findLink,
  type GuestPhotoDeps,
  keepPhoto,
  PHOTO_READ_MAX,
  photoId,
  retryAfterOf,
  takePhotoBack,
} from './guest-photos.ts'
import { LARGE_PACE } from './photo-limits.ts'
import { findSentPhotos, type PhotoLink } from './shared-folder.queries.ts'

/** The fields, and what is written around the files. */
const AROUND_MAX_BYTES = 64 * 1024

/** Ten of the largest photographs; a video has the room of seven. */
const FORM_MAX_BYTES = GUEST_PHOTOS_AT_ONCE_MAX * IMAGE_MAX_BYTES + AROUND_MAX_BYTES

/**
 * Bytes that are taken of a form without a place among the bodies, so that its sender reads why: twice a photograph, as of
 * what the script sends. A form with a place is read to its end while it holds it.
 */
const REFUSED_MAX_BYTES = 2 * IMAGE_MAX_BYTES

/** Bytes that are read before the first photograph has a place: those of the fields, and what arrives with them. */
const BEFORE_PLACE_MAX_BYTES = 4 * AROUND_MAX_BYTES

/** Bytes of one field, and fields before the first photograph. */
const FIELD_MAX_BYTES = 12 * GUEST_NAME_MAX
const FIELDS_MAX = 10

/** Shows the page of the link again, with what became of the form; 404 when it takes none any more. */
export type ShowPhotoForm = (
  c: Context,
  token: string,
  answer: PhotoAnswer,
  status: ContentfulStatusCode,
) => Promise<Response>

type Deps = GuestPhotoDeps & { showPage: ShowPhotoForm }

type Shown = { status: ContentfulStatusCode; answer: PhotoAnswer; retryAfter?: number }
/** The link of the form, and the table from which it was opened. */
type Place = { token: string; table: number | null }
type Typed = Map<string, string | undefined>
type Sent = PhotoAnswer['photos'][number]

/** The forms of the page send these. */
const PATH = '/inspiracion/:token/fotos'

/** Whether the route reads the body itself: it is far larger than that of any other form. */
export const isPhotoForm = (url = ''): boolean => /^\/inspiracion\/[\w-]{22}\/fotos(\?|$)/.test(url)

/**
 * Photographs of guests whose browser runs no script: a form sends up to ten, and its answer is the page again. The
 * limits are those of the script (decision 151).
 */
export function createGuestPhotoForms(deps: Deps): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const show = (c: Context, { status, answer, retryAfter }: Shown) => {
    if (retryAfter) c.header('retry-after', String(retryAfter))
    return deps.showPage(c, c.req.param('token')!, answer, status)
  }
  app.use(`${PATH}/*`, keepPrivate)
  app.post(PATH, async (c) => {
    const { headers } = c.env.incoming
    const file = receive(c.env.incoming)
    const place = { token: c.req.param('token'), table: tableOf(c.req.query(TABLE_PARAMETER)) }
    const shown = await receiveForm(deps, place, file, headers['content-type'])
    // A browser that is still sending would take the answer for a broken connection.
    file.keepPace(LARGE_PACE)
    await file.discard(REFUSED_MAX_BYTES)
    if (hasUnreadBody(c.env.incoming)) c.header('connection', 'close')
    return show(c, shown)
  })
  app.post(
    `${PATH}/quitar`,
    limitBody(BODY_MAX_BYTES, (c) => c.body(null, 413)),
    async (c) => {
      const form = await c.req.formData().catch(() => new FormData())
      const text = (name: string) => String(form.get(name) ?? '')
      const key = text(PHOTO_FIELDS.key)
      return show(c, await takeBack(deps, c.req.param('token'), key, text(PHOTO_FIELDS.takeBack)))
    },
  )
  // The address of an answer that is asked for anew, or in another language.
  for (const path of [PATH, `${PATH}/quitar`] as const)
    app.get(path, (c) => {
      const { search } = new URL(c.req.url)
      return c.redirect(`/inspiracion/${encodeURIComponent(c.req.param('token'))}${search}`, 303)
    })
  return app
}

/** The link is looked up before a byte of the body is read, and the limits are asked before one of a photograph is. */
async function receiveForm(
  deps: Deps,
  place: Place,
  file: IncomingFile,
  type: string | undefined,
): Promise<Shown> {
  const { token } = place
  const photos: Sent[] = []
  const typed: Typed = new Map()
  const shown = (status: ContentfulStatusCode, problem: PhotoProblem | null, retryAfter?: number): Shown => ({
    status,
    ...(retryAfter && { retryAfter }),
    answer: {
      key: typed.get(PHOTO_FIELDS.key) ?? '',
      photos,
      problem,
      signature: (typed.get(PHOTO_FIELDS.signature) ?? '').slice(0, GUEST_NAME_MAX),
    },
  })
  try {
    const link = isToken(token) ? await findLink(deps, token) : undefined
    if (!link) return shown(404, null)
    if (file.size === null) return shown(411, 'failed')
    if (file.size > FORM_MAX_BYTES) return shown(413, 'tooLarge')
    const isLarge = file.size > IMAGE_MAX_BYTES + AROUND_MAX_BYTES
    const problem = await readForm({ deps, ...place, link, file, typed, photos, isLarge }, type)
    if (typeof problem === 'number') return shown(503, 'busy', problem)
    if (problem === 'consent' || problem === 'noFiles' || problem === 'failed') return shown(422, problem)
    return shown(200, problem)
  } catch (error) {
    if (error instanceof MalformedForm || file.isBroken) return shown(400, 'failed')
    const retryAfter = retryAfterOf(error)
    if (retryAfter === null) throw error
    return shown(503, 'busy', retryAfter)
  }
}

/** `isLarge` says whether one of its files may be larger than a photograph. */
type Reading = Place & {
  deps: Deps
  link: PhotoLink
  file: IncomingFile
  typed: Typed
  photos: Sent[]
  isLarge: boolean
}

/** Reads the fields and keeps the photographs; gives a problem of the form, or the seconds to wait for a place. */
async function readForm(reading: Reading, type: string | undefined): Promise<PhotoProblem | number | null> {
  const { deps, token, typed, photos, file, isLarge } = reading
  let leave: (() => void) | undefined
  try {
    for await (const part of readParts(
      upToPlace(file, () => leave !== undefined),
      type,
    )) {
      if (part.fileName === null) {
        if (typed.size >= FIELDS_MAX) return 'failed'
        typed.set(part.name, await readField(part, FIELD_MAX_BYTES))
      } else if (photos.length === GUEST_PHOTOS_AT_ONCE_MAX) return 'moreThanTen'
      else if (part.fileName !== '') {
        const key = typed.get(PHOTO_FIELDS.key) ?? ''
        if (!isToken(key)) return 'failed'
        if (!typed.get(PHOTO_FIELDS.consent)) return 'consent'
        const place = leave ?? deps.limits.enter(token, key, isLarge)
        if (typeof place === 'number') return place
        if (isLarge && !leave) file.keepPace(LARGE_PACE)
        leave = place
        photos.push(await keepPart(reading, key, part, part.fileName))
      }
    }
    return photos.length === 0 ? 'noFiles' : null
  } finally {
    if (leave) await file.discard(FORM_MAX_BYTES)
    leave?.()
  }
}

/** The body of a form, which is none when no photograph begins in what is read without a place. */
async function* upToPlace({ contents }: IncomingFile, hasPlace: () => boolean): AsyncGenerator<Buffer> {
  let read = 0
  for await (const chunk of contents) {
    yield chunk
    read += chunk.length
    if (read > BEFORE_PLACE_MAX_BYTES && !hasPlace()) throw new MalformedForm('no photograph begins')
  }
}

/** One photograph of a form. A form goes on when the server has too much to do for one. */
async function keepPart(
  { deps, token, table, link, typed, photos }: Reading,
  key: string,
  { contents }: FormPart,
  fileName: string,
): Promise<Sent> {
  const number = photos.length
  const sent = { number, fileName }
  if (deps.limits.send(token, key) > 0) return { ...sent, outcome: 'BUSY' }
  const photo = {
    imageId: photoId(token, key, number),
    fileName,
    signature: typed.get(PHOTO_FIELDS.signature) ?? '',
    table,
  }
  try {
    const bytes = { contents: upTo(contents, PHOTO_READ_MAX), size: null }
    return { ...sent, outcome: await keepPhoto(deps, link, photo, bytes) }
  } catch (error) {
    if (retryAfterOf(error) === null) throw error
    return { ...sent, outcome: 'BUSY' }
  }
}

/** Takes one photograph of a form back, and shows which of it are still there. */
async function takeBack(deps: Deps, token: string, key: string, chosen: string): Promise<Shown> {
  const answer: PhotoAnswer = { key, photos: [], problem: null, signature: '' }
  const link = isToken(token) && isToken(key) ? await findLink(deps, token) : undefined
  if (!link || !/^\d$/.test(chosen)) return { status: 404, answer }
  try {
    const numbers = Array.from({ length: GUEST_PHOTOS_AT_ONCE_MAX }, (_, number) => number)
    const ids = numbers.map((number) => photoId(token, key, number))
    const names = await findSentPhotos(deps.platform.db, link, ids)
    await takePhotoBack(deps, link, ids[Number(chosen)]!)
    const photos = numbers.flatMap((number): Sent[] => {
      const fileName = names.get(ids[number]!)
      const outcome = number === Number(chosen) ? 'TAKEN_BACK' : 'SENT'
      return fileName === undefined ? [] : [{ number, fileName, outcome }]
    })
    return { status: 200, answer: { ...answer, photos } }
  } catch (error) {
    const retryAfter = retryAfterOf(error)
    if (retryAfter === null) throw error
    return { status: 503, retryAfter, answer: { ...answer, problem: 'busy' } }
  }
}
