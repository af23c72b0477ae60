/** The cache of the sheets that a browser has opened, with their fonts, logos and scripts. */
export const SHEETS_CACHE = 'azahar-hojas'

/** Files that are kept: some twenty sheets. */
const KEPT_MAX = 120

/** Forgets what was kept first where there is more than fits. */
export async function prune(cache: Cache): Promise<void> {
  const kept = await cache.keys()
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - KEPT_MAX)).map((request) => cache.delete(request)),
  )
}
