import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AGREEMENT_TEMPLATES_MAX } from '#domain/agreements/agreements.ts'
import { useCast } from '../../support/cast.ts'
import { AGREEMENT, AGREEMENT_TEMPLATE } from '../../support/journeys/agreements.ts'
import { agreementsOf } from '../../support/sent-agreements.ts'
import { quoteOf } from '../../support/sent-quotes.ts'
import { sha256 } from '../../support/sha256.ts'

const { app, cast } = useCast()

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

describe('the draft of an agreement', () => {
  it('begins with the example, the person who asked and the quote that was accepted', async () => {
    const { requestId } = await agreements.accepted()
    const begun = await agreements.read(requestId)
    expect(begun).toMatchObject({ state: 'draft', number: null, savedAt: null, path: null })
    expect(begun.draft.clauses.map(({ title }) => title)).toContain('Desistimiento')
    expect(begun.draft.signers).toMatchObject([{ email: 'carmen@correo.example', nif: null }])
    expect(begun.quote).toMatchObject({
      version: 1,
      total: 532_400,
      extras: ['Segunda coordinadora', 'La preboda'],
    })
    expect((await agreements.read(requestId)).draft).toEqual(begun.draft)
  })

  it('begins with the clauses of the template that the quote names, and with the example once it is removed', async () => {
    const id = uuidv7()
    const template = { ...AGREEMENT_TEMPLATE, title: 'Solo el día', clauses: [AGREEMENT.clauses[0]!] }
    await cast.elena.call('PUT', `/api/planner/agreement-templates/${id}`, template)
    const { requestId } = await agreements.accepted({ agreementTemplateId: id })
    const { draft } = await agreements.read(requestId)
    expect([draft.title, draft.clauses.map(({ title }) => title)]).toEqual([
      'Solo el día',
      ['Quiénes firman'],
    ])
    expect((await agreements.save(requestId, { ...draft, validDays: 7 }, draft)).status).toBe(200)
    const other = await agreements.accepted({ agreementTemplateId: id })
    await cast.elena.delete(`/api/planner/agreement-templates/${id}`)
    expect((await agreements.read(other.requestId)).draft.clauses.length).toBeGreaterThan(1)
  })

  it('names no quote before one is accepted, nor after a newer one was sent', async () => {
    const { requestId } = await agreements.accepted()
    await agreements.quotes.send(requestId, 2, quoteOf({ note: 'Otra.' }))
    expect((await agreements.read(requestId)).quote).toBeNull()
  })

  it('is the planner’s alone', async () => {
    const { requestId } = await agreements.accepted()
    expect((await cast.raul.get(agreements.at(requestId))).body.code).toBe('AGREEMENT_NOT_FOUND')
    expect((await cast.lucia.get(agreements.at(requestId))).status).toBe(403)
  })

  it('keeps what two pages have changed, and asks where both changed the same', async () => {
    const { requestId } = await agreements.accepted()
    const { draft } = await agreements.read(requestId)
    await agreements.save(requestId, { ...draft, title: 'Uno' }, draft)
    const both = await agreements.save(requestId, { ...draft, validDays: 7 }, draft)
    expect(both.body.draft).toMatchObject({ title: 'Uno', validDays: 7 })
    const { status, body } = await agreements.save(requestId, { ...draft, title: 'Dos' }, draft)
    expect([status, body.code, body.data.conflicts]).toEqual([409, 'AGREEMENT_CONFLICTS', ['title']])
    expect((await agreements.read(requestId)).draft.title).toBe('Uno')
  })

  it.each([
    ['more clauses than there can be', { clauses: Array.from({ length: 41 }, () => AGREEMENT.clauses[0]!) }],
    ['a clause of a book', { clauses: [{ ...AGREEMENT.clauses[0]!, text: 'a'.repeat(4_001) }] }],
    ['five people', { signers: Array.from({ length: 5 }, () => AGREEMENT.signers[0]!) }],
    ['no days to sign', { validDays: 0 }],
    ['a broken text', { title: 'a\u0000b' }],
  ])('is not saved with %s', async (_, over) => {
    const { requestId } = await agreements.accepted()
    expect((await agreements.save(requestId, { ...AGREEMENT, ...over })).status).toBe(400)
    expect((await agreements.read(requestId)).savedAt).toBeNull()
  })
})

