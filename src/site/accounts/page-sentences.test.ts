import { describe, expect, it } from 'vitest'
import { sentenceFor } from '#ui/feedback/common-sentences.ts'
import { accountSentenceFor, PAGE_SENTENCES } from './page-sentences.ts'

describe('the sentences for accounts', () => {
  it.each([
    ['EMAIL_REQUIRED', 'Escribe tu email'],
    ['PASSWORD_TOO_SHORT', 'La nueva contraseña debe tener al menos 8 caracteres.'],
    ['PASSWORDS_DIFFER', 'Las contraseñas no coinciden.'],
    ['BODY_TOO_LARGE', 'Lo que envías es demasiado grande. Pruébalo en varias partes.'],
  ])('%s reads as specified', (code, sentence) => {
    expect(accountSentenceFor(code)).toBe(sentence)
  })

  it.each([
    'NAME_REQUIRED',
    'NAME_TOO_LONG',
    'INVALID_EMAIL',
    'PASSWORD_REQUIRED',
    'PASSWORD_TOO_LONG',
    'ROLE_REQUIRED',
    'INVALID_EMAIL_OR_PASSWORD',
    'EMAIL_NOT_VERIFIED',
    'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    'FAILED_TO_CREATE_USER',
    'FAILED_TO_CREATE_SESSION',
    'INVALID_TOKEN',
    'USER_NOT_FOUND',
    'CONFIRMATION_EXPIRED',
    'CONFIRMATION_INVALID',
    'VALIDATION_ERROR',
    'BAD_REQUEST',
    'BODY_TOO_LARGE',
    'CROSS_ORIGIN_REFUSED',
    'TOO_MANY_ATTEMPTS',
  ])('%s, which the auth routes answer with, has one', (code) => {
    expect(PAGE_SENTENCES).toHaveProperty(code)
  })

  it('say when to try again', () => {
    expect(sentenceFor('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 601 })).toMatch(/11 minutos\.$/)
  })

  it('a code without one is a failure of ours', () => {
    for (const code of ['NO_SUCH_CODE', 'constructor', '']) {
      expect(accountSentenceFor(code)).toBe(sentenceFor('INTERNAL_SERVER_ERROR'))
    }
  })
})
