import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RouteMeta } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { gatherCast } from '../../support/cast.ts'
import { addressOf, FIT, rowsOf } from '../../support/contract/contract-fields.ts'
import { serveByOrpc } from '../../support/contract/reference-api.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

type Procedure = {
  name: string
  access: RouteMeta['access']
  method: string
  path: string
  endsAtFirstIssue: boolean
}
type Side = { port: number; cookie: string; rows: Record<string, string> }

const procedures = [...walk(contract)]

/** A whole input of each procedure that needs one. */
const GOOD: Record<string, object> = {
  ...FIT,
  'profile.update': { fullName: 'Lucía Herrera' },
  'weddings.update': { name: 'Lucía y Martín' },
  'weddings.remove': { name: 'no es este' },
  'invitations.redeem': { code: 'ABCD2345' },
  'guests.update': { notes: 'Sin gluten' },
  'vendors.update': { name: 'La Alacena' },
  'budget.update': { totalBudget: 30_000 },
}

/** Texts that are no input of anything, some of them no JSON either. */
const BAD_BODIES = ['{"name":7,"fullName":"","role":"x","mode":1,"guests":7}', '[]', 'null', '"x"', '7', '']
const BAD_QUERIES = ['?limit=x&before=x&since=x', '?limit[]=1&before[a]=2', '?%00=%']

/** An id of nothing. */
const NOWHERE = '0198c0de-0000-7000-8000-00000000dead'

/** Rows of an area whose tests make their own. */
const NOTHING = {
  key: 'nada',
  versionId: NOWHERE,
  folderId: NOWHERE,
  imageId: NOWHERE,
  linkId: NOWHERE,
  webhookId: NOWHERE,
  packageId: NOWHERE,
  passkeyId: NOWHERE,
  walletId: NOWHERE,
  provider: 'nada',
  appId: NOWHERE,
  agencyId: NOWHERE,
  invitationId: NOWHERE,
  assignedId: NOWHERE,
}

describe('our dispatch answers as the handler of oRPC does', () => {
  const ours = useTestApp()
  const theirs = useTestApp()
  let sides: Side[]
  let close = () => {}

  beforeAll(async () => {
    const reference = await serveByOrpc(theirs)
    close = reference.close
    const casts = [await gatherCast(ours), await gatherCast(theirs)]
    const rows = await Promise.all(casts.map(rowsOf))
    const ports = [ours.port, reference.port]
    sides = casts.map(({ lucia }, index) => ({
      port: ports[index]!,
      cookie: lucia.cookie,
      rows: { ...NOTHING, ...rows[index]! },
    }))
  })
  afterAll(() => close())

  async function compare(
    { method, path, endsAtFirstIssue }: Procedure,
    rowsOfSide: (side: Side) => object,
    sent?: string,
    query = '',
  ) {
    const [own, reference] = await Promise.all(
      sides.map(async (side) => {
        const address = addressOf(path, rowsOfSide(side) as Record<string, string>) + query
        const response = await fetch(`http://127.0.0.1:${side.port}${address}`, {
          method,
          headers: { origin: ORIGIN, cookie: side.cookie, 'content-type': 'application/json' },
          body: method === 'GET' || sent === '' ? undefined : sent,
        })
        const headers = ['content-type', 'etag', 'retry-after'].map((name) => response.headers.get(name))
        const text = await response.text()
        return {
          status: response.status,
          headers: headers.map(normal),
          body: text && JSON.parse(normal(text)!),
        }
      }),
    )
    if (endsAtFirstIssue) for (const answer of [own, reference]) answer?.body?.data?.issues?.splice(1)
    expect(own, `${method} ${path} ${sent} ${query}`).toEqual(reference)
    return own!
  }

  // To people who are no operators, that area is a path that leads nowhere: `operator-gate.slow.test.ts`.
  const plain = procedures.filter(({ name, access }) => name !== 'live.stream' && access !== 'operator')

  it.each(plain)('to what is right: $name', async (procedure) => {
    const body = procedure.method === 'GET' ? undefined : JSON.stringify(GOOD[procedure.name] ?? {})
    // Leaving would end the story of the others.
    const rows = procedure.name === 'weddings.removeMember' ? unknownRows : ({ rows }: Side) => rows
    await compare(procedure, rows, body)
  })

  it.each(plain.filter(({ path }) => path.includes('{')))(
    'to a row that is not there: $name',
    async (procedure) => {
      await compare(procedure, unknownRows, JSON.stringify(GOOD[procedure.name] ?? {}))
    },
  )

  it.each(plain.filter(({ method }) => method !== 'GET'))(
    'to a body that is wrong: $name',
    async (procedure) => {
      for (const body of BAD_BODIES) await compare(procedure, unknownRows, body)
    },
  )

  it.each(plain.filter(({ method }) => method === 'GET'))(
    'to a query that is wrong: $name',
    async (procedure) => {
      for (const query of BAD_QUERIES) await compare(procedure, ({ rows }) => rows, undefined, query)
    },
  )

  it('and the walk meets successes, refusals of input and declared errors', async () => {
    const statusOf = async (name: string, body: object) => {
      const procedure = procedures.find((one) => one.name === name)!
      return (await compare(procedure, ({ rows }) => rows, JSON.stringify(body))).status
    }
    expect(await statusOf('guests.add', { fullName: 'Carmen' })).toBe(201)
    expect(await statusOf('guests.add', { fullName: '' })).toBe(400)
    expect(await statusOf('invitations.redeem', { code: 'ABCD2345' })).toBe(404)
  })
})

const unknownRows = ({ rows }: Side) =>
  Object.fromEntries(Object.keys(rows).map((name) => [name, name === 'weddingId' ? rows[name] : NOWHERE]))

/** The two sides have rows of their own: ids, codes, secrets, addresses and instants differ. */
const normal = (text: string | null) =>
  text
    ?.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, 'instant')
    .replaceAll(/"(code)":"[A-Z\d]{8}"/g, '"$1":"…"')
    .replaceAll(/"(liveId|base|url|publicKey|secret)":"[^"]*"/g, '"$1":"…"')
    .replaceAll(/\/(agenda|autobuses|catering|i)\/[\w-]+/g, '/$1/…')
    .replaceAll(/[\w.-]+@[\w.-]+/g, 'email')

function* walk(router: object, names: string[] = []): Generator<Procedure> {
  for (const [key, value] of Object.entries(router)) {
    if (!isContractProcedure(value)) yield* walk(value, [...names, key])
    else {
      const { route, meta } = (value as AnyContractProcedure)['~orpc']
      const { access, maxBody } = meta as RouteMeta
      yield {
        name: [...names, key].join('.'),
        access,
        method: route.method ?? 'POST',
        path: route.path ?? '',
        endsAtFirstIssue: !!maxBody,
      }
    }
  }
}
