import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Books } from '#contract/book-rows.ts'
import type { PlannerRequest } from '#contract/requests.ts'
import { CHARGES_MAX, INSTALMENTS_MAX } from '#domain/books/books.ts'
import type { QuoteContent } from '#domain/quotes/quotes.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { newId } from '#server/platform/ids.ts'
import { useCast } from '../../support/cast.ts'
import { agreementsOf } from '../../support/sent-agreements.ts'
import { quoteOf } from '../../support/sent-quotes.ts'

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

const today = () => dayInMadrid(new Date())
const book = (requestId: string, over: object = {}) =>
  cast.elena.post(`${agreements.at(requestId)}/deposit`, { paidOn: today(), taskTemplateId: null, ...over })
const requestOf = async (requestId: string) =>
  ((await cast.elena.get('/api/planner/requests')).body as PlannerRequest[]).find(
    ({ id }) => id === requestId,
  )!
const countOf = async (from: string) =>
  Number((await app.db.execute<{ n: string }>(`select count(*) as n from ${from}`)).rows[0]!.n)

/** Charges of a wedding until its account has room for two. */
async function fillAccount(weddingId: string) {
  const charge = {
    ...{ kind: 'extra', concept: 'Otro', total: 100, vatRate: 21, irpfRate: 0, remindsCouple: false },
    ...{ dueOn: today(), daysBefore: null },
  }
  let of: object = { weddingId }
  for (let left = CHARGES_MAX - 2; left > 0; left -= INSTALMENTS_MAX) {
    const charges = Array.from({ length: Math.min(left, INSTALMENTS_MAX) }, () => charge)
    const { status, body } = await cast.elena.post('/api/planner/books/charges', { ...of, charges })
    expect(status).toBe(200)
    of = { accountId: body.accountId }
  }
}

async function signed(quoted: Partial<QuoteContent> = {}) {
  const sent = await agreements.sent({}, quoted)
  await agreements.signAll(sent.page)
  await app.runJobs()
  app.mails.length = 0
  return { ...sent, deposit: `${sent.path}/reservar` }
}

describe('the page of a deposit', () => {
  it('shows the transfer and its code once all have signed, and leads to the contract before', async () => {
    const { path } = await agreements.sent()
    const early = await app.fetch(`${path}/reservar`, { redirect: 'manual' })
    expect([early.status, early.headers.get('location')]).toEqual([303, `${path}/firmar`])
    const { deposit, agreement } = await signed()
    const { html, status } = await agreements.open(deposit)
    expect(status).toBe(200)
    for (const shown of [
      ...['1.597', 'Casa Jara Eventos, S. L.', 'ES91 2100 0418 4502 0005 1332', `${agreement.number} ROBLES`],
      ...['Código QR de la transferencia', 'Ya lo he pagado'],
    ])
      expect(html).toContain(shown)
    expect(html).not.toContain('<script')
  })

  it('tells the planner once that the couple has paid', async () => {
    const { deposit, requestId } = await signed()
    for (let pressed = 0; pressed < 2; pressed += 1)
      expect((await agreements.post(deposit, { act: 'paid' })).status).toBe(303)
    await app.runJobs()
    expect(app.mails.map(({ to, subject }) => [to, /ya han pagado/.test(subject)])).toEqual([
      [cast.elena.email, true],
    ])
    expect((await agreements.read(requestId)).deposit!.toldAt).not.toBeNull()
    expect(await requestOf(requestId)).toMatchObject({ stage: 'signed', turn: 'deposit' })
    expect((await agreements.open(deposit)).html).toContain('avisada el')
  })

  it('notes nothing for a contract that is not signed, nor for a wrong link', async () => {
    const { path, requestId } = await agreements.sent()
    await agreements.post(`${path}/reservar`, { act: 'paid' })
    expect((await agreements.read(requestId)).deposit).toBeNull()
    expect((await agreements.post(`/presupuesto/${'b'.repeat(22)}/reservar`, {})).status).toBe(404)
  })
})

