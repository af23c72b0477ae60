import { registerRoute } from 'workbox-routing'
import { SHARE_FIELDS, SHARE_PATH, SHARED_CACHE } from '#domain/accounts/device.ts'
import { sharedLink } from '#domain/inspiration/shared-link.ts'

/** The most files that are taken at once; a share of a whole gallery was hardly chosen image by image. */
const IMAGES_MAX = 100

/** Takes what other apps send to the installed one. */
export const followShares = () =>
  registerRoute(
    ({ url }) => url.pathname === SHARE_PATH,
    ({ request }) => receiveShare(request),
    'POST',
  )

/**
 * Keeps what another app shares with the installed one, and opens Inspiración, which asks for its folder. It replaces
 * what was shared before and was neither kept nor given up.
 */
async function receiveShare(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData())
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
  const images = form
    .getAll(SHARE_FIELDS.images)
    .filter((value) => value instanceof File && value.size > 0)
    .slice(0, IMAGES_MAX) as File[]
  const link = sharedLink(text(SHARE_FIELDS.url), text(SHARE_FIELDS.text), text(SHARE_FIELDS.title))
  await caches.delete(SHARED_CACHE)
  if (images.length > 0 || link) {
    const cache = await caches.open(SHARED_CACHE)
    await Promise.all(images.map((image, index) => cache.put(`/${index}`, new Response(image))))
    const names = images.map(({ name }) => name)
    await cache.put('/', Response.json({ names, link }))
  }
  return Response.redirect('/app/couple/inspiration', 303)
}
