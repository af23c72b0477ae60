import { SHARED_CACHE } from '#domain/accounts/device.ts'

/** Images and links that another app has shared with the installed one. */
export type Shared = { images: File[]; link: string | null }

type Kept = { names: string[]; link: string | null; ownerId?: string }

/**
 * The shared images and links that wait for their folder on this device; `null` for none. They belong to the first
 * person who is shown them: another one who signs in afterwards is not.
 */
export async function readShared(userId: string): Promise<Shared | null> {
  if (!('caches' in window) || !(await caches.has(SHARED_CACHE))) return null
  const cache = await caches.open(SHARED_CACHE)
  const kept = await cache.match('/')
  if (!kept) return null
  const shared = (await kept.json()) as Kept
  const { names, link, ownerId = userId } = shared
  if (ownerId !== userId) return null
  await cache.put('/', Response.json({ ...shared, ownerId }))
  const images = await Promise.all(
    names.map(async (name, index) => {
      const image = await cache.match(`/${index}`)
      const type = image?.headers.get('content-type') ?? ''
      // Copied, because the cache is gone before they have arrived.
      return image ? [new File([await image.arrayBuffer()], name, { type })] : []
    }),
  )
  return { images: images.flat(), link }
}

export async function forgetShared(): Promise<void> {
  await caches.delete(SHARED_CACHE)
}
