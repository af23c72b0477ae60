import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { agendaItems } from '#db/schema/agenda.ts'
import { plannerDirectory } from '#db/schema/planners.ts'
import { GONE_PERSON } from '#domain/accounts/account-deletion.ts'
import { eraseDueAccounts } from '#server/areas/rights/erase-account.ts'
import { PERSON_COLUMNS } from '#server/areas/rights/person-columns.ts'
import { onAnotherDevice, type Person, signedUp } from '../../support/accounts/person.ts'
import { joinedAs } from '../../support/journeys/members.ts'
import { rowsWith } from '../../support/journeys/traces.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()

const DAY = 86_400_000
const later = (days: number) => app.setClock(new Date(Date.now() + days * DAY))
const close = (person: Person) => person.post('/api/account/deletion', { word: 'eliminar' })

/** Lets the days pass in which an account can be taken back. */
async function eraseDue() {
  later(15)
  await eraseDueAccounts(app.platform)
  await app.runJobs()
  app.setClock(null)
}

/** Lucía with Martín in one wedding, where she has left her name wherever a person can. */
async function sharedStory(name = 'Lucía Soler') {
  const lucia = await signedUp(app, name, 'couple')
  const martin = await signedUp(app, 'Martín Vega', 'couple')
  const weddingId = await lucia.createWedding('Lucía & Martín')
  await lucia.letIn(weddingId, martin, 'couple')
  const at = `/api/weddings/${weddingId}`
  const vendorId = await lucia.addVendor(weddingId)
  await lucia.post(`${at}/vendors/${vendorId}/comments`, { text: 'Me encanta' })
  const day = (await lucia.post(`${at}/agenda/days`, { name: 'Boda', date: '2027-04-10' })).body
  await lucia.post(`${at}/agenda/items`, {
    dayId: day.id,
    time: { startsAt: 750, endsAt: null },
    title: 'Ceremonia',
    responsible: [
      { kind: 'member', userId: lucia.userId },
      { kind: 'person', name: 'Tía Carmen', phone: null },
    ],
  })
  await lucia.addGuest(weddingId, 'Teo Lasa')
  await lucia.post(`${at}/invitations/mail`, { role: 'planner', to: 'planner@correo.example' })
  return { lucia, martin, weddingId, vendorId, at }
}

describe('deleting the own account', () => {
  it('asks for a sign-in of the last ten minutes, and for the word', async () => {
    const person = await signedUp(app, 'Noa Ruiz', 'couple')
    expect((await person.post('/api/account/deletion', { word: 'borrar' })).status).toBe(400)
    app.setClock(new Date(Date.now() + 11 * 60_000))
    expect(await close(person)).toMatchObject({ status: 403, body: { code: 'SESSION_NOT_FRESH' } })
    await person.signIn()
    expect((await close(person)).status).toBe(200)
    app.setClock(null)
  })

  it('says what goes with it, what stays with others and who decides there', async () => {
    const { lucia, weddingId } = await sharedStory()
    const alone = await lucia.createWedding('Solo mía')
    const family = await lucia.createWedding('Con la familia')
    const helper = await joinedAs(app, lucia, family, 'family')
    const preview = (await lucia.get('/api/account/deletion/preview')).body
    const of = (id: string) => preview.find((one: { id: string }) => one.id === id)
    expect(of(weddingId)).toMatchObject({ goes: false, heir: null })
    expect(of(alone)).toMatchObject({ goes: true, heir: null })
    expect(of(family)).toMatchObject({ goes: false, heir: helper.name })
    await close(lucia)
    await eraseDue()
    const members = (await helper.get(`/api/weddings/${family}/members`)).body
    expect(members).toMatchObject([{ userId: helper.userId, preset: 'couple' }])
  })

  it('ends every session at once, in every process, and opens nothing but the way back', async () => {
    const { lucia } = await sharedStory()
    const phone = await onAnotherDevice(lucia)
    const other = await app.anotherProcess()
    await close(lucia)
    expect((await phone.get('/api/profile')).status).toBe(401)
    const there = await other.fetch('/api/profile', { headers: { cookie: phone.cookie } })
    expect(there.status).toBe(401)
    const back = await onAnotherDevice(lucia)
    expect((await back.get('/api/profile')).status).toBe(401)
    expect((await back.get('/api/session')).body).toBeNull()
    expect((await back.get('/api/account/deletion')).body.dueAt).toEqual(expect.any(String))
    const login = await app.fetch('/login', { headers: { cookie: back.cookie } })
    expect(login.headers.get('location')).toBe('/recuperar-cuenta')
  })

  it('can be taken back for 14 days, with everything as it was', async () => {
    const { lucia, weddingId } = await sharedStory()
    const sent = app.mails.length
    await close(lucia)
    await app.runJobs()
    expect(app.mails.slice(sent).map(({ to, subject }) => [to, subject])).toContainEqual([
      lucia.email,
      'Tu cuenta de Azahar se va a eliminar',
    ])
    later(13)
    await eraseDueAccounts(app.platform)
    const back = await onAnotherDevice(lucia)
    expect((await back.delete('/api/account/deletion')).body).toEqual({ recovered: true })
    expect((await back.get(`/api/weddings/${weddingId}`)).status).toBe(200)
    later(20)
    await eraseDueAccounts(app.platform)
    app.setClock(null)
    expect((await onAnotherDevice(lucia)).cookie).not.toBe('')
  })

  it('is not taken back without a session of that account', async () => {
    const { martin } = await sharedStory()
    expect((await martin.delete('/api/account/deletion')).status).toBe(401)
  })

  it('hides the public profile of a planner at once, and shows it again to who comes back', async () => {
    const planner = await signedUp(app, 'Elena Montes', 'planner')
    await planner.call('PUT', '/api/planner/public-profile', { slug: 'elena-montes', listed: true })
    const isListed = async () =>
      (
        await app.db
          .select({ listed: plannerDirectory.listed })
          .from(plannerDirectory)
          .where(eq(plannerDirectory.userId, planner.userId))
      )[0]?.listed
    expect(await isListed()).toBe(true)
    await close(planner)
    expect(await isListed()).toBe(false)
    await (await onAnotherDevice(planner)).delete('/api/account/deletion')
    expect(await isListed()).toBe(true)
  })
})

