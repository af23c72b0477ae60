import { afterEach, describe, expect, it } from 'vitest'
import { DATA_EXPORT_HOURS, DATA_EXPORTS_A_DAY } from '#domain/data-exports.ts'
import { HOUR_MS } from '#domain/time.ts'
import { mailsTo } from '../support/mailbox.ts'
import { PASSWORD, type Person, signedUp } from '../support/person.ts'
import { useTestApp } from '../support/test-app.ts'
import { storedFiles } from '../support/traces.ts'
import { read } from '../support/wedding-zip.ts'

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
const entriesOf = async (url: string) => read(Buffer.from(await (await app.fetch(url)).arrayBuffer()))

describe('the copy of the own data', () => {
  it('is made by a job, told by mail, and holds account, files and weddings of the person', async () => {
    const elena = await signedUp(app, 'Elena Montes', 'planner')
    await elena.sendBytes('/api/planner/branding/logo?name=logo.svg', LOGO)
    const weddingId = await elena.createWedding('Lucía & Martín')
    await elena.addGuest(weddingId, 'Teo Lasa')
    const vendorId = await elena.addVendor(weddingId)
    await elena.upload({ weddingId, vendorId }, 'contrato.txt', 'lo acordado')
    await elena.post('/api/account/export')
    expect(await copyOf(elena)).toMatchObject({ status: 'waiting', url: null, expiresAt: null })

    const copy = await made(elena)
    expect(copy).toMatchObject({ status: 'ready', size: expect.any(Number), url: expect.any(String) })
    expect((await mailsTo(app, elena.email)).at(-1)!.subject).toBe('Tu copia de Azahar está lista')
    const entries = await entriesOf(copy.url)
    const names = [...entries.keys()]
    expect(names).toEqual(expect.arrayContaining(['cuenta.json', 'LEEME.txt']))
    expect(names.filter((name) => name.startsWith('tus-archivos/'))).toHaveLength(1)
    const contract = names.find((name) => name.endsWith('contrato.txt'))!
    expect(contract).toMatch(/^bodas\/Lucía & Martín \(\w{4}\)\//)
    expect(entries.get(contract)!.toString()).toBe('lo acordado')
    const texts = [...entries.values()].map(String).join('\n')
    for (const told of [elena.email, 'Elena Montes', 'Teo Lasa']) expect(texts).toContain(told)
  })

  it('holds no password, token or key, as they are or as they are kept', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    await lucia.post('/api/auth/two-factor/enable', { password: PASSWORD })
    const account = (await entriesOf((await made(lucia)).url)).get('cuenta.json')!.toString()
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
    expect((await app.fetch(url.replace(/.$/, (last: string) => (last === 'a' ? 'b' : 'a')))).status).toBe(
      403,
    )
    app.setClock(new Date(Date.now() + DATA_EXPORT_HOURS * HOUR_MS + 1000))
    expect((await app.fetch(url)).status).toBe(403)
    await lucia.signIn()
    expect(await copyOf(lucia)).toMatchObject({ status: 'expired', url: null, size: null })
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
