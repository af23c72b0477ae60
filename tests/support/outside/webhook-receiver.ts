import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A webhook that has arrived. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
export type ReceivedWebhook = { headers: IncomingHttpHeaders; raw: string; body: any }

/** A program on this machine that webhooks are sent to. */
export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = []
  /** How it answers the next ones. */
  answer: (response: ServerResponse, path: string) => unknown = (response) => response.writeHead(204).end()
  readonly #server = createServer(async (request, response) => {
    const raw = await text(request)
    this.received.push({ headers: request.headers, raw, body: JSON.parse(raw) })
    this.answer(response, request.url ?? '')
  })

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  reset(): void {
    this.received.length = 0
    this.answer = (response) => response.writeHead(204).end()
  }

  answerWith(status: number, headers: Record<string, string> = {}): void {
    this.answer = (response) => response.writeHead(status, headers).end()
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/avisos`
  }

  /** The ids of what has arrived, in its order. */
  get ids(): string[] {
    return this.received.map(({ headers }) => String(headers['webhook-id']))
  }

  get types(): string[] {
    return this.received.map(({ body }) => body.type)
  }
}

/** Whether one of the signatures is that of the secret: written down from the text of Standard Webhooks, and not shared with the sender. */
export function isSignedWith(secret: string, { headers, raw }: ReceivedWebhook): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${raw}`
  const expected = `v1,${createHmac('sha256', key).update(signed, 'utf8').digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(expected)
}
