import type { Agreement } from '#contract/agreement-rows.ts'
import type { AgreementContent } from '#domain/agreements/agreements.ts'
import { quoteTotals, tickedAtFirst } from '#domain/quotes/quote-totals.ts'
import type { QuoteContent } from '#domain/quotes/quotes.ts'
import type { Person } from './accounts/person.ts'
import { AGREEMENT } from './journeys/agreements.ts'
import { quoteOf, quotesOf } from './sent-quotes.ts'
import type { TestApp } from './test-app.ts'

const FROM_PAGE = { origin: 'null', 'sec-fetch-site': 'same-origin' }

type Fields = Record<string, string>

/** The fields that one of the couple types and ticks to get a code. */
export const AITANA = { name: 'Aitana Robles Prieto', nif: '12345678-z', accepted: 'si' }
export const BRUNO = { name: 'Bruno Salas Ortiz', nif: '87654321X', accepted: 'si' }

/** A planner who sends contracts, and the pages of their couples. */
export function agreementsOf(app: TestApp, planner: Person, slug: string) {
  const quotes = quotesOf(planner, slug)
  const at = (requestId: string) => `/api/planner/requests/${requestId}/agreement`
  const read = async (requestId: string): Promise<Agreement> => (await planner.get(at(requestId))).body

  const open = async (path: string) => {
    const response = await app.fetch(path)
    return { status: response.status, headers: response.headers, html: await response.text() }
  }
  const post = async (path: string, fields: Fields, headers: Fields = {}) => {
    const response = await app.fetch(path, {
      method: 'POST',
      headers: { ...FROM_PAGE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    return { status: response.status, headers: response.headers, html: await response.text() }
  }

  /** A quote that the couple has accepted, and its page. */
  async function accepted(given: Partial<QuoteContent> = {}) {
    const content = quoteOf(given)
    const requestId = await quotes.ask()
    const { path } = await quotes.send(requestId, 1, content)
    const ticked = tickedAtFirst(content)
    const body = new URLSearchParams({ act: 'accept', version: '1', name: 'Aitana Robles' })
    for (const id of ticked) body.append('extra', id)
    body.append('total', String(quoteTotals(content, ticked).total))
    const headers = { ...FROM_PAGE, 'content-type': 'application/x-www-form-urlencoded' }
    await app.fetch(path!, { method: 'POST', headers, body, redirect: 'manual' })
    return { requestId, path: path! }
  }

  const save = async (requestId: string, content: AgreementContent, was?: AgreementContent) =>
    planner.call('PUT', at(requestId), { was: was ?? (await read(requestId)).draft, content })
  const send = (requestId: string, version: number, content: AgreementContent, name = 'Elena Montes') =>
    planner.post(`${at(requestId)}/versions`, { version, content, name })

  /** A contract that was sent to Aitana and Bruno, and the path of its page. */
  async function sent(given: Partial<AgreementContent> = {}, quoted: Partial<QuoteContent> = {}) {
    const quote = await accepted(quoted)
    const content = { ...AGREEMENT, ...given }
    await save(quote.requestId, content)
    const { status, body } = await send(quote.requestId, 1, content)
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
    await app.runJobs()
    return { ...quote, agreement: body as Agreement, page: (body as Agreement).path! }
  }

  /** The code that the newest mail to an address brought. */
  async function codeFor(address: string): Promise<string> {
    await app.runJobs()
    const mail = app.mails.findLast(({ to, subject }) => to === address && /código/.test(subject))
    return /^\d{6}/.exec(mail?.subject ?? '')?.[0] ?? ''
  }

  async function sign(page: string, position: number, typed: Fields, address: string, version = '1') {
    await post(`${page}/${position}`, { act: 'code', version, ...typed })
    return post(`${page}/${position}`, { act: 'sign', version, code: await codeFor(address) })
  }

  const signAll = async (page: string, version = '1') => [
    await sign(page, 1, AITANA, 'aitana@correo.example', version),
    await sign(page, 2, BRUNO, 'bruno@correo.example', version),
  ]

  return { quotes, at, read, open, post, accepted, save, send, sent, codeFor, sign, signAll }
}
