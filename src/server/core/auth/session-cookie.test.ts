import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readSessionCookie, renewedSessionCookie, sessionCookieName } from './session-cookie.ts'

describe('the session cookie', () => {
  it('is bound to TLS where the site is served over it', () => {
    const cookie = { token: 't', signedValue: 't.x' }
    expect(sessionCookieName('https://azahar.example')).toBe('__Host-azahar.session_token')
    expect(renewedSessionCookie(cookie, 'https://azahar.example', 60)).toMatch(/; Secure$/)
    expect(sessionCookieName('http://localhost:3000')).toBe('azahar.session_token')
    expect(renewedSessionCookie(cookie, 'http://localhost:3000', 60)).not.toMatch(/Secure/)
  })

  it('is read as often as it comes, and only with its own signature and secret', () => {
    const signature = (token: string) => createHmac('sha256', 'a-secret').update(token).digest('base64')
    const read = (value: string, secret = 'a-secret') =>
      readSessionCookie(`a=1; azahar.session_token=${value}; b=2`, 'http://localhost:3000', secret)
    const signedValue = encodeURIComponent(`token.${signature('token')}`)
    expect(read(signedValue)).toEqual({ token: 'token', signedValue })
    expect(read(signedValue)).toEqual({ token: 'token', signedValue })
    expect(read(signedValue, 'another-secret')).toBeNull()
    expect(read(signedValue.replace('token', 'other'))).toBeNull()
    expect(read(encodeURIComponent(`other.${signature('token')}`))).toBeNull()
    const padded = `${signedValue}${'%20'.repeat(200)}`
    expect(read(padded)).toEqual({ token: 'token', signedValue: padded })
  })

  it.each([
    null,
    '',
    'azahar.session_token=',
    'azahar.session_token=token',
    'azahar.session_token=.AAAA',
    'azahar.session_token=token.%E0%A4%A',
    `azahar.session_token=token.${'A'.repeat(43)}%3D`,
    'other=1; azahar.session_tokenx=token.AAAA',
  ])('is none when it is not signed by us: %o', (header) => {
    expect(readSessionCookie(header, 'http://localhost:3000', 'a-secret')).toBeNull()
  })
})
