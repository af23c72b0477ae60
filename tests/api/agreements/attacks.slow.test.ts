import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { AGREEMENT } from '../../support/journeys/agreements.ts'
import { AITANA, agreementsOf, BRUNO } from '../../support/sent-agreements.ts'
import { quoteOf } from '../../support/sent-quotes.ts'

/** The tries of strangers, and of people with a link, at contracts, and what comes of them. */

const { app, cast } = useCast()
const TO_AITANA = 'aitana@correo.example'
const BAD = '</p><script>alert(1)</script><img src=x onerror=alert(1)>"\''

let agreements: ReturnType<typeof agreementsOf>

beforeAll(async () => {
  agreements = agreementsOf(app, cast.elena, 'elena-montes')
  await agreements.quotes.list()
})

beforeEach(async () => {
  app.setClock(null)
  await app.runJobs()
  app.mails.length = 0
  await app.db.execute('delete from rate_limits')
})

const pages = (path: string) =>
  ['', '/firmar', '/firmar/1', '/reservar', '/contrato.pdf', '/sello.tsr'].map((step) => path + step)
const enter = (page: string, position: number, version: string, code: string) =>
  agreements.post(`${page}/${position}`, { act: 'sign', version, code })
const signaturesOf = async (requestId: string) =>
  (await agreements.read(requestId)).versions.at(-1)!.signatures.map(({ signedAt }) => signedAt !== null)

async function pdfText(path: string): Promise<{ text: string; pages: number; raw: string }> {
  const bytes = Buffer.from(await (await app.fetch(`${path}/contrato.pdf`)).arrayBuffer())
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise
  const found: string[] = []
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent()
    found.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return { text: found.join('\n'), pages: document.numPages, raw: bytes.toString('latin1') }
}

