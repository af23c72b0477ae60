import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { decrypt } from 'http_ece'
import type { Outbound } from '#server/platform/outbound/outbound.ts'
import type { TestApp } from '../test-app.ts'

/** A push that has arrived, as the browser it was for reads it. */
export type ReceivedPush = { path: string; headers: IncomingHttpHeaders; shown: unknown; bytes: Buffer }

/** A push service on this machine with the browsers that it delivers to. */
export class PushService {
  readonly received: ReceivedPush[] = []
  /** The service answers with this. */
  status = 201
  readonly #server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const bytes = await buffer(request)
    const browser = this.#browsers.get(path)!
    const shown = JSON.parse(decrypt(bytes, { version: 'aes128gcm', ...browser }).toString('utf8'))
    this.received.push({ path, headers: request.headers, shown, bytes })
    response.writeHead(this.status).end()
  })
  readonly #browsers = new Map<string, { privateKey: ReturnType<typeof createECDH>; authSecret: string }>()

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  get #origin() {
    return `http://push.example:${(this.#server.address() as AddressInfo).port}`
  }

  /** A browser that subscribes here: what its `PushSubscription` says. */
  subscribe() {
    const privateKey = createECDH('prime256v1')
    privateKey.generateKeys()
    const auth = randomBytes(16).toString('base64url')
    const path = `/send/${randomBytes(12).toString('base64url')}`
    this.#browsers.set(path, { privateKey, authSecret: auth })
    const keys = { p256dh: privateKey.getPublicKey('base64url'), auth }
    return { path, body: { endpoint: `${this.#origin}${path}`, keys } }
  }

  /** Lets the app reach it as if it were on the internet. */
  openTo(app: TestApp): void {
    Object.assign(app.platform.outbound, {
      lookup: async () => [{ address: '127.0.0.1', family: 4 }],
      allowsAddress: () => true,
      allowsAnyPort: true,
      allowsPlainPush: true,
    } satisfies Outbound)
  }
}
