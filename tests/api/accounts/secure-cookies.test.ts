import { expect, test } from 'vitest'
import { useTestApp } from '../../support/test-app.ts'

const ORIGIN = 'https://azahar.example'

const app = useTestApp({ publicUrl: ORIGIN })

const post = (path: string, body: object, cookie = '') =>
  app.fetch(`/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN, cookie },
    body: JSON.stringify(body),
  })

const signedUp = async (email: string) => {
  const answer = await post('/sign-up/email', {
    name: 'Lucía',
    email,
    password: 'tren azul de las nueve',
    role: 'couple',
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()
}

const pairOf = (line: string) => line.split(';', 1)[0]!
const isSession = (line: string) => line.includes('azahar.session_token=')

test('over TLS a session is a cookie that only this host can set, for all of it', async () => {
  const line = (await signedUp('host@azahar.example')).find(isSession)!
  expect(line).toMatch(/^__Host-azahar\.session_token=/)
  expect(line).toMatch(/; Path=\/(;|$)/)
  expect(line).toMatch(/; Secure(;|$)/)
  expect(line).toMatch(/; HttpOnly(;|$)/)
  expect(line).not.toMatch(/; Domain=/i)
})

test('a session that a sibling host could have planted is none', async () => {
  const pair = pairOf((await signedUp('planted@azahar.example')).find(isSession)!)
  const statusOf = async (cookie: string) => (await app.fetch('/api/profile', { headers: { cookie } })).status
  expect(await statusOf(pair)).toBe(200)
  expect(await statusOf(pair.replace('__Host-', '__Secure-'))).toBe(401)
  expect(await statusOf(pair.replace('__Host-', ''))).toBe(401)
})

test('signing out takes the cookie by the same name', async () => {
  const pair = pairOf((await signedUp('leaving@azahar.example')).find(isSession)!)
  const answer = await post('/sign-out', {}, pair)
  expect(answer.status).toBe(200)
  const line = answer.headers.getSetCookie().find(isSession)!
  expect(line).toMatch(/^__Host-azahar\.session_token=;.*Max-Age=0/)
  expect(line).toMatch(/; Secure(;|$)/)
  expect((await app.fetch('/api/profile', { headers: { cookie: pair } })).status).toBe(401)
})

test('no cookie of an account has another prefix', async () => {
  const lines = await signedUp('all@azahar.example')
  const named = lines.map((line) => pairOf(line).split('=', 1)[0]!)
  expect(named.filter((name) => /^__Secure-/.test(name))).toEqual([])
})
