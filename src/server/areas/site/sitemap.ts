import type { Database } from '#db/client.ts'
import { HELP_SLUGS, helpPath } from '#domain/help/help-slugs.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { FIXED_PATHS } from '#site/fixed-pages.tsx'
import { guestDataPath } from '#site/legal/guest-data-path.ts'
import { countPlannerPages, listPlannerPages } from './sitemap.queries.ts'

/** A file may list 50,000 addresses at most (sitemaps.org); past this many planners there are several. */
const PLANNERS_PER_FILE = 40_000

type Entry = { path: string; updatedAt?: Date }

/**
 * The sitemap, or with more planners than one file holds the list of its files, which are asked for as
 * `?parte=1` and so on. `null` for a part that does not exist.
 */
export async function sitemap(
  db: Database,
  origin: string,
  part: string | undefined,
): Promise<string | null> {
  const files = Math.max(1, Math.ceil((await countPlannerPages(db)) / PLANNERS_PER_FILE))
  if (part === undefined) {
    if (files === 1) return urlSet(origin, [...pages(), ...(await planners(db, 0))])
    const parts = Array.from({ length: files }, (_, index) => `${origin}/sitemap.xml?parte=${index + 1}`)
    return xml('sitemapindex', parts.map((address) => `<sitemap><loc>${address}</loc></sitemap>`).join(''))
  }
  const number = Number(part)
  if (!Number.isInteger(number) || number < 1 || number > files) return null
  const listed = await planners(db, (number - 1) * PLANNERS_PER_FILE)
  return urlSet(origin, number === 1 ? [...pages(), ...listed] : listed)
}

const pages = (): Entry[] =>
  [
    ...FIXED_PATHS,
    ...INVITATION_LANGUAGES.map(guestDataPath),
    '/directorio',
    '/contacto',
    '/ayuda',
    ...HELP_SLUGS.map(helpPath),
  ].map((path) => ({ path }))

async function planners(db: Database, offset: number): Promise<Entry[]> {
  const listed = await listPlannerPages(db, { offset, limit: PLANNERS_PER_FILE })
  return listed.map(({ slug, updatedAt }) => ({ path: `/planners/${slug}`, updatedAt }))
}

function urlSet(origin: string, entries: Entry[]): string {
  const urls = entries.map(({ path, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${origin}${path}</loc>${changed}</url>`
  })
  return xml('urlset', urls.join(''))
}

const xml = (root: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${content}</${root}>\n`
