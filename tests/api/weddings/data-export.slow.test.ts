import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { DATA_EXPORT_HOURS, DATA_EXPORTS_A_DAY } from '#domain/accounts/data-exports.ts'
import { HOUR_MS } from '#domain/time/time.ts'
import { COPIED_TABLES, NOT_COPIED_BY } from '#server/areas/rights/copied-tables.ts'
import { PERSON_COLUMNS } from '#server/areas/rights/person-columns.ts'
import { newId } from '#server/platform/ids.ts'
import { mailsTo } from '../../support/accounts/mailbox.ts'
import { PASSWORD, type Person, signedUp } from '../../support/accounts/person.ts'
import { storedFiles } from '../../support/journeys/traces.ts'
import { read } from '../../support/outside/wedding-zip.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()
afterEach(() => app.setClock(null))

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><circle cx="45" cy="45" r="40"/></svg>',
)

const copyOf = async (person: Person) => (await person.get('/api/account/export')).body
const made = async (person: Person) => {
  expect((await person.post('/api/account/export')).status).toBe(200)
  await app.runJobs()
  return copyOf(person)
}
const fetchedBy = (person: Person, url: string) => app.fetch(url, { headers: { cookie: person.cookie } })
const entriesOf = async (person: Person, url: string) =>
  read(Buffer.from(await (await fetchedBy(person, url)).arrayBuffer()))
const accountOf = async (person: Person) =>
  JSON.parse((await entriesOf(person, (await made(person)).url)).get('cuenta.json')!.toString())

/** Lucía and Martín in one wedding. */
async function together() {
  const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
  const martin = await signedUp(app, 'Martín Aguirre', 'couple')
  const weddingId = await lucia.createWedding('Lucía & Martín')
  await lucia.letIn(weddingId, martin, 'couple')
  return { lucia, martin, weddingId }
}

