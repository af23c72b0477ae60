import { describe, expect, it } from 'vitest'
import { readSessionCookie, renewedSessionCookie, sessionCookieName } from './session-cookie.ts'

describe('the session cookie', () => {
  it('is bound to TLS where the site is served over it', () => {
    const cookie = { token: 't', signedValue: 't.x' }
    expect(sessionCookieName('https://azahar.example')).toBe('__Secure-azahar.session_token')
    expect(renewedSessionCookie(cookie, 'https://azahar.example', 60)).toMatch(/; Secure$/)
    expect(sessionCookieName('http://localhost:3000')).toBe('azahar.session_token')
    expect(renewedSessionCookie(cookie, 'http://localhost:3000', 60)).not.toMatch(/Secure/)
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