describe('a link', () => {
  it('that is guessed, near a real one, or of other signs opens nothing and tells nothing apart', async () => {
    const { path } = await agreements.sent()
    const token = path.split('/').at(-1)!
    const near = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`
    for (const guess of [near, 'a'.repeat(22), token.toUpperCase(), `${token}a`, '..%2f..', "' or 1=1--"]) {
      for (const page of pages(`/presupuesto/${encodeURIComponent(guess)}`)) {
        const response = await app.fetch(page)
        expect([page, response.status]).toEqual([page, 404])
        expect(await response.text()).not.toContain('Casa Jara')
      }
    }
  })
})

describe('a signature', () => {
  it('is given once, however often and by however many windows its code is sent', async () => {
    const { page, requestId } = await agreements.sent()
    const asked = await agreements.post(`${page}/1`, { act: 'code', version: '1', ...AITANA })
    expect(asked.status).toBe(303)
    const code = await agreements.codeFor(TO_AITANA)
    expect(code).toMatch(/^\d{6}$/)
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(page, 1, '1', code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(7).fill(409)])
    expect(await signaturesOf(requestId)).toEqual([true, true, false])
    const { rows } = await app.db.execute(
      `select signed_at from agreement_signatures where request_id = '${requestId}' and signed_at is not null`,
    )
    expect(rows).toHaveLength(2)
  })

  it('is not given with the tries of eight windows that guess at once', async () => {
    const { page, requestId } = await agreements.sent()
    await agreements.post(`${page}/1`, { act: 'code', version: '1', ...AITANA })
    const code = await agreements.codeFor(TO_AITANA)
    const guesses = Array.from({ length: 12 }, (_, index) => String((Number(code) + 1 + index) % 1_000_000))
    const answers = await Promise.all(guesses.map((guess) => enter(page, 1, '1', guess.padStart(6, '0'))))
    expect(answers.filter(({ html }) => html.includes('No coincide'))).toHaveLength(4)
    for (const { html } of answers) expect(html).toMatch(/No coincide|Ese código ya no vale/)
    const { rows } = await app.db.execute(
      `select code_tries, code_hash from agreement_signatures where request_id = '${requestId}' and position = 1`,
    )
    expect(rows).toEqual([{ code_tries: 5, code_hash: null }])
    expect((await enter(page, 1, '1', code)).status).toBe(409)
    expect(await signaturesOf(requestId)).toEqual([true, false, false])
  })

  it('is not given on the page of another person, with their code or without any', async () => {
    const { page, requestId } = await agreements.sent()
    await agreements.post(`${page}/1`, { act: 'code', version: '1', ...AITANA })
    const code = await agreements.codeFor(TO_AITANA)
    expect((await enter(page, 2, '1', code)).status).toBe(409)
    await agreements.post(`${page}/2`, { act: 'code', version: '1', ...BRUNO })
    const other = await enter(page, 2, '1', code)
    if (code !== (await agreements.codeFor('bruno@correo.example'))) expect(other.status).toBe(422)
    expect((await enter(page, 0, '1', code)).status).toBe(404)
    expect(await signaturesOf(requestId)).toEqual([true, false, false])
  })

  it('is not given for a version that was changed after sending, nor with the code of the one before', async () => {
    const { page, requestId } = await agreements.sent()
    await agreements.post(`${page}/1`, { act: 'code', version: '1', ...AITANA })
    const code = await agreements.codeFor(TO_AITANA)
    const content = { ...AGREEMENT, title: 'Con otra cláusula' }
    await agreements.save(requestId, content)
    await agreements.send(requestId, 2, content)
    const old = await enter(page, 1, '1', code)
    expect([old.status, old.html.includes('El contrato ha cambiado')]).toEqual([409, true])
    expect(old.html).toContain('Con otra cláusula')
    expect((await enter(page, 1, '2', code)).status).toBe(409)
    expect(await signaturesOf(requestId)).toEqual([true, false, false])
  })
})

describe('prices', () => {
  it.each([
    ['below zero', { price: -100_000 }],
    ['with fractions of a cent', { price: 100.5 }],
    ['a discount above the whole', { discount: 101 }],
    ['a discount below zero', { discount: -1 }],
    ['a quantity below zero', { quantity: -2 }],
    ['a rate of IVA that there is not', { vatRate: -21 as 21 }],
    ['an amount beyond all numbers', { price: Number.MAX_SAFE_INTEGER + 1 }],
  ])('%s are neither saved nor sent, so that no contract repeats them', async (_, bad) => {
    const requestId = await agreements.quotes.ask()
    const whole = quoteOf()
    const content = { ...whole, lines: [{ ...whole.lines[0]!, ...bad }] }
    const at = `/api/planner/requests/${requestId}/quote`
    expect((await cast.elena.call('PUT', at, { was: null, content })).status).toBe(400)
    expect((await cast.elena.post(`${at}/versions`, { version: 1, content })).status).toBe(400)
  })

  it('are never taken from the form of the couple', async () => {
    const requestId = await agreements.quotes.ask()
    const { path } = await agreements.quotes.send(requestId, 1, quoteOf())
    const fields = { act: 'accept', version: '1', name: 'Aitana', total: '-1' }
    const { status } = await agreements.post(path!, fields)
    expect(status).not.toBe(303)
    await agreements.save(requestId, AGREEMENT)
    expect((await agreements.send(requestId, 1, AGREEMENT)).body.code).toBe('AGREEMENT_INCOMPLETE')
  })
})

describe('texts', () => {
  it('with scripts in them are texts on every page, in every mail and in the PDF', async () => {
    const signers = AGREEMENT.signers.map((one, index) => ({ ...one, name: `${BAD} ${index}` }))
    const { path, page } = await agreements.sent({
      ...{
        title: BAD,
        signers,
        clauses: [{ ...AGREEMENT.clauses[0]!, title: BAD, text: `${BAD} {pareja}` }],
      },
      company: { ...AGREEMENT.company, name: BAD, address: BAD, representative: BAD },
    })
    await agreements.sign(page, 1, { ...AITANA, name: BAD }, TO_AITANA)
    await agreements.sign(page, 2, { ...BRUNO, name: BAD }, 'bruno@correo.example')
    await app.runJobs()
    for (const step of [path, page, `${page}/1`, `${path}/reservar`]) {
      const { html, status } = await agreements.open(step)
      expect([step, status]).toEqual([step, 200])
      expect(html).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>/)
    }
    for (const { html } of app.mails) expect(html ?? '').not.toMatch(/<script|<img src=x/)
    const { text, raw } = await pdfText(path)
    expect(text).toContain('<script>alert(1)</script>')
    expect(raw).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|EmbeddedFile|URI)\b/)
  })

  it('of sixty pages are a PDF of all of them, and longer ones are refused', async () => {
    const clauses = Array.from({ length: 40 }, (_, index) => ({
      ...AGREEMENT.clauses[2]!,
      id: `0198c0de-0000-7000-8000-${String(index + 500).padStart(12, '0')}`,
      text: `${`${'palabra '.repeat(5)}\n`.repeat(90)}fin${index + 1}.`,
    }))
    const { path, requestId } = await agreements.sent({ clauses })
    const { pages: count, text } = await pdfText(path)
    expect(count).toBeGreaterThanOrEqual(60)
    for (const last of ['fin1.', 'fin40.']) expect(text).toContain(last)
    const longer = { ...AGREEMENT, clauses: [...clauses, { ...clauses[0]!, id: AGREEMENT.clauses[0]!.id }] }
    expect((await agreements.save(requestId, longer)).status).toBe(400)
    // A page of lines of one letter would be a PDF of hundreds of pages.
    const lines = { ...AGREEMENT, clauses: [{ ...clauses[0]!, text: 'a\n'.repeat(1_000) }] }
    expect((await agreements.save(requestId, lines)).status).toBe(200)
    expect((await agreements.send(requestId, 2, lines)).body.code).toBe('AGREEMENT_INCOMPLETE')
  })
})

describe('the couple', () => {
  it('sees nothing else of the planner: no other request, couple, note, draft or account', async () => {
    const other = await agreements.sent({
      ...{ title: 'CANARIO-titulo', signers: [{ ...AGREEMENT.signers[0]!, name: 'CANARIO pareja' }] },
    })
    const own = await agreements.sent()
    await agreements.save(own.requestId, { ...AGREEMENT, title: 'CANARIO-borrador' })
    await cast.elena.post(`/api/planner/requests/${own.requestId}/events`, {
      ...{ kind: 'answered', text: 'CANARIO-nota' },
    })
    const kept = [cast.elena.email, cast.elena.userId, own.requestId, other.requestId, other.path]
    for (const page of pages(own.path)) {
      const response = await app.fetch(page)
      const html = Buffer.from(await response.arrayBuffer()).toString('latin1')
      for (const canary of ['CANARIO', 'duda secreta', '600 00 00 77', ...kept.slice(1)])
        expect(html, `${page} holds ${canary}`).not.toContain(canary)
      expect(response.headers.get('set-cookie')).toBeNull()
    }
    for (const path of ['', '/paper', '/versions']) {
      const response = await app.fetch(`/api/planner/requests/${own.requestId}/agreement${path}`)
      expect(response.status).not.toBe(200)
      expect(await response.text()).not.toContain('CANARIO')
    }
  })
})

/** It is the last one: afterwards the network of these tests has to wait. */
it('links are guessed by machines at a pace at which none is found', async () => {
  const statuses = new Set<number>()
  for (let tried = 0; tried < 450; tried += 1)
    statuses.add((await app.fetch(`/presupuesto/${String(tried).padStart(22, 'z')}/firmar`)).status)
  expect([...statuses].sort()).toEqual([404, 429])
})