describe('the copy of the own data', () => {
  it('is made by a job, told by mail, and holds account, files and weddings of the person', async () => {
    const elena = await signedUp(app, 'Elena Montes', 'planner')
    await elena.sendBytes('/api/planner/branding/logo?name=logo.svg', LOGO)
    const vendors = [{ id: newId(), name: 'Flores del Sur' }]
    await elena.post('/api/planner/vendor-book', { vendors })
    const rates = `/api/planner/vendor-book/${vendors[0]!.id}/files?name=tarifas.pdf`
    await elena.sendBytes(rates, Buffer.from('%PDF-1.7'))
    const weddingId = await elena.createWedding('Lucía & Martín')
    await elena.addGuest(weddingId, 'Teo Lasa')
    const vendorId = await elena.addVendor(weddingId)
    await elena.upload({ weddingId, vendorId }, 'contrato.txt', 'lo acordado')
    await elena.post('/api/account/export')
    expect(await copyOf(elena)).toMatchObject({ status: 'waiting', url: null, expiresAt: null })

    const copy = await made(elena)
    expect(copy).toMatchObject({ status: 'ready', size: expect.any(Number), url: expect.any(String) })
    expect((await mailsTo(app, elena.email)).at(-1)!.subject).toBe('Tu copia de Azahar está lista')
    const entries = await entriesOf(elena, copy.url)
    const names = [...entries.keys()]
    expect(names).toEqual(expect.arrayContaining(['cuenta.json', 'LEEME.txt']))
    expect(names.filter((name) => name.startsWith('tus-archivos/'))).toEqual(
      expect.arrayContaining([expect.stringMatching(/logo/), 'tus-archivos/tarifas.pdf']),
    )
    const contract = names.find((name) => name.endsWith('contrato.txt'))!
    expect(contract).toMatch(/^bodas\/Lucía & Martín \(\w{4}\)\//)
    expect(entries.get(contract)!.toString()).toBe('lo acordado')
    const texts = [...entries.values()].map(String).join('\n')
    for (const told of [elena.email, 'Elena Montes', 'Teo Lasa']) expect(texts).toContain(told)
  })

  it('holds no password, token or key, as they are or as they are kept', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    await lucia.post('/api/auth/two-factor/enable', { password: PASSWORD })
    const account = (await entriesOf(lucia, (await made(lucia)).url)).get('cuenta.json')!.toString()
    const { rows } = await app.db.$client.query<{ secret: string }>(
      `select password as secret from auth.account where user_id = $1
       union all select token from auth.session where user_id = $1
       union all select secret from auth.two_factor where user_id = $1
       union all select backup_codes from auth.two_factor where user_id = $1`,
      [lucia.userId],
    )
    expect(rows.length).toBeGreaterThan(3)
    for (const { secret } of rows) expect(account).not.toContain(secret)
  })

  it('is seen by its person alone, and its link works for a day and not when it was altered', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    const other = await signedUp(app, 'Noelia Cano', 'couple')
    const { url } = await made(lucia)
    expect(await copyOf(other)).toBeNull()
    const altered = url.replace(/.$/, (last: string) => (last === 'a' ? 'b' : 'a'))
    expect((await fetchedBy(lucia, altered)).status).toBe(403)
    expect((await fetchedBy(lucia, url)).status).toBe(200)
    expect((await app.fetch(url)).status).toBe(401)
    expect((await fetchedBy(other, url)).status).toBe(401)
    const page = await app.fetch(url, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('Entra para descargar tu copia')
    app.setClock(new Date(Date.now() + DATA_EXPORT_HOURS * HOUR_MS + 1000))
    expect((await app.fetch(url)).status).toBe(403)
    await lucia.signIn()
    expect(await copyOf(lucia)).toMatchObject({ status: 'expired', url: null, size: null })
  })

  it('has the notifications of the person, and none that they caused in the bells of others', async () => {
    const { lucia, martin, weddingId } = await together()
    await lucia.addGuest(weddingId, 'Teo Lasa')
    await martin.addGuest(weddingId, 'Carmen Vidal')
    const bell = (await martin.get('/api/notifications?limit=50')).body
    expect(bell).not.toEqual([])
    await lucia.post('/api/notifications/read')
    const { notifications } = await accountOf(lucia)
    expect(notifications).not.toEqual([])
    for (const one of notifications) expect(one.recipient_id).toBe(lucia.userId)
    expect(JSON.stringify(notifications)).not.toContain(bell[0].id)
    expect(Object.keys(notifications[0])).not.toContain('actor_id')
  })

  it('has what the person did, with the names that they still see', async () => {
    const { lucia, martin, weddingId } = await together()
    await martin.addGuest(weddingId, 'Carmen Vidal')
    await lucia.addGuest(weddingId, 'Teo Lasa')
    const before = (await accountOf(martin)).activity
    expect(before.map(({ action }: { action: string }) => action)).toContain('guests.add')
    expect(JSON.stringify(before)).toContain('Carmen Vidal')
    expect(JSON.stringify(before)).not.toContain('Teo Lasa')
    await martin.delete(`/api/weddings/${weddingId}/members/me`)
    const after = (await accountOf(martin)).activity
    expect(after.map(({ action }: { action: string }) => action)).toContain('guests.add')
    expect(JSON.stringify(after)).not.toContain('Carmen Vidal')
  })

  it('tells of a wedding that the person has left what was theirs, and nothing of how it is today', async () => {
    const { lucia, martin, weddingId } = await together()
    const at = `/api/weddings/${weddingId}`
    const day = (await lucia.post(`${at}/agenda/days`, { name: 'Boda', date: '2027-04-10' })).body
    const time = { startsAt: 750, endsAt: null }
    const item = await lucia.post(`${at}/agenda/items`, { dayId: day.id, time, title: 'Ceremonia civil' })
    const vendorId = await lucia.addVendor(weddingId)
    await lucia.post(`${at}/vendors/${vendorId}/comments`, { text: 'Me encanta el menú' })
    await lucia.delete(`${at}/members/me`)
    await martin.patch(at, { name: 'Martín y otra persona' })
    const account = await accountOf(lucia)
    const all = JSON.stringify(account)
    for (const theirs of ['Martín y otra persona', 'Ceremonia civil']) expect(all).not.toContain(theirs)
    expect(account.weddings).toEqual([
      { id: weddingId, created_by: lucia.userId, created_at: expect.any(String) },
    ])
    expect(account.agenda_items[0]).toMatchObject({ id: item.body.id })
    expect(account.comments[0]).toMatchObject({ text: 'Me encanta el menú' })
  })

  it('takes the place of the one before, whose file goes', async () => {
    const martin = await signedUp(app, 'Martín Vega', 'couple')
    const before = await storedFiles(app)
    await made(martin)
    const [first] = (await storedFiles(app)).filter((path) => !before.includes(path))
    await made(martin)
    const after = (await storedFiles(app)).filter((path) => !before.includes(path))
    expect(after).toHaveLength(1)
    expect(after).not.toContain(first)
  })

  it('asks for a sign-in of the last ten minutes, and is made a few times a day', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    for (let copy = 0; copy < DATA_EXPORTS_A_DAY; copy += 1) await made(lucia)
    const refused = await lucia.post('/api/account/export')
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_EXPORTS' } })
    app.setClock(new Date(Date.now() + 11 * 60_000))
    expect(await lucia.post('/api/account/export')).toMatchObject({
      status: 403,
      body: { code: 'SESSION_NOT_FRESH' },
    })
  })
})

describe('the rules of the copy', () => {
  it('decide on every column of every table that can hold the id of a person', async () => {
    const { rows } = await app.db.execute<{ table: string; columns: string[] }>(sql`
      select case table_schema when 'public' then '' else table_schema || '.' end || table_name as table,
        array_agg(column_name::text order by column_name) as columns
      from information_schema.columns where table_schema in ('public', 'auth') group by 1`)
    const tables = new Map(rows.map(({ table, columns }) => [table, columns]))
    for (const [table, { owner, copied, leftOut = {} }] of Object.entries(COPIED_TABLES)) {
      expect([...copied, ...Object.keys(leftOut)].sort(), table).toEqual(tables.get(table))
      expect(copied, `${table} holds no secret`).not.toContainEqual(expect.stringMatching(SECRET))
      expect(tables.get(table)).toContain(owner)
    }
    const named = Object.entries(PERSON_COLUMNS)
      .filter(
        ([name, rule]) => rule !== 'none' && rule !== 'ofWedding' && rule !== 'ofOthers' && ID.test(name),
      )
      .map(([name]) => name)
    const decided = [
      ...Object.entries(COPIED_TABLES).map(([table, { owner }]) => `${table}.${owner}`),
      ...Object.keys(NOT_COPIED_BY),
    ]
    expect(named.filter((name) => !decided.includes(name))).toEqual([])
  })

  const SECRET =
    /password|token|secret|backup_codes|public_key|credential_id|^code$|hash|auth_key|p256dh|endpoint|path$/
  const ID = /(user_id|_by|_id|profiles\.id|user\.id)$/
})
