import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { FIRST_READS } from '#contract/first-reads.ts'
import { type Permissions, PRESET_PERMISSIONS, SECTIONS } from '#domain/members/permissions.ts'
import {
  LINKED_SECTIONS,
  OTHER_SECRETS,
  SHARED_LINK_KINDS,
  SHARED_LINKS,
  type SharedLinkKind,
} from '#domain/shared-links/shared-links.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { BODIES, type ContractCall, contractCalls } from '../../support/contract/contract-calls.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { addFileItems } from '../../support/outside/file-items.ts'
import { read } from '../../support/outside/wedding-zip.ts'

const { app, cast } = useCast()

let at: string
const rows: Record<string, string> = {}
const secrets = {} as Record<SharedLinkKind, string>
const VENDOR = { name: 'Flores de Umbría', phone: '600 00 41 20' }

/** As long as a token, so that it is looked for in the same way. */
const SLUG = 'una-boda-en-la-umbria7'

/** The end of an address, which is its secret. */
const tokenOf = (path: string) => /[\w-]{22}/.exec(path)![0]

beforeAll(async () => {
  const { lucia, weddingId } = cast
  at = `/api/weddings/${weddingId}`
  const items = await addFileItems(lucia, weddingId)
  await lucia.patch(`${at}/vendors/${items.vendor}`, VENDOR)
  const folderId = (await lucia.post(`${at}/inspiration/folders`, { name: 'Flores' })).body.id
  const responsible = [{ kind: 'vendor', vendorId: items.vendor }]
  await lucia.patch(`${at}/agenda/items/${items.item}`, { responsible })
  const [household] = (await lucia.post(`${at}/households/invitations`, { guestIds: [items.guest] })).body
  const opened = {
    invitation: household.path,
    publicPage: (await lucia.patch(`${at}/public-page`, { slug: SLUG })).body.path,
    caterer: (await lucia.post(`${at}/catering/link`)).body.link.path,
    driver: (await lucia.post(`${at}/transport/sheet/link`)).body.link.path,
    calendar: (await lucia.post(`${at}/agenda/links`)).body.path,
    vendorSheet: (await lucia.post(`${at}/agenda/links`, { vendorId: items.vendor })).body.path,
    folder: (await share(folderId)).body.share.path,
  }
  for (const kind of SHARED_LINK_KINDS) secrets[kind] = tokenOf(opened[kind])
  Object.assign(rows, {
    folderId,
    guestId: items.guest,
    vendorId: items.vendor,
    itemId: items.item,
    householdId: household.id,
    lineId: '0198c0de-0000-7000-8000-00000000dead',
  })
})

const share = (folderId: string) =>
  cast.lucia.call('PUT', `${at}/inspiration/folders/${folderId}/share`, { lastDay: dayInMadrid(new Date()) })