describe('an agreement that is sent', () => {
  it('is kept with a number and the hash of its document, signed by the planner, and goes to each of the couple', async () => {
    const { agreement, path } = await agreements.sent()
    expect(agreement).toMatchObject({ state: 'sent', isChanged: false, path: `${path}/firmar` })
    expect(agreement.number).toMatch(/^C-\d{4}-\d{3}$/)
    const [version] = agreement.versions
    expect(version!.signatures).toMatchObject([
      { role: 'planner', typedName: 'Elena Montes', email: cast.elena.email },
      { role: 'couple', email: 'aitana@correo.example', typedName: null, nif: null, signedAt: null },
      { role: 'couple', email: 'bruno@correo.example', signedAt: null },
    ])
    expect(version!.signatures[0]!.signedAt).not.toBeNull()
    const mails = app.mails.filter(({ subject }) => /para firmar/.test(subject))
    expect(mails.map(({ to }) => to).sort()).toEqual(['aitana@correo.example', 'bruno@correo.example'])
    expect(mails[0]!.text).toContain(`${path}/firmar/`)
  })

  it('has the hash of the very bytes that are stored, so that a changed one is found', async () => {
    const { agreement, requestId } = await agreements.sent()
    const { rows } = await app.db.execute<{ document: string; hash: string }>(
      `select document, hash from agreement_versions where request_id = '${requestId}'`,
    )
    expect(sha256(rows[0]!.document)).toBe(agreement.versions[0]!.hash)
    expect(sha256(rows[0]!.document.replace('5.324', '5.325'))).not.toBe(rows[0]!.hash)
  })

  it('is not changed by a later draft, template or brand', async () => {
    const { requestId, agreement, page } = await agreements.sent()
    await agreements.save(requestId, { ...AGREEMENT, title: 'Otro título' })
    const after = await agreements.read(requestId)
    expect(after).toMatchObject({ isChanged: true, state: 'sent' })
    expect(after.versions).toEqual(agreement.versions)
    expect((await agreements.open(page)).html).not.toContain('Otro título')
  })

  it('is sent once, however often the button is pressed', async () => {
    const { requestId } = await agreements.sent()
    app.mails.length = 0
    const again = await agreements.send(requestId, 1, AGREEMENT)
    await app.runJobs()
    expect([again.status, again.body.versions.length, app.mails.length]).toEqual([200, 1, 0])
  })

  it('has a second version that is signed anew, under the same number', async () => {
    const { requestId, agreement, page } = await agreements.sent()
    await agreements.sign(
      page,
      1,
      { name: 'Aitana', nif: '12345678Z', accepted: 'si' },
      'aitana@correo.example',
    )
    const changed = { ...AGREEMENT, title: 'Contrato nuevo' }
    await agreements.save(requestId, changed)
    const { body } = await agreements.send(requestId, 2, changed)
    expect([body.number, body.versions.length]).toEqual([agreement.number, 2])
    expect(body.versions[1].signatures[1].signedAt).toBeNull()
    const late = await agreements.post(`${page}/2`, {
      act: 'code',
      version: '1',
      name: 'B',
      nif: '87654321X',
      accepted: 'si',
    })
    expect(late.status).toBe(409)
    expect(late.html).toContain('El contrato ha cambiado')
  })

  it.each([
    ['without a title', { title: ' ' }],
    ['without clauses', { clauses: [] }],
    ['without people', { signers: [] }],
    [
      'with one address for two',
      { signers: AGREEMENT.signers.map((one) => ({ ...one, email: 'a@b.example' })) },
    ],
    ['with a NIF that is not one', { signers: [{ ...AGREEMENT.signers[0]!, nif: '12345678A' }] }],
    ['with an IBAN that is not one', { iban: 'ES00 0000 0000 0000 0000 0000' }],
    ['without the planner’s NIF', { company: { ...AGREEMENT.company, nif: '' } }],
    ['with a fact that there is not', { clauses: [{ ...AGREEMENT.clauses[0]!, text: 'Con {nada}.' }] }],
  ])('is not sent %s', async (_, over) => {
    const { requestId } = await agreements.accepted()
    const content = { ...AGREEMENT, ...over }
    await agreements.save(requestId, content)
    const { status, body } = await agreements.send(requestId, 1, content)
    expect([status, body.code]).toEqual([422, 'AGREEMENT_INCOMPLETE'])
  })

  it('is not sent with a fact that the quote does not know', async () => {
    const { requestId } = await agreements.accepted({ eventDate: null })
    await agreements.save(requestId, AGREEMENT)
    expect((await agreements.send(requestId, 1, AGREEMENT)).body.code).toBe('AGREEMENT_INCOMPLETE')
  })

  it('needs a quote that was accepted, and an address of it that is open', async () => {
    const asked = await agreements.quotes.ask()
    await agreements.quotes.send(asked, 1, quoteOf())
    await agreements.save(asked, AGREEMENT)
    expect((await agreements.send(asked, 1, AGREEMENT)).body.code).toBe('AGREEMENT_INCOMPLETE')
    const { requestId } = await agreements.accepted()
    await agreements.save(requestId, AGREEMENT)
    await agreements.quotes.close(requestId)
    expect((await agreements.send(requestId, 1, AGREEMENT)).body.code).toBe('AGREEMENT_INCOMPLETE')
  })

  it('is what the page shows: another window’s changes are not sent unseen', async () => {
    const { requestId } = await agreements.accepted()
    await agreements.save(requestId, AGREEMENT)
    const { status, body } = await agreements.send(requestId, 1, { ...AGREEMENT, title: 'Sin guardar' })
    expect([status, body.code]).toEqual([409, 'AGREEMENT_CONFLICTS'])
  })

  it('has numbers without gaps, also where two are sent at once', async () => {
    const two = [await agreements.accepted(), await agreements.accepted()]
    for (const { requestId } of two) await agreements.save(requestId, AGREEMENT)
    const sent = await Promise.all(two.map(({ requestId }) => agreements.send(requestId, 1, AGREEMENT)))
    const serials = sent.map(({ body }) => Number(body.number.slice(-3))).sort((a, b) => a - b)
    expect(serials[1]! - serials[0]!).toBe(1)
  })
})

describe('the templates of agreements', () => {
  const at = (id: string) => `/api/planner/agreement-templates/${id}`

  it('are kept, listed, replaced and removed', async () => {
    const id = uuidv7()
    await cast.elena.call('PUT', at(id), AGREEMENT_TEMPLATE)
    await cast.elena.call('PUT', at(id), { ...AGREEMENT_TEMPLATE, name: 'Otra' })
    expect((await cast.elena.get('/api/planner/agreement-templates')).body).toMatchObject([
      { id, name: 'Otra' },
    ])
    expect((await cast.raul.get('/api/planner/agreement-templates')).body).toEqual([])
    await cast.elena.delete(at(id))
    expect((await cast.elena.get('/api/planner/agreement-templates')).body).toEqual([])
  })

  it('are no more than there can be', async () => {
    for (let kept = 0; kept < AGREEMENT_TEMPLATES_MAX; kept += 1)
      await cast.elena.call('PUT', at(uuidv7()), AGREEMENT_TEMPLATE)
    const { status, body } = await cast.elena.call('PUT', at(uuidv7()), AGREEMENT_TEMPLATE)
    expect([status, body.code]).toEqual([409, 'TOO_MANY_AGREEMENT_TEMPLATES'])
  })
})
