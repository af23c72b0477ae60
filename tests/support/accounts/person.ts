import { randomUUID } from 'node:crypto'
import type { NamedPreset } from '#domain/members/permissions.ts'
import type { Role } from '#domain/members/roles.ts'
import { ORIGIN } from '../origin.ts'
import type { TestApp } from '../test-app.ts'

export type Answer<T = unknown> = { status: number; body: T; headers: Headers }

export const PASSWORD = 'azahar-en-flor'

/** A person with a browser: keeps their cookie and speaks JSON with the app. */
export class Person {
  readonly app: Pick<TestApp, 'fetch'>
  readonly name: string
  readonly email: string
  readonly role: Role
  userId = ''
  cookie = ''

  constructor(
    app: Pick<TestApp, 'fetch'>,
    name: string,
    role: Role,
    email = `${randomUUID()}@correo.example`,
  ) {
    this.app = app
    this.name = name
    this.role = role
    this.email = email
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  async call<T = any>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const json = body === undefined ? undefined : JSON.stringify(body)
    const response = await this.app.fetch(path, {
      method,
      headers: {
        origin: ORIGIN,
        ...(this.cookie && { cookie: this.cookie }),
        ...(json !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(json)),
        }),
        ...headers,
      },
      body: json,
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';')
      if (pair?.includes('session_token=')) this.cookie = /Max-Age=0/i.test(line) ? '' : pair
    }
    const text = await response.text()
    // A download that is not refused answers with its file.
    const isJson = response.headers.get('content-type') !== 'application/zip'
    return {
      status: response.status,
      body: (isJson && text ? JSON.parse(text) : undefined) as T,
      headers: response.headers,
    } satisfies Answer<T>
  }

  get = (path: string, headers?: Record<string, string>) => this.call('GET', path, undefined, headers)
  post = (path: string, body: unknown = {}) => this.call('POST', path, body)
  patch = (path: string, body: unknown) => this.call('PATCH', path, body)
  delete = (path: string, body?: unknown) => this.call('DELETE', path, body)

  signUp = async (over: Record<string, unknown> = {}) => {
    const answer = await this.post('/api/auth/sign-up/email', {
      name: this.name,
      email: this.email,
      password: PASSWORD,
      role: this.role,
      ...over,
    })
    this.userId = answer.body?.user?.id ?? ''
    return answer
  }

  signIn = (password = PASSWORD) => this.post('/api/auth/sign-in/email', { email: this.email, password })

  signOut = () => this.post('/api/auth/sign-out')

  /** Creates a wedding and gives its id. */
  createWedding = async (name = 'Lucía & Martín', eventDate: string | null = null): Promise<string> =>
    (await this.post('/api/weddings', { name, eventDate })).body.id

  /** Asks for a code of the role and gives it. */
  invite = async (weddingId: string, role: Role): Promise<string> =>
    (await this.post(`/api/weddings/${weddingId}/invitations`, { role })).body.code

  /** Makes another person a member with a code of that preset. */
  letIn = async (weddingId: string, newcomer: Person, preset: NamedPreset): Promise<void> => {
    const { role } = newcomer
    const { body } = await this.post(`/api/weddings/${weddingId}/invitations`, { role, preset })
    const answer = await newcomer.post('/api/invitations/redeem', { code: body.code })
    if (answer.status !== 200) throw new Error(`joining as ${preset}: ${JSON.stringify(answer.body)}`)
  }

  addVendor = async (weddingId: string, vendorType = 'catering'): Promise<string> =>
    (await this.post(`/api/weddings/${weddingId}/vendors`, { vendorType })).body.id

  /** Uploads the bytes of a file of a vendor under a name. */
  upload = async (
    { weddingId, vendorId }: { weddingId: string; vendorId: string },
    name: string,
    bytes: Uint8Array | string,
    query: Record<string, string> = {},
  ) => {
    const path = `/api/weddings/${weddingId}/vendors/${vendorId}/files`
    const body = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
    return this.sendBytes(`${path}?${new URLSearchParams({ name, ...query })}`, body)
  }

  /** Sends bytes as a browser sends a file: as the body, with its length. */
  sendBytes = async (path: string, bytes: Uint8Array, headers: Record<string, string> = {}) => {
    const response = await this.app.fetch(path, {
      method: 'POST',
      headers: { origin: ORIGIN, cookie: this.cookie, 'content-length': String(bytes.length), ...headers },
      body: Buffer.from(bytes),
    })
    return { status: response.status, body: await response.json(), headers: response.headers }
  }

  addGuest = async (weddingId: string, fullName: string): Promise<string> =>
    (await this.post(`/api/weddings/${weddingId}/guests`, { fullName })).body.id
}

/** A person with an account who is signed in. */
export async function signedUp(app: TestApp, name: string, role: Role): Promise<Person> {
  const person = new Person(app, name, role)
  const answer = await person.signUp()
  if (answer.status !== 200) throw new Error(`sign-up of ${name}: ${JSON.stringify(answer.body)}`)
  return person
}

/** Makes `newcomer` a member of the wedding with a code of their role. */
export async function join(host: Person, weddingId: string, newcomer: Person): Promise<void> {
  const code = await host.invite(weddingId, newcomer.role)
  const answer = await newcomer.post('/api/invitations/redeem', { code })
  if (answer.status !== 200) throw new Error(`joining: ${JSON.stringify(answer.body)}`)
}

/** The same person, signed in on another device. */
export async function onAnotherDevice(person: Person): Promise<Person> {
  const device = new Person(person.app, person.name, person.role, person.email)
  const answer = await device.signIn()
  if (answer.status !== 200) throw new Error(`sign-in of ${person.name}: ${JSON.stringify(answer.body)}`)
  device.userId = person.userId
  return device
}

/** The same person with the same session, whose requests reach another server process. */
export function reaching(app: TestApp, person: Person): Person {
  const same = new Person(app, person.name, person.role, person.email)
  same.userId = person.userId
  same.cookie = person.cookie
  return same
}