describe('addresses that work without an account', () => {
  it('stand in one table: every column of a wedding that opens something is in it', async () => {
    const { rows: columns } = await app.db.execute<{ name: string }>(sql`
      select c.table_name || '.' || c.column_name as name from information_schema.columns c
      where c.table_schema = 'public' and c.data_type = 'text' and c.column_name ~ '(token|secret|hash|slug|^code)$'
        and exists (select from information_schema.columns w where w.table_schema = 'public'
          and w.table_name = c.table_name and w.column_name = 'wedding_id')
      order by 1`)
    const declared = [
      ...Object.values(SHARED_LINKS).map(({ column }) => column),
      ...Object.keys(OTHER_SECRETS),
    ]
    expect(columns.map(({ name }) => name)).toEqual([...new Set(declared)].sort())
    const sections = Object.values(SHARED_LINKS).map(({ section }) => section)
    expect([...new Set(sections)].sort()).toEqual([...LINKED_SECTIONS].sort())
  })

  it.each(SHARED_LINK_KINDS)('%s opens for a visitor', async (kind) => {
    const path = `${SHARED_LINKS[kind].begins}${secrets[kind]}${kind === 'calendar' ? '.ics' : ''}`
    expect((await app.fetch(path)).status).toBe(200)
  })

  const all = (level: 'view' | 'edit') =>
    Object.fromEntries(SECTIONS.map((section) => [section, level])) as Permissions
  const only = (section: string) =>
    Object.fromEntries(
      SECTIONS.map((one) => [one, one === section ? 'edit' : one === 'vendors' ? 'none' : 'view']),
    ) as Permissions
  const READERS: [string, Permissions][] = [
    ['a viewer', PRESET_PERMISSIONS.viewer],
    ['the family', PRESET_PERMISSIONS.family],
    ['a member who sees everything', all('view')],
    ...LINKED_SECTIONS.map((section): [string, Permissions] => [
      `an editor of ${section} alone`,
      only(section),
    ]),
    ['an editor of everything', all('edit')],
  ]

  it.each(READERS)('%s is given those of the sections that they edit, anywhere', async (_, permissions) => {
    const person = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    await setLevels(cast.lucia, cast.weddingId, person, permissions)
    await cast.lucia.patch(`${at}/households/${rows['householdId']}`, { name: 'Familia Lasa' })
    const given = new Set<SharedLinkKind>()
    for (const { name, text } of await everythingFor(person)) {
      for (const kind of SHARED_LINK_KINDS) {
        const mayHave = isGiven(kind, permissions)
        if (!mayHave) expect(text, `${kind} in ${name}`).not.toContain(secrets[kind])
        else if (text.includes(secrets[kind])) given.add(kind)
      }
      if (permissions.vendors === 'none') {
        expect(text, name).not.toContain(VENDOR.name)
        expect(text, name).not.toContain(VENDOR.phone)
      }
    }
    expect([...given].sort()).toEqual(SHARED_LINK_KINDS.filter((kind) => isGiven(kind, permissions)).sort())
  })

  it('a code to print is an address: cards and QR codes are for editors', async () => {
    const viewer = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    const { householdId } = rows
    for (const end of ['svg', 'png']) {
      const path = `${at}/households/${householdId}/code.${end}`
      expect(await viewer.get(path)).toMatchObject({ status: 403, body: { code: 'SECTION_CLOSED' } })
      expect((await app.fetch(path, { headers: { cookie: cast.lucia.cookie } })).status).toBe(200)
    }
    const cards = await viewer.post(`${at}/invitation-cards`, { householdIds: [householdId] })
    expect(cards).toMatchObject({ status: 403, body: { code: 'SECTION_CLOSED' } })
  })

  it('a list that an editor holds is not the list of the reader that they become', async () => {
    const person = await joinedAs(app, cast.lucia, cast.weddingId, 'family')
    const first = await person.get(`${at}/households`)
    expect(JSON.stringify(first.body)).toContain(secrets.invitation)
    await setLevels(cast.lucia, cast.weddingId, person, { guests: 'view' })
    const again = await person.get(`${at}/households`, { 'if-none-match': first.headers.get('etag')! })
    expect(again.status).toBe(200)
    expect(again.body.households[0]).toMatchObject({ path: null, hasLink: true })
  })

  /** Everything that every call answers a member, and every page shows them, as texts. */
  async function everythingFor(person: Person): Promise<{ name: string; text: string }[]> {
    const found: { name: string; text: string }[] = []
    const calls = contractCalls().filter(
      ({ name, access }) =>
        access !== 'public' && access !== 'planner' && !name.startsWith('uploads.') && !LEFT_OUT.test(name),
    )
    for (const call of calls) found.push({ name: call.name, text: await textOf(person, call) })
    for (const screen of FIRST_READS.keys()) {
      const path = screen.replace('{weddingId}', cast.weddingId)
      if (path.includes('{')) continue
      const page = await app.fetch(path, { headers: { cookie: person.cookie } })
      found.push({ name: path, text: await page.text() })
    }
    return found
  }

  /** Calls that end the session, the membership or what the others are asked about, and streams without an end. */
  const LEFT_OUT =
    /^(live\.stream|weddings\.remove|access\.|rights\.deletion|accessTokens|.*\.(revoke|renew|unshare|remove)\w*$)/

  async function textOf(person: Person, { name, method, path }: ContractCall): Promise<string> {
    const named = path.startsWith('/weddings/{weddingId}/vendors') ? rows['vendorId'] : rows['itemId']
    const url = Object.entries({ ...rows, weddingId: cast.weddingId, targetId: named! })
      .reduce((before, [key, value]) => before.replace(`{${key}}`, value), path)
      .replaceAll(/\{\w+\}/g, '0198c0de-0000-7000-8000-00000000dead')
    const body = method === 'GET' ? undefined : JSON.stringify(BODIES[name] ?? {})
    const response = await app.fetch(`/api${url}`, {
      method,
      headers: {
        origin: 'http://localhost:3000',
        cookie: person.cookie,
        ...(body && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        }),
      },
      ...(body && { body }),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (response.headers.get('content-type') !== 'application/zip') return bytes.toString()
    return [...(await read(bytes)).entries()].map(([file, contents]) => `${file}\n${contents}`).join('\n')
  }
})

function isGiven(kind: SharedLinkKind, permissions: Permissions): boolean {
  const link = SHARED_LINKS[kind]
  if (kind === 'calendar' && permissions.vendors === 'none') return false
  const seesAll = !('alsoSees' in link) || permissions[link.alsoSees] !== 'none'
  return permissions[link.section] === 'edit' && seesAll
}

describe('a calendar of a member who does not see the vendors', () => {
  it('names none, downloaded or subscribed to, and is another than that of the others', async () => {
    const person = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    const nobody = { vendors: 'none' as const }
    await setLevels(cast.lucia, cast.weddingId, person, { agenda: 'edit', ...nobody })
    const { body: own } = await person.post(`${at}/agenda/links`)
    expect(own.path).not.toContain(secrets.calendar)
    const subscribed = await (await app.fetch(own.path)).text()
    const downloaded = (await person.get(`${at}/agenda/calendar`)).body.ics
    const whole = await (await app.fetch(`/agenda/${secrets.calendar}.ics`)).text()
    expect(whole).toContain(VENDOR.phone)
    for (const ics of [subscribed, downloaded]) {
      expect(ics).toContain('BEGIN:VEVENT')
      expect(ics).not.toContain(VENDOR.phone)
      expect(ics).not.toContain(VENDOR.name)
    }
    expect((await person.get(`${at}/agenda/links`)).body.map(({ id }: { id: string }) => id)).toEqual([
      own.id,
    ])
    const ofVendor = await person.post(`${at}/agenda/links`, { vendorId: rows['vendorId'] })
    expect(ofVendor).toMatchObject({ status: 404, body: { code: 'VENDOR_NOT_FOUND' } })
  })
})
