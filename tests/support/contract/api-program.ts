import { PASSWORD, type Person } from '../accounts/person.ts'
import type { TestApp } from '../test-app.ts'

type Tokens = { access_token: string; refresh_token: string }

/** A program that calls the API for a person: without cookies and without an origin. */
export class ApiProgram {
  readonly #app: Pick<TestApp, 'fetch'>
  tokens: Tokens = { access_token: '', refresh_token: '' }

  constructor(app: Pick<TestApp, 'fetch'>) {
    this.#app = app
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  async call<T = any>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: T; headers: Headers }> {
    const response = await this.#app.fetch(path, {
      method,
      headers: {
        ...(this.tokens.access_token && { authorization: `Bearer ${this.tokens.access_token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    return {
      status: response.status,
      body: (text ? JSON.parse(text) : undefined) as T,
      headers: response.headers,
    }
  }

  get = (path: string) => this.call('GET', path)

  /** Asks for tokens, and keeps them when it gets some. */
  ask = async (body: object, headers: Record<string, string> = {}) => {
    const answer = await this.call('POST', '/api/auth/token', body, headers)
    if (answer.status === 200) this.tokens = answer.body
    return answer
  }

  signIn = (person: Person, more: object = {}) =>
    this.ask({ grant_type: 'password', email: person.email, password: PASSWORD, ...more })

  refresh = (refreshToken = this.tokens.refresh_token) =>
    this.ask({ grant_type: 'refresh_token', refresh_token: refreshToken })

  isSignedIn = async () => (await this.get('/api/profile')).status === 200

  /** The same program, whose requests reach another server process. */
  reaching(app: Pick<TestApp, 'fetch'>): ApiProgram {
    const same = new ApiProgram(app)
    same.tokens = this.tokens
    return same
  }
}

/** A program with access to the account of a person. */
export async function programOf(
  app: Pick<TestApp, 'fetch'>,
  person: Person,
  name?: string,
): Promise<ApiProgram> {
  const program = new ApiProgram(app)
  const { status, body } = await program.signIn(person, name === undefined ? {} : { name })
  if (status !== 200) throw new Error(`tokens of ${person.name}: ${JSON.stringify(body)}`)
  return program
}
