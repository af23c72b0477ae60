import { describe, expect, it } from 'vitest'
import { recoveryToken } from './accounts.ts'

describe('a recovery link of the login screen', () => {
  it('carries its token in the hash', () => {
    expect(recoveryToken('#type=recovery&token=aB3-_x')).toBe('aB3-_x')
    expect(recoveryToken('token=aB3&type=recovery')).toBe('aB3')
  })

  it('without a token is still a recovery, one that the server will refuse', () => {
    expect(recoveryToken('#type=recovery')).toBe('')
  })

  it.each(['', '#', '#type=signup&token=x', '#contenido', '#token=x'])('is not %o', (hash) => {
    expect(recoveryToken(hash)).toBeNull()
  })
})
