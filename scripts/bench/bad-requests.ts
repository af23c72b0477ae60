import { contract } from '#contract/index.ts'

export type BadRequest = { method: string; path: string; headers: Record<string, string>; body?: string }

/** Wrong values of every kind, as JSON text or as a part of an address. */
const JUNK = [
  'null',
  '[]',
  '{}',
  '""',
  '-1',
  '1e400',
  '99999999999999999999',
  'true',
  '"a\\u0000b"',
  '"\\ud800"',
  '"9999-99-99"',
  '"0000-01-01T00:00:00Z"',
  '"12026-01-01T00:00:00+18:00"',
  '{"__proto__":{"a":1}}',
  '[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]',
  '"\' or 1=1 --"',
  `"${'x'.repeat(3000)}"`,
]
const FIELDS =
  'id name fullName email notes rsvp eventDate role code text guests mode version cost createdAt clientId'
const PARTS = [
  '%00',
  '%',
  '%ff',
  '..',
  '.',
  'me',
  'x'.repeat(300),
  '%F0%9F%92%8D',
  '0198c0de-0000-7000-8000-000000000000',
]
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS']
const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
]

/** Malformed requests, the same for the same seed. */
export function* badRequests(
  count: number,
  rows: { weddingId: string; cookie: string },
): Generator<BadRequest> {
  const routes = [...routesOf(contract), ...OTHER_ROUTES]
  const random = generator(20_260_101)
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!
  for (let index = 0; index < count; index += 1) {
    const route = pick(routes)
    const method = random() < 0.7 ? route.method : pick(METHODS)
    const path = route.path
      .replace('{weddingId}', () => (random() < 0.8 ? rows.weddingId : pick(PARTS)))
      .replaceAll(/\{\w+\}/g, () => pick(PARTS))
    const query = random() < 0.3 ? `?${pick(FIELDS.split(' '))}=${pick(PARTS)}&since=${pick(PARTS)}` : ''
    const headers: Record<string, string> =
      random() < 0.8 ? { cookie: rows.cookie } : { cookie: `a=${pick(PARTS)}` }
    if (random() < 0.1) headers['if-none-match'] = pick(['*', 'W/"v1-0"', '"'])
    if (method === 'GET' || method === 'OPTIONS') yield { method, path: path + query, headers }
    else {
      headers['content-type'] = random() < 0.85 ? TYPES[0]! : pick(TYPES)
      const fields = Array.from({ length: 3 }, () => `"${pick(FIELDS.split(' '))}":${pick(JUNK)}`)
      const body =
        random() < 0.7 ? `{${fields.join(',')}}` : random() < 0.5 ? pick(JUNK) : pick(JUNK).slice(0, -1)
      yield { method, path: path + query, headers, body }
    }
  }
}

const OTHER_ROUTES = [
  '/api/auth/sign-in/email',
  '/api/auth/sign-up/email',
  '/api/auth/reset-password',
  '/api/auth/nothing',
  '/contacto',
  '/files/vendor-files/{x}',
  '/og/{x}.png',
  '/planners/{slug}',
  '/app/{x}',
].map((path) => ({ method: path.startsWith('/api') || path === '/contacto' ? 'POST' : 'GET', path }))

function* routesOf(router: object): Generator<{ method: string; path: string }> {
  for (const value of Object.values(router)) {
    const route = (value as { '~orpc'?: { route: { method?: string; path?: string } } })['~orpc']?.route
    if (!route) yield* routesOf(value as object)
    // A stream would never end.
    else if (route.path !== '/live') yield { method: route.method ?? 'POST', path: `/api${route.path}` }
  }
}

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
