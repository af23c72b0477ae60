import { ORIGIN, type TestApp } from '../test-app.ts'

/** A browser: it keeps every cookie it is given, and sends JSON. */
export class CookieJar {
  readonly cookies = new Map<string, string>()
  readonly #app: Pick<TestApp, 'fetch'>

  constructor(app: Pick<TestApp, 'fetch'>) {
    this.#app = app
  }

  /** The jar sends this along. */
  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  ): Promise<{ status: number; body: any; headers: Headers }> {
    const response = await this.#app.fetch(path, {
      method,
      headers: {
        origin: ORIGIN,
        cookie: this.header,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : undefined, headers: response.headers }
  }

  get = (path: string) => this.call('GET', path)
  post = (path: string, body: unknown = {}) => this.call('POST', path, body)

  #keep(line: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
    if (!value || /Max-Age=0/i.test(line)) this.cookies.delete(name!)
    else this.cookies.set(name!, value)
  }
}
