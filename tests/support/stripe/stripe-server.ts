import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import type { StripeConfig } from '#server/platform/stripe/payments.ts'
import { type CheckoutBody, StripeAccount } from './stripe-account.ts'
import { type EventBody, idFor, listOf, priceBody } from './stripe-objects.ts'

type Given = Record<string, unknown>

const SECRET_KEY = 'sk_test_azaharazahar'
const WEBHOOK_SECRET = 'whsec_azaharazahar'

class Refused extends Error {
  readonly status: number
  readonly error: Record<string, string>

  constructor(status: number, error: Record<string, string>) {
    super(error['message'])
    this.status = status
    this.error = error
  }
}

/** Stripe's HTTP API on this machine, as far as the plan asks for it, with the pages that it sends people to. */
export class StripeServer {
  readonly account: StripeAccount
  /** While it is, nothing is answered but that it fails. */
  isDown = false
  readonly #answered = new Map<string, { asked: string; body: unknown }>()
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  constructor(now: () => Date = () => new Date()) {
    this.account = new StripeAccount(now)
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    this.account.host = this.url
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  get url() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  config = (): StripeConfig => ({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    priceId: 'price_azahar',
    apiUrl: this.url,
  })

  /** The same as the environment of a server. */
  environment = () => ({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRICE_ID: 'price_azahar',
    STRIPE_API_URL: this.url,
  })

  /** An event as Stripe sends it: the body and the header that signs it. */
  signed(event: EventBody, { secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000) } = {}) {
    const payload = JSON.stringify(event, null, 2)
    const stripe = new Stripe(SECRET_KEY)
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url)
    const body = await text(request)
    if (!url.pathname.startsWith('/v1/')) return this.#page(request.method ?? '', url, response)
    try {
      const answer = this.#once(request, body, () =>
        this.#call(`${request.method} ${url.pathname}`, {
          ...fieldsOf(url.searchParams),
          ...fieldsOf(new URLSearchParams(body)),
        }),
      )
      response.writeHead(200, { 'content-type': 'application/json', 'request-id': idFor('req') })
      response.end(JSON.stringify(answer))
    } catch (error) {
      const refused =
        error instanceof Refused ? error : new Refused(500, { type: 'api_error', message: String(error) })
      response.writeHead(refused.status, {
        'content-type': 'application/json',
        'stripe-should-retry': 'false',
      })
      response.end(JSON.stringify({ error: refused.error }))
    }
  }

  /** A key answers again what it answered before, and to nothing else. */
  #once(request: IncomingMessage, body: string, call: () => unknown): unknown {
    if (this.isDown) throw new Refused(503, { type: 'api_error', message: 'Stripe is down' })
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      throw new Refused(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    const key = request.method === 'POST' && request.headers['idempotency-key']
    if (!key) return call()
    const asked = `${request.url} ${body}`
    const before = this.#answered.get(String(key))
    if (before && before.asked !== asked)
      throw new Refused(400, { type: 'idempotency_error', message: 'Keys for idempotent requests' })
    if (before) return before.body
    const answer = structuredClone(call())
    this.#answered.set(String(key), { asked, body: answer })
    return answer
  }

  #call(asked: string, given: Given): unknown {
    const { account } = this
    const [, , resource = '', id = '', act = ''] = asked
      .replace('checkout/', 'checkout_')
      .replace('billing_portal/', 'portal_')
      .split('/')
    const of = (customer: unknown) => (one: { customer: unknown }) => one.customer === customer
    switch (`${asked.split(' ')[0]} ${resource}${id && '/:id'}${act && `/${act}`}`) {
      case 'POST customers':
        return account.createCustomer(given)
      case 'GET customers/:id':
        return found(account.customers, id)
      case 'POST customers/:id':
        return Object.assign(found(account.customers, id), { email: given['email'] })
      case 'POST checkout_sessions':
        return this.#checkout(given)
      case 'GET checkout_sessions':
        return listOf(
          [...account.checkouts.values()]
            .filter(of(given['customer']))
            .filter(({ status }) => status === given['status']),
          '/v1/checkout/sessions',
        )
      case 'POST checkout_sessions/:id/expire':
        return Object.assign(found(account.checkouts, id), { status: 'expired' })
      case 'POST portal_sessions':
        return {
          id: idFor('bps'),
          object: 'billing_portal.session',
          url: `${this.url}/portal/${given['customer']}?return=${encodeURIComponent(String(given['return_url']))}`,
        }
      case 'GET subscriptions':
        return listOf([...account.subscriptions.values()].filter(of(given['customer'])), '/v1/subscriptions')
      case 'GET subscriptions/:id':
        return found(account.subscriptions, id)
      case 'POST subscriptions/:id':
        return account.update(found(account.subscriptions, id), given)
      case 'DELETE subscriptions/:id':
        return account.end(found(account.subscriptions, id))
      case 'GET invoices':
        return listOf([...account.invoices.values()].filter(of(given['customer'])), '/v1/invoices')
      case 'GET invoices/:id':
        return found(account.invoices, id)
      case 'GET charges':
        return listOf([...account.charges.values()].filter(of(given['customer'])), '/v1/charges')
      case 'GET charges/:id':
        return found(account.charges, id)
      case 'GET disputes':
        return listOf(
          [...account.disputes.values()].filter(({ charge }) => charge === given['charge']),
          '/v1/disputes',
        )
      case 'POST refunds':
        return account.refund(found(account.charges, String(given['charge'])))
      case 'GET prices/:id':
        return priceBody(id)
      default:
        throw new Refused(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${asked})`,
        })
    }
  }

  #checkout(given: Given): CheckoutBody {
    const id = idFor('cs_test')
    const checkout: CheckoutBody = {
      id,
      object: 'checkout.session',
      customer: String(given['customer']),
      status: 'open',
      success_url: String(given['success_url']),
      cancel_url: String(given['cancel_url']),
      url: `${this.url}/pay/${id}`,
      asked: given,
    }
    this.account.checkouts.set(id, checkout)
    return checkout
  }

  /** The pages that people are sent to: each has one button, which does what its page is for and comes back. */
  #page(method: string, url: URL, response: ServerResponse): void {
    const [, kind, id = ''] = url.pathname.split('/')
    const checkout = this.account.checkouts.get(id)
    const invoice = this.account.invoices.get(id)
    if (method === 'POST' && kind === 'pay' && checkout) {
      this.account.pay(id)
      return void response.writeHead(303, { location: checkout.success_url }).end()
    }
    if (method === 'POST' && kind === 'invoice' && invoice) {
      this.account.recover(
        found(this.account.subscriptions, invoice.parent.subscription_details.subscription),
      )
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    const label =
      { pay: 'Suscribirse', invoice: 'Pagar el recibo', portal: 'Guardar' }[kind ?? ''] ?? 'Stripe'
    const back = checkout?.cancel_url ?? url.searchParams.get('return') ?? ''
    response.end(
      `<!doctype html><html lang="es"><title>Stripe</title><h1>Stripe</h1><form method="post"><button>${label}</button></form><a href="${back.replaceAll('&', '&amp;')}">Volver</a>`,
    )
  }
}

function found<T>(objects: Map<string, T>, id: string): T {
  const object = objects.get(id)
  if (object) return object
  throw new Refused(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: '${id}'`,
  })
}

/** `a[b][0]=c` as the library writes it. */
function fieldsOf(parameters: URLSearchParams): Given {
  const fields: Given = {}
  for (const [name, value] of parameters) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    let place = fields
    for (const part of path.slice(0, -1)) {
      place[part] ??= {}
      place = place[part] as Given
    }
    place[path.at(-1)!] = value
  }
  return fields
}
