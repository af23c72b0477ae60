import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PlannerRequest } from '#contract/requests.ts'
import { useCast } from '../../support/cast.ts'
import { AGREEMENT } from '../../support/journeys/agreements.ts'
import { AITANA, agreementsOf, BRUNO } from '../../support/sent-agreements.ts'
import { quoteOf } from '../../support/sent-quotes.ts'

const { app, cast } = useCast()
const MINUTE = 60_000
const DAY = 86_400_000
const TO_AITANA = 'aitana@correo.example'

let agreements: ReturnType<typeof agreementsOf>

beforeAll(async () => {
  agreements = agreementsOf(app, cast.elena, 'elena-montes')
  await cast.elena.call('PUT', '/api/planner/branding', { brandName: 'Casa Jara', brandColor: '#1e4d37' })
  await agreements.quotes.list()
})

beforeEach(async () => {
  app.setClock(null)
  await app.runJobs()
  app.mails.length = 0
  await app.db.execute('delete from rate_limits')
})

const later = (ms: number) => app.setClock(new Date(Date.now() + ms))

const askCode = (page: string, typed: Record<string, string> = AITANA, position = 1) =>
  agreements.post(`${page}/${position}`, { act: 'code', version: '1', ...typed })
const enter = (page: string, code: string, position = 1) =>
  agreements.post(`${page}/${position}`, { act: 'sign', version: '1', code })
const signedAt = async (requestId: string, position = 1) =>
  (await agreements.read(requestId)).versions[0]!.signatures[position]!.signedAt
const requestOf = async (requestId: string) =>
  ((await cast.elena.get('/api/planner/requests')).body as PlannerRequest[]).find(
    ({ id }) => id === requestId,
  )!

