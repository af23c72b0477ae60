import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Agreement } from '#contract/agreement-rows.ts'
import type { PlannerRequest } from '#contract/requests.ts'
import { SIGNED_PAPER_MAX_BYTES } from '#domain/agreements/agreements.ts'
import { useCast } from '../../support/cast.ts'
import { AGREEMENT } from '../../support/journeys/agreements.ts'
import { ORIGIN } from '../../support/origin.ts'
import { AITANA, agreementsOf } from '../../support/sent-agreements.ts'
import { sha256 } from '../../support/sha256.ts'

const { app, cast } = useCast()
const SIGNED_ON = '2026-01-12'
const PDF = Buffer.from('%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')
const JPEG = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.alloc(500),
])

let agreements: ReturnType<typeof agreementsOf>

beforeAll(async () => {
  agreements = agreementsOf(app, cast.elena, 'elena-montes')
  await agreements.quotes.list()
})

beforeEach(async () => {
  await app.runJobs()
  app.mails.length = 0
  await app.db.execute('delete from rate_limits')
})

const upload = (requestId: string, bytes: Buffer, signedOn = SIGNED_ON, by = cast.elena) =>
  by.sendBytes(`${agreements.at(requestId)}/paper?signedOn=${signedOn}`, bytes)
const remove = (requestId: string) => cast.elena.call('DELETE', `${agreements.at(requestId)}/paper`)
const stageOf = async (requestId: string) =>
  ((await cast.elena.get('/api/planner/requests')).body as PlannerRequest[]).find(
    ({ id }) => id === requestId,
  )!.stage
const storedFiles = async () => {
  const paths: string[] = []
  for await (const { path } of app.platform.files.list('agreement-files')) paths.push(path)
  return paths
}

async function ready() {
  const quote = await agreements.accepted()
  await agreements.save(quote.requestId, { ...AGREEMENT, clauses: [] })
  return quote
}

async function check(file: Buffer) {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(file)]), 'contrato.pdf')
  const response = await app.fetch('/comprobar', { method: 'POST', headers: { origin: ORIGIN }, body })
  return { status: response.status, html: await response.text() }
}

