import { fileURLToPath } from 'node:url'
import { minifyContractRouter } from '@orpc/contract'
import { type Plugin, runnerImport } from 'vite'

const ID = 'virtual:contract'

/** The routes of these areas, which no screen that is met first calls: a file apart, fetched with the first call. */
const LATE_ID = 'virtual:late-contract'
export const LATE_AREAS: readonly string[] = [
  'access',
  'agencies',
  'agendaTemplates',
  'agreements',
  'books',
  'branding',
  'calendar',
  'catering',
  'exports',
  'imports',
  'inspiration',
  'invoicing',
  'lodging',
  'moderation',
  'operator',
  'plannerImports',
  'profit',
  'publicProfile',
  'publication',
  'quotes',
  'replyTemplates',
  'requestMailbox',
  'requestEvents',
  'requests',
  'rights',
  'sharedLinks',
  'style',
  'subscription',
  'support',
  'taskTemplates',
  'taskWeek',
  'transport',
  'vendorBook',
  'webhooks',
]

type Procedure = { '~orpc': { route: { method?: string; path?: string; [more: string]: unknown } } }
type Router = Procedure | { [name: string]: Router }

/**
 * The contract as the browser needs it: paths and methods, without schemas, so that Zod stays out of
 * the bundle, and without what is only for readers, the gate and who answers. Its type is the real contract's.
 */
export function minifiedContract(): Plugin {
  return {
    name: 'minified-contract',
    resolveId: (id) => (id === ID || id === LATE_ID ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${ID}` && id !== `\0${LATE_ID}`) return
      const entry = fileURLToPath(new URL('../../src/contract/index.ts', import.meta.url))
      const { module } = await runnerImport<{ contract: Parameters<typeof minifyContractRouter>[0] }>(entry)
      const isLate = id === `\0${LATE_ID}`
      const areas = Object.entries(minifyContractRouter(module.contract)).filter(
        ([area]) => LATE_AREAS.includes(area) === isLate,
      )
      const router = Object.fromEntries(areas) as Router
      if (isLate)
        return `import { open } from '${ID}'\nexport const contract = open('', ${codeOf(router, '')})`
      return `${OPENING}\nexport const contract = open('', ${codeOf(router, '')})`
    },
  }
}

/** The first letter of a route says its method; one that reads has no mark. */
const MARKS: Record<string, string> = { GET: '', POST: '+', PATCH: '~', PUT: '=', DELETE: '-' }

/** Makes the router of its code: `_` is what the paths below a name have in common. */
const OPENING = `
const METHODS = { '+': 'POST', '~': 'PATCH', '=': 'PUT', '-': 'DELETE' }
export const open = (base, { _, ...parts }) => Object.fromEntries(Object.entries(parts).map(([name, part]) => {
  if (part._ !== undefined) return [name, open(base + _, part)]
  const [route, more] = [].concat(part)
  const method = METHODS[route[0]]
  const path = base + _ + (method ? route.slice(1) : route)
  return [name, { '~orpc': { errorMap: {}, meta: {}, route: { method: method ?? 'GET', path, ...more } } }]
}))`

/** A router as code: `{ _: "/weddings/{weddingId}/guests", list: "", add: "+" }`. */
function codeOf(router: Router, base: string): string {
  if (isProcedure(router)) {
    const {
      method = 'GET',
      path = '',
      tags,
      summary,
      description,
      operationId,
      successStatus,
      ...more
    } = router['~orpc'].route
    const route = JSON.stringify(`${MARKS[method]}${path.slice(base.length)}`)
    return Object.keys(more).length > 0 ? `[${route}, ${JSON.stringify(more)}]` : route
  }
  const shared = startOf(pathsOf(router))
  const entries = Object.entries(router).map(
    ([name, part]) => `${JSON.stringify(name)}: ${codeOf(part, shared)}`,
  )
  return `{ _: ${JSON.stringify(shared.slice(base.length))}, ${entries.join(', ')} }`
}

const pathsOf = (router: Router): string[] =>
  isProcedure(router) ? [router['~orpc'].route.path ?? ''] : Object.values(router).flatMap(pathsOf)

/** The longest path that all others begin with. */
function startOf([first = '', ...others]: readonly string[]): string {
  let start = first
  for (const path of others)
    while (start !== '' && path !== start && !path.startsWith(`${start}/`))
      start = start.slice(0, start.lastIndexOf('/'))
  return start
}

const isProcedure = (router: Router): router is Procedure => '~orpc' in router
