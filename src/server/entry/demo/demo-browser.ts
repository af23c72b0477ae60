import type { Role } from '#domain/members/roles.ts'

/** Signs a person up and gives their way to call the API; `null` when they have an account already. */
export async function browserOf(
  origin: string,
  person: { name: string; email: string; role: Role },
): Promise<Call | null> {
  let cookie = ''
  const send = async (method: string, path: string, body: unknown) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
    })
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return response
  }
  const signUp = await send('POST', '/auth/sign-up/email', { ...person, password: DEMO_PASSWORD })
  if (signUp.status === 422) return null
  if (!signUp.ok) throw new Error(`The demo could not sign up ${person.email}: ${signUp.status}`)
  return async (method, path, body) => {
    const response = await send(method, path, body)
    if (!response.ok) throw new Error(`The demo could not ${method} ${path}: ${await response.text()}`)
    return response.json() as Promise<{ id: string; code: string }>
  }
}

export type Call = (method: string, path: string, body: unknown) => Promise<{ id: string; code: string }>

/** The password of every account of the demo. */
export const DEMO_PASSWORD = 'azahar-demo'
