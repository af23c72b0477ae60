import type { Page } from '@playwright/test'
import type { Agreement } from '#contract/agreement-rows.ts'
import type { AgreementContent } from '#domain/agreements/agreements.ts'
import { quoteTotals, tickedAtFirst } from '#domain/quotes/quote-totals.ts'
import { quoteOf } from '../sent-quotes.ts'
import { AGREEMENT } from './agreements.ts'
import { call, fromElsewhere } from './journey.ts'
import { newestMail } from './newest-mail.ts'
import { askedPlanner } from './quote-journey.ts'

/** A planner whose quote a couple has accepted. */
export async function acceptedQuote(page: Page) {
  const { at, address, ...asked } = await askedPlanner(page)
  const content = quoteOf()
  await call(page.request, 'PUT', at, { was: null, content })
  const { path } = await call<{ path: string }>(page.request, 'POST', `${at}/versions`, {
    version: 1,
    content,
  })
  const ticked = tickedAtFirst(content)
  const body = new URLSearchParams({ act: 'accept', version: '1', name: 'Aitana Robles' })
  for (const id of ticked) body.append('extra', id)
  body.append('total', String(quoteTotals(content, ticked).total))
  const accepted = await page.request.post(path, {
    headers: { ...fromElsewhere(), 'content-type': 'application/x-www-form-urlencoded' },
    data: body.toString(),
  })
  if (!accepted.ok()) throw new Error(`${accepted.status()}`)
  return {
    ...asked,
    path,
    at: at.replace('/quote', '/agreement'),
    quoteAddress: address,
    address: address.replace('/quotes/', '/agreements/'),
  }
}

/** A contract that was sent to Aitana and Bruno, and the path of its page. */
export async function sentAgreement(page: Page, signers: AgreementContent['signers'] = AGREEMENT.signers) {
  const accepted = await acceptedQuote(page)
  const content = { ...AGREEMENT, signers }
  const { draft } = await call<Agreement>(page.request, 'GET', accepted.at)
  await call(page.request, 'PUT', accepted.at, { was: draft, content })
  const sent = await call<Agreement>(page.request, 'POST', `${accepted.at}/versions`, {
    ...{ version: 1, content, name: 'Elena Montes' },
  })
  const read = () => call<Agreement>(page.request, 'GET', accepted.at)
  return { ...accepted, page: sent.path!, read }
}

/** Signs for one of the couple, whose code comes by mail. */
export async function signFor(
  couple: Page,
  path: string,
  { nif, email }: { nif: string; email: string },
): Promise<void> {
  await couple.goto(path)
  await couple.getByLabel('Tu NIF o NIE').fill(nif)
  await couple.getByRole('checkbox', { name: /He leído el contrato/ }).check()
  await couple.getByRole('button', { name: 'Recibir mi código' }).click()
  await couple.getByLabel('Código de seis cifras').fill(await signingCode(couple, email))
  await couple.getByRole('button', { name: 'Firmar el contrato' }).click()
}

/** The newest code of an address. */
export const signingCode = async (page: Page, email: string): Promise<string> =>
  /^\d{6}/.exec((await newestMail(page, email, /código/)).subject)![0]