describe('a contract that was signed on paper', () => {
  it.each([
    ['a PDF', PDF, 'application/pdf'],
    ['a photograph', JPEG, 'image/jpeg'],
  ])('is uploaded as %s, counts as signed, and is said to be on paper everywhere', async (_, file, type) => {
    const { requestId, path } = await ready()
    const { status, body } = await upload(requestId, file)
    expect(status).toBe(201)
    const agreement = body as Agreement
    expect(agreement).toMatchObject({ state: 'signed', deposit: { amount: 159_720 } })
    expect(agreement.versions.at(-1)!.paper).toEqual({ signedOn: SIGNED_ON, hash: sha256(file) })
    expect(await stageOf(requestId)).toBe('signed')
    const page = await agreements.open(`${path}/firmar`)
    expect(page.html).toContain('Está firmado en papel, el 12 de enero de 2026')
    expect(page.html).not.toContain('enlace enviado')
    const kept = await app.fetch(`${path}/contrato.pdf`)
    expect(kept.headers.get('content-type')).toBe(type)
    expect(kept.headers.get('content-disposition')).toContain('attachment')
    expect(Buffer.from(await kept.arrayBuffer()).equals(file)).toBe(true)
    const checked = await check(file)
    expect([checked.status, checked.html.includes('Firmado en papel el 12 de enero de 2026')]).toEqual([
      200,
      true,
    ])
    expect((await check(Buffer.concat([file, Buffer.from(' ')]))).status).toBe(404)
    await app.runJobs()
    const mail = app.mails.find(({ to }) => to === 'bruno@correo.example')
    expect(mail?.subject).toContain('firmado en papel')
    expect(mail?.text).toContain(`${path}/contrato.pdf`)
    await remove(requestId)
  })

  it('makes the wedding as any other, and stays then', async () => {
    const { requestId } = await ready()
    await upload(requestId, PDF)
    const booking = { paidOn: SIGNED_ON, taskTemplateId: null }
    const booked = await cast.elena.post(`${agreements.at(requestId)}/deposit`, booking)
    expect(booked.status).toBe(200)
    expect(await stageOf(requestId)).toBe('wedding')
    expect((await remove(requestId)).body.code).toBe('AGREEMENT_BOOKED')
    expect((await agreements.read(requestId)).state).toBe('signed')
  })

  it('takes the place of the one that was sent, which can be signed again once it is taken back', async () => {
    const { requestId, page } = await agreements.sent()
    await upload(requestId, PDF)
    const early = await agreements.post(`${page}/1`, { act: 'code', version: '1', ...AITANA })
    expect(early.status).toBe(409)
    const before = await storedFiles()
    const { status, body } = await remove(requestId)
    expect([status, body.state, body.versions.length]).toEqual([200, 'sent', 1])
    expect(await stageOf(requestId)).toBe('quoted')
    await app.runJobs()
    expect((await storedFiles()).length).toBe(before.length - 1)
    expect((await check(PDF)).html).not.toContain(body.number)
    await agreements.signAll(page)
    expect((await agreements.read(requestId)).state).toBe('signed')
    expect((await upload(requestId, JPEG)).body.code).toBe('AGREEMENT_SIGNED')
    expect((await remove(requestId)).body.state).toBe('signed')
  })

  it('is there once where its file is sent again, or twice at once', async () => {
    const { requestId } = await ready()
    const before = (await storedFiles()).length
    const both = await Promise.all([upload(requestId, PDF), upload(requestId, PDF)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect((await upload(requestId, PDF)).status).toBe(201)
    expect((await agreements.read(requestId)).versions).toHaveLength(1)
    expect((await storedFiles()).length).toBe(before + 1)
    await remove(requestId)
  })

  it.each([
    ['nothing', Buffer.alloc(0), SIGNED_ON, 'FILE_EMPTY'],
    ['a text', Buffer.from('hola'), SIGNED_ON, 'NOT_A_PAPER'],
    ['a page with a script', Buffer.from('<html><script>alert(1)</script>'), SIGNED_ON, 'NOT_A_PAPER'],
    ['a ZIP', Buffer.from('504b0304140000000000', 'hex'), SIGNED_ON, 'NOT_A_PAPER'],
    ['a PDF that broke off', PDF.subarray(0, 40), SIGNED_ON, 'PAPER_BROKEN'],
    ['one of tomorrow', PDF, '2099-01-01', 'SIGNED_IN_FUTURE'],
    ['no day', PDF, 'ayer', 'BAD_REQUEST'],
    ['more than there may be', Buffer.alloc(SIGNED_PAPER_MAX_BYTES + 1), SIGNED_ON, 'FILE_TOO_LARGE'],
  ])('is not %s, of which nothing stays', async (_, file, signedOn, code) => {
    const { requestId } = await ready()
    const before = await storedFiles()
    expect((await upload(requestId, file, signedOn)).body.code).toBe(code)
    expect(await storedFiles()).toEqual(before)
    expect((await agreements.read(requestId)).state).toBe('draft')
  })

  it('needs people, an IBAN and a quote that was accepted', async () => {
    const asked = await agreements.quotes.ask()
    await agreements.save(asked, AGREEMENT)
    expect((await upload(asked, PDF)).body.code).toBe('AGREEMENT_INCOMPLETE')
    const { requestId } = await agreements.accepted()
    await agreements.save(requestId, { ...AGREEMENT, iban: '' })
    expect((await upload(requestId, PDF)).body.code).toBe('AGREEMENT_INCOMPLETE')
  })

  it('is kept by its own planner alone', async () => {
    const { requestId } = await ready()
    expect((await upload(requestId, PDF, SIGNED_ON, cast.raul)).body.code).toBe('AGREEMENT_NOT_FOUND')
    expect((await upload(requestId, PDF, SIGNED_ON, cast.lucia)).status).toBe(403)
  })
})
