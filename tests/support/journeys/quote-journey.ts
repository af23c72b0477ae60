import type { Browser, Page } from '@playwright/test'
import type { PlannerRequest } from '#contract/requests.ts'
import type { QuoteContent } from '#domain/quotes/quotes.ts'
import { ASKED, quoteOf } from '../sent-quotes.ts'
import { expect } from './browser-test.ts'
import { call, fromElsewhere, PHONE, signedUp } from './journey.ts'

/** A planner to whom a couple has written, without a quote yet; `address` is where the planner writes it. */
export async function askedPlanner(page: Page) {
  const { email } = await signedUp(page, 'Elena Montes', 'planner')
  const slug = `elena-${email.slice(8, 16)}`
  await call(page.request, 'PATCH', '/profile', { phone: '954 00 01 38' })
  await call(page.request, 'PUT', '/planner/public-profile', { slug, listed: true })
  const written = await page.request.post(`/planners/${slug}/contacto`, {
    form: ASKED,
    headers: fromElsewhere(),
  })
  expect(written.ok()).toBe(true)
  // The directory has one 'Casa Jara', which other journeys look for.
  await call(page.request, 'PUT', '/planner/public-profile', { slug, listed: false })
  await call(page.request, 'PUT', '/planner/branding', { brandName: 'Casa Jara', brandColor: '#1e4d37' })
  const [request] = await call<PlannerRequest[]>(page.request, 'GET', '/planner/requests')
  const { id: plannerId } = await call<{ id: string }>(page.request, 'GET', '/profile')
  return {
    ...{ plannerId, requestId: request!.id },
    at: `/planner/requests/${request!.id}/quote`,
    address: `/app/planner/${plannerId}/quotes/${request!.id}`,
    email: request!.email,
  }
}

/** A quote that a planner has sent to a couple who wrote to them. */
export async function sentQuote(page: Page, given: Partial<QuoteContent> = {}) {
  const { at } = await askedPlanner(page)
  const content = quoteOf(given)
  await call(page.request, 'PUT', at, { was: null, content })
  const sent = await call<{ path: string }>(page.request, 'POST', `${at}/versions`, { version: 1, content })
  const quote = () => call<{ events: { kind: string }[]; state: string }>(page.request, 'GET', at)
  return { path: sent.path, quote }
}

/** A phone of the couple, which has no account. */
export async function phoneOf(browser: Browser, javaScriptEnabled: boolean, viewport = PHONE) {
  const context = await browser.newContext({
    ...{ javaScriptEnabled, viewport },
    extraHTTPHeaders: fromElsewhere(),
  })
  return context.newPage()
}