describe('an account that was not taken back', () => {
  it('is in no row, no job and no file any more, and its weddings go on without the name', async () => {
    const { lucia, martin, weddingId, vendorId, at } = await sharedStory('Remedios Olvido')
    const alone = await lucia.createWedding('Solo mía')
    const aloneVendor = await lucia.addVendor(alone)
    await lucia.upload({ weddingId: alone, vendorId: aloneVendor }, 'contrato.txt', 'texto')
    const deleted = await lucia.createWedding('Eliminada')
    await lucia.delete(`/api/weddings/${deleted}`, { name: 'Eliminada' })
    await lucia.post('/api/account/export')
    await app.runJobs()
    await martin.post('/api/auth/request-password-reset', { email: lucia.email })
    await close(lucia)
    await eraseDue()

    for (const told of [lucia.userId, lucia.email, 'Remedios Olvido'])
      expect(await rowsWith(app, told)).toEqual([])
    expect(await app.db.execute(sql`select from weddings where id in (${alone}, ${deleted})`)).toMatchObject({
      rowCount: 0,
    })
    for await (const { path } of app.platform.files.list('vendor-files')) expect(path).not.toContain(alone)
    for await (const { path } of app.platform.files.list('data-exports')) expect(path).toBe('nothing')

    expect((await martin.get(`${at}/members`)).body).toMatchObject([{ userId: martin.userId }])
    const comments = (await martin.get(`${at}/vendors/${vendorId}/comments`)).body
    expect(comments).toMatchObject([{ authorId: null, text: 'Me encanta' }])
    const [item] = await app.db.select().from(agendaItems).where(eq(agendaItems.weddingId, weddingId))
    expect(item!.responsible).toEqual([{ kind: 'person', name: 'Tía Carmen', phone: null }])
    const news = (await martin.get('/api/notifications')).body
    expect(news.map(({ actorName }: { actorName: string }) => actorName)).toContain(GONE_PERSON)
    expect((await martin.get(`/api/weddings/${weddingId}`)).status).toBe(200)
    expect((await onAnotherDevice(lucia).catch((error: Error) => error.message)) as string).toContain(
      'INVALID',
    )
  })
})

describe('the rules for what is kept of a person', () => {
  it('name every column that refers to an account, and every one that looks as if it held an id or an address', async () => {
    const columns = await listColumns()
    const suspicious = columns.filter(
      ({ name, type, refers }) =>
        refers ||
        type === 'jsonb' ||
        (type !== 'bool' && LOOKS_PERSONAL.test(name.slice(name.lastIndexOf('.') + 1))),
    )
    const withoutRule = suspicious.filter(({ name }) => !(name in PERSON_COLUMNS))
    expect(withoutRule.map(({ name }) => name)).toEqual([])
    const known = new Set(columns.map(({ name }) => name))
    expect(Object.keys(PERSON_COLUMNS).filter((name) => !known.has(name))).toEqual([])
  })

  it('say what the foreign keys do', async () => {
    const rules: Record<string, string> = { a: 'restricted', c: 'deleted', n: 'cleared' }
    for (const { name, refers } of await listColumns()) {
      if (refers) expect([name, PERSON_COLUMNS[name]]).toEqual([name, rules[refers]])
    }
  })
})

const LOOKS_PERSONAL =
  /(^|_)(user|member|author|actor|recipient|owner|person|account|sender|planner|by)(_id|s|_name)?$|email|address|identifier/

type Column = { name: string; type: string; refers: string | null }

/** Every column of ours; `refers` is what deleting the account does to a row of it, for keys to an account. */
async function listColumns(): Promise<Column[]> {
  const { rows } = await app.db.execute<Column>(sql`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname || '.' || a.attname as name,
      t.typname as type, (
        select k.confdeltype from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]
          and k.confrelid in ('auth.user'::regclass, 'profiles'::regclass) limit 1) as refers
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_type t on t.oid = a.atttypid
    where n.nspname in ('public', 'auth') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by 1`)
  return rows
}