describe('the page of a contract', () => {
  it('shows it with its facts to one of the couple, without a script and without whole addresses', async () => {
    const { page } = await agreements.sent()
    const { status, html, headers } = await agreements.open(`${page}/1`)
    expect(status).toBe(200)
    for (const shown of [
      'Casa Jara',
      'Quiénes firman',
      'Aitana Robles Prieto',
      'Firma de Aitana',
      'Recibir mi código',
    ])
      expect(html).toContain(shown)
    expect(html).toContain('el que escriba al firmar')
    expect(html).toContain('a•••@correo.example')
    expect(html).not.toContain(TO_AITANA)
    expect(html).not.toContain('<script')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('is not there without a contract, for a wrong link, for a person that there is not, nor once the link is closed', async () => {
    const { path } = await agreements.accepted()
    expect((await agreements.open(`${path}/firmar`)).status).toBe(404)
    expect((await agreements.open(`/presupuesto/${'a'.repeat(22)}/firmar/1`)).status).toBe(404)
    const { page, requestId } = await agreements.sent()
    expect((await agreements.open(`${page}/0`)).status).toBe(404)
    const stranger = await app.fetch(`${page}/3`, { redirect: 'manual' })
    expect([stranger.status, stranger.headers.get('location')]).toEqual([303, page])
    await agreements.quotes.close(requestId)
    expect((await agreements.open(`${page}/1`)).status).toBe(404)
  })

  it('escapes every text of the planner', async () => {
    const bad = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
    const { page } = await agreements.sent({
      title: bad,
      clauses: [{ ...AGREEMENT.clauses[0]!, title: bad, text: `${bad} {pareja}` }],
      signers: [{ ...AGREEMENT.signers[0]!, name: bad }],
      company: { ...AGREEMENT.company, name: bad, representative: bad },
    })
    const { html } = await agreements.open(`${page}/1`)
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<img src=x')
  })

  it('shows the page of the quote the way to it', async () => {
    const { path, page } = await agreements.sent()
    expect((await agreements.open(path)).html).toContain(`href="${page}"`)
  })
})

describe('signing', () => {
  it('takes a name, a NIF and the tick, then a code by mail, and keeps what proves it', async () => {
    const { page, requestId, agreement } = await agreements.sent()
    const asked = await askCode(page)
    expect([asked.status, asked.headers.get('location')]).toEqual([303, `${page}/1#firma`])
    expect((await agreements.open(`${page}/1`)).html).toContain('Código de seis cifras')
    const code = await agreements.codeFor(TO_AITANA)
    expect(code).toMatch(/^\d{6}$/)
    expect((await enter(page, code)).status).toBe(303)
    const { rows } = await app.db.execute<Record<string, unknown>>(
      `select * from agreement_signatures where request_id = '${requestId}' and position = 1`,
    )
    expect(rows[0]).toMatchObject({
      ...{ typed_name: 'Aitana Robles Prieto', nif: '12345678Z', email: TO_AITANA, has_code: true },
      ...{ accepted: 'He leído el contrato y estoy de acuerdo.', code_hash: null },
    })
    expect(rows[0]!['ip_address']).toMatch(/^(127\.0\.0\.1|::1)$/)
    const waiting = await agreements.open(`${page}/1`)
    expect(waiting.html).toContain('Falta Bruno')
    expect(agreement.versions[0]!.hash).toBe((await agreements.read(requestId)).versions[0]!.hash)
  })

  it('is done when all have signed: the request moves, and planner and couple are told', async () => {
    const { page, requestId } = await agreements.sent()
    await agreements.sign(page, 1, AITANA, TO_AITANA)
    expect((await requestOf(requestId)).stage).toBe('quoted')
    await agreements.sign(page, 2, BRUNO, 'bruno@correo.example')
    await app.runJobs()
    const agreement = await agreements.read(requestId)
    expect(agreement.state).toBe('signed')
    expect(agreement.versions[0]!.signatures[2]).toMatchObject({ typedName: BRUNO.name, nif: BRUNO.nif })
    expect((await requestOf(requestId)).stage).toBe('signed')
    const told = app.mails.filter(({ subject }) => / firmado$/.test(subject)).map(({ to }) => to)
    expect(told.sort()).toEqual([TO_AITANA, 'bruno@correo.example', cast.elena.email].sort())
    expect((await agreements.open(page)).html).toContain('Está firmado por todas las partes')
  })

  it('is not done twice, nor sent anew once all have signed', async () => {
    const { page, requestId } = await agreements.sent()
    await agreements.signAll(page)
    const at = await signedAt(requestId)
    later(5 * MINUTE)
    expect((await askCode(page, { ...AITANA, name: 'Otra' })).status).toBe(409)
    expect(await signedAt(requestId)).toBe(at)
    const changed = { ...AGREEMENT, title: 'Después de firmar' }
    await agreements.save(requestId, changed)
    expect((await agreements.send(requestId, 2, changed)).body.code).toBe('AGREEMENT_SIGNED')
  })

  it.each([
    ['no name', { name: ' ' }, 'Escribe tu nombre'],
    ['a name of a page', { name: 'a'.repeat(121) }, 'demasiado largo'],
    ['no NIF', { nif: '' }, 'Escribe tu NIF'],
    ['a NIF with another letter', { nif: '12345678A' }, 'Ese NIF no es correcto'],
    ['a NIF that is not that of the contract', { nif: '87654321X' }, 'No es el NIF que está en el contrato'],
    ['no tick', { accepted: '' }, 'Marca la casilla'],
  ])('asks again for %s, and sends no code', async (_, over, sentence) => {
    const { page } = await agreements.sent()
    const { status, html } = await askCode(page, { ...AITANA, ...over })
    expect(status).toBe(422)
    expect(html).toContain(sentence)
    expect(await agreements.codeFor(TO_AITANA)).toBe('')
  })

  it('needs the code: nothing is signed without one, with another person’s, or with a wrong one', async () => {
    const { page, requestId } = await agreements.sent()
    expect((await enter(page, '000000')).status).toBe(409)
    await askCode(page, BRUNO, 2)
    const ofBruno = await agreements.codeFor('bruno@correo.example')
    await askCode(page)
    const own = await agreements.codeFor(TO_AITANA)
    const wrong = ofBruno === own ? '000000' : ofBruno
    const { status, html } = await enter(page, wrong)
    expect(status).toBe(422)
    expect(html).toContain('No coincide. Te quedan 4 intentos.')
    expect(await signedAt(requestId)).toBeNull()
  })

  it('ends a code after five wrong ones, and after fifteen minutes', async () => {
    const { page, requestId } = await agreements.sent()
    await askCode(page)
    const code = await agreements.codeFor(TO_AITANA)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tried = 0; tried < 5; tried += 1) await enter(page, wrong)
    const late = await enter(page, code)
    expect(late.status).toBe(409)
    expect(late.html).toContain('Ese código ya no vale')
    later(2 * MINUTE)
    expect((await askCode(page)).status).toBe(303)
    const second = await agreements.codeFor(TO_AITANA)
    later(18 * MINUTE)
    expect((await enter(page, second)).status).toBe(409)
    expect(await signedAt(requestId)).toBeNull()
  })

  it('sends codes at a pace, and only the newest of them is valid', async () => {
    const { page, requestId } = await agreements.sent()
    await askCode(page)
    const first = await agreements.codeFor(TO_AITANA)
    const early = await agreements.post(`${page}/1`, { act: 'again', version: '1' })
    expect([early.status, early.html.includes('Espera un minuto')]).toEqual([409, true])
    later(2 * MINUTE)
    await agreements.post(`${page}/1`, { act: 'again', version: '1' })
    const second = await agreements.codeFor(TO_AITANA)
    if (first !== second) expect((await enter(page, first)).status).toBe(422)
    expect((await enter(page, second)).status).toBe(303)
    expect(await signedAt(requestId)).not.toBeNull()
  })

  it('sends no more codes in an hour than there may be', async () => {
    const { page } = await agreements.sent()
    for (let minute = 0; minute < 6; minute += 1) {
      later(2 * minute * MINUTE)
      await askCode(page)
    }
    later(14 * MINUTE)
    const { status, headers } = await askCode(page)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('signs with the name for which the code was sent, not with one that was typed since', async () => {
    const { page, requestId } = await agreements.sent()
    await askCode(page)
    const code = await agreements.codeFor(TO_AITANA)
    await app.db.execute(
      `update agreement_signatures set typed_name = 'Otra' where request_id = '${requestId}' and position = 1`,
    )
    expect((await enter(page, code)).status).toBe(422)
    expect(await signedAt(requestId)).toBeNull()
  })

  it('is over after the last day, and once a newer quote was sent', async () => {
    const { page, requestId } = await agreements.sent()
    await agreements.quotes.send(requestId, 2, quoteOf({ note: 'Otra.' }))
    expect((await askCode(page)).status).toBe(409)
    expect((await agreements.open(`${page}/1`)).html).toContain('Hay un presupuesto más nuevo')
    const other = await agreements.sent({ validDays: 1 })
    later(3 * DAY)
    expect((await askCode(other.page)).status).toBe(409)
    expect((await agreements.open(other.page)).html).toContain('Se podía firmar hasta')
  })

  it('is done once where a form is sent twice at the same time', async () => {
    const { page, requestId } = await agreements.sent()
    await agreements.sign(page, 2, BRUNO, 'bruno@correo.example')
    await askCode(page)
    const code = await agreements.codeFor(TO_AITANA)
    const both = await Promise.all([enter(page, code), enter(page, code)])
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409])
    const { rows } = await app.db.execute(
      `select 1 from planner_request_events where request_id = '${requestId}' and kind = 'signed'`,
    )
    expect(rows.length).toBe(1)
  })

  it('sends the address again to those who are missing, a few times in an hour', async () => {
    const { page } = await agreements.sent()
    app.mails.length = 0
    const remind = () => agreements.post(page, { act: 'remind', version: '1' })
    expect((await remind()).status).toBe(303)
    await app.runJobs()
    expect(app.mails.map(({ to }) => to).sort()).toEqual([TO_AITANA, 'bruno@correo.example'])
    await remind()
    await remind()
    expect((await remind()).status).toBe(429)
  })

  it('takes no form of another site', async () => {
    const { page } = await agreements.sent()
    const { status } = await agreements.post(
      `${page}/1`,
      { act: 'code', version: '1', ...AITANA },
      { origin: 'https://otra.example', 'sec-fetch-site': 'cross-site' },
    )
    expect(status).toBe(403)
    expect(await agreements.codeFor(TO_AITANA)).toBe('')
  })
})
