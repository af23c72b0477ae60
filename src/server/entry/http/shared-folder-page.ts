import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { TABLE_PARAMETER, tableOf } from '#domain/inspiration/photo-cards.ts'
import { guessLanguage } from '#server/areas/households/rsvp/rsvp-language.ts'
import { noteFolderOpened } from '#server/areas/inspiration/folder-shares.commands.ts'
import { readSharedFolder } from '#server/areas/inspiration/shared-folder.ts'
import type { Platform } from '#server/core/context.ts'
import type { Admission } from '#server/core/http/admission.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { renderGuestPhotos, renderSharedFolder } from '#site/changing-pages.tsx'
import { renderProblem } from '#site/problem-page.tsx'
import type { PhotoAnswer } from '#site/shared-folder/photo-answers.ts'

/** A folder for those who have its link: its images, or the page on which guests leave theirs. */
export async function replySharedFolder(platform: Platform, c: Context, token: string): Promise<Response> {
  const { publicUrl: origin } = platform.settings
  const shared = await readSharedFolder(platform, token)
  c.header('x-robots-tag', 'noindex')
  // Its address is a secret, so no `Referer` carries it to another page.
  c.header('referrer-policy', 'no-referrer')
  if (!shared) return replyMissing(origin, c)
  await noteFolderOpened(platform.db, platform.clock, token)
  if (shared.takesPhotos) return replyPhotoPage(origin, c, { token, shared, answer: null, status: 200 })
  const folder = { ...shared, lastDay: shared.lastDayInWords }
  return replyPage(c, toPage(renderSharedFolder(folder, c.req.path, origin)))
}

/** The answer to a form of that page, which waits in the queue of pages for its turn. */
export async function replyPhotoForm(
  { platform, admission }: { platform: Platform; admission: Admission },
  c: Context,
  form: { token: string; answer: PhotoAnswer; status: ContentfulStatusCode },
): Promise<Response> {
  const { publicUrl: origin } = platform.settings
  const slot = await admission.pages.enter()
  try {
    const shared = await readSharedFolder(platform, form.token)
    return shared?.takesPhotos ? replyPhotoPage(origin, c, { shared, ...form }) : replyMissing(origin, c)
  } finally {
    slot.release()
  }
}

type PhotoPage = {
  token: string
  shared: NonNullable<Awaited<ReturnType<typeof readSharedFolder>>>
  answer: PhotoAnswer | null
  status: ContentfulStatusCode
}

function replyPhotoPage(origin: string, c: Context, { token, shared, answer, status }: PhotoPage) {
  const language =
    INVITATION_LANGUAGES.find((one) => one === c.req.query('l')) ??
    guessLanguage(null, c.req.header('accept-language'))
  const formKey = randomBytes(16).toString('base64url')
  const table = tableOf(c.req.query(TABLE_PARAMETER))
  const props = { ...shared, language, answer, formKey, table }
  const page = toPage(renderGuestPhotos(props, `/inspiracion/${token}`, origin))
  return replyPage(c, page, { hasScript: true, status })
}

const replyMissing = (origin: string, c: Context) =>
  replyPage(c, toPage(renderProblem('missingFolder', '/inspiracion', origin)), { status: 404 })