describe('booking a deposit', () => {
  it('makes the wedding, its instalments, the payment and the invitations, and the request a wedding', async () => {
    const { requestId, agreement } = await signed()
    const { status, body } = await book(requestId)
    expect([status, body.deposit.amount]).toEqual([200, 159_720])
    expect(body.deposit.bookedAt).not.toBeNull()
    const request = await requestOf(requestId)
    expect(request).toMatchObject({ stage: 'wedding', turn: 'none', heldUntil: null })
    const wedding = (await cast.elena.get(`/api/weddings/${request.weddingId}`)).body
    expect(wedding).toMatchObject({ name: 'Aitana & Bruno', eventDate: '2027-09-18' })

    const books: Books = (await cast.elena.get('/api/planner/books')).body
    const account = books.accounts.find(({ weddingId }) => weddingId === request.weddingId)!
    expect(account.client).toMatchObject({
      ...{
        name: 'Aitana Robles Prieto',
        nif: '12345678Z',
        email: 'aitana@correo.example',
      },
    })
    expect(account.charges.map(({ concept, total, dueOn }) => [concept, total, dueOn])).toEqual([
      ['Reserva', 159_720, today()],
      ['Segundo pago', 212_960, '2027-03-18'],
      ['Último pago', 159_720, '2027-09-04'],
    ])
    expect(account.charges[0]!.entries).toMatchObject([
      { amount: 159_720, paidOn: today(), method: 'transfer' },
    ])

    await app.runJobs()
    const invited = app.mails.filter(({ subject }) => /te invita/.test(subject))
    expect(invited.map(({ to }) => to).sort()).toEqual(['aitana@correo.example', 'bruno@correo.example'])
    const told = app.mails.filter(({ subject }) => /Reserva recibida/.test(subject))
    expect(told).toHaveLength(2)
    expect(told[0]!.text).toContain('Segundo pago')
    expect(await countOf(`invitation_codes where wedding_id = '${request.weddingId}'`)).toBe(2)
    expect((await agreements.open(`${agreement.path!.replace('firmar', 'reservar')}`)).html).toContain(
      'Ya es vuestra',
    )
  })

  it('does nothing the second time, nor when it is pressed twice at once', async () => {
    const { requestId } = await signed()
    const both = await Promise.all([book(requestId), book(requestId)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await book(requestId)).body.deposit.bookedAt).toBe(both[0]!.body.deposit.bookedAt)
    const { weddingId } = await requestOf(requestId)
    expect(await countOf(`book_accounts where wedding_id = '${weddingId}'`)).toBe(1)
    expect(
      await countOf(
        `book_charges c join book_accounts a on a.id = c.account_id where a.wedding_id = '${weddingId}'`,
      ),
    ).toBe(3)
    expect(
      await countOf(`planner_request_events where request_id = '${requestId}' and kind = 'wedding'`),
    ).toBe(1)
  })

  it('brings the tasks of a template', async () => {
    const template = await cast.elena.post('/api/planner/task-templates', {
      name: 'Completa',
      tasks: [{ key: 'finca', title: 'Reservar la finca', daysBefore: 120, who: 'planner' }],
    })
    expect(template.status).toBe(200)
    const { requestId } = await signed()
    expect((await book(requestId, { taskTemplateId: template.body.id })).status).toBe(200)
    const { weddingId } = await requestOf(requestId)
    expect(await countOf(`tasks where wedding_id = '${weddingId}'`)).toBe(1)
  })

  it('names the tasks that the quote was written with', async () => {
    const taskTemplateId = newId()
    const { requestId } = await signed({ taskTemplateId })
    expect((await agreements.read(requestId)).deposit!.taskTemplateId).toBe(taskTemplateId)
  })

  it('books each rate of IVA of an instalment by itself, and the deposit as the payment of all of its rates', async () => {
    const content = quoteOf({ extras: [] })
    const lines = [
      { ...content.lines[0]!, price: 100_000, vatRate: 21 as const },
      { ...content.lines[1]!, price: 50_000, vatRate: 10 as const },
    ]
    const { requestId } = await signed({ lines, extras: [] })
    expect((await book(requestId)).body.deposit.amount).toBe(52_800)
    const { weddingId } = await requestOf(requestId)
    const books: Books = (await cast.elena.get('/api/planner/books')).body
    const { charges } = books.accounts.find((account) => account.weddingId === weddingId)!
    expect(charges.map(({ concept, total, vatRate }) => [concept, total, vatRate])).toEqual([
      ['Reserva (IVA 21\u00a0%)', 36_300, 21],
      ['Reserva (IVA 10\u00a0%)', 16_500, 10],
      ['Segundo pago (IVA 21\u00a0%)', 48_400, 21],
      ['Segundo pago (IVA 10\u00a0%)', 22_000, 10],
      ['Último pago (IVA 21\u00a0%)', 36_300, 21],
      ['Último pago (IVA 10\u00a0%)', 16_500, 10],
    ])
    expect(charges.map(({ entries }) => entries.map(({ amount }) => amount))).toEqual([
      ...[[36_300], [16_500]],
      ...[[], [], [], []],
    ])
  })

  it('books nothing where the account of the wedding has no room for the instalments', async () => {
    const { requestId } = await signed()
    const made = await cast.elena.post(`/api/planner/requests/${requestId}/wedding`, { name: 'Llena' })
    expect(made.status).toBe(200)
    const { weddingId } = await requestOf(requestId)
    await fillAccount(weddingId!)
    const { status, body } = await book(requestId)
    expect([status, body.code]).toEqual([409, 'DEPOSIT_DOES_NOT_FIT'])
    expect((await agreements.read(requestId)).deposit!.bookedAt).toBeNull()
  })

  it('uses the wedding that was made of the request by hand', async () => {
    const { requestId } = await signed()
    await cast.elena.post(`/api/planner/requests/${requestId}/wedding`, { name: 'Por mi cuenta' })
    const before = (await requestOf(requestId)).weddingId
    expect((await book(requestId)).status).toBe(200)
    expect((await requestOf(requestId)).weddingId).toBe(before)
  })

  it('is refused before all have signed, for a day to come, and to others', async () => {
    const { requestId } = await agreements.sent()
    const early = await book(requestId)
    expect([early.status, early.body.code]).toEqual([409, 'AGREEMENT_NOT_SIGNED'])
    const whole = await signed()
    const late = await book(whole.requestId, { paidOn: '2099-01-01' })
    expect([late.status, late.body.code]).toEqual([422, 'DEPOSIT_IN_FUTURE'])
    const other = await cast.raul.post(`${agreements.at(whole.requestId)}/deposit`, {
      ...{ paidOn: today(), taskTemplateId: null },
    })
    expect([other.status, other.body.code]).toEqual([404, 'AGREEMENT_NOT_FOUND'])
    expect((await requestOf(whole.requestId)).weddingId).toBeNull()
  })

  it('leaves nothing behind where a part of it fails', async () => {
    const { requestId } = await signed()
    const weddings = await countOf('weddings')
    await app.db.execute(
      `alter table book_entries add constraint refuse_deposits check (note is null) not valid`,
    )
    try {
      expect((await book(requestId)).status).toBe(500)
    } finally {
      await app.db.execute('alter table book_entries drop constraint refuse_deposits')
    }
    expect(await countOf('weddings')).toBe(weddings)
    expect(await requestOf(requestId)).toMatchObject({ weddingId: null, stage: 'signed' })
    expect((await agreements.read(requestId)).deposit!.bookedAt).toBeNull()
    await app.runJobs()
    expect(app.mails).toEqual([])
    expect((await book(requestId)).status).toBe(200)
  })
})
