import { describe, expect, it } from 'vitest'
import { isInSitting, isOperator } from './operators.ts'

describe('an operator', () => {
  const named = ['ana@azahar.example']

  it('is who has confirmed an address that the configuration names, however it is written', () => {
    expect(isOperator({ email: 'Ana@Azahar.example', emailVerified: true }, named)).toBe(true)
    expect(isOperator({ email: 'ana@azahar.example', emailVerified: false }, named)).toBe(false)
    expect(isOperator({ email: 'ana@azahar.example.es', emailVerified: true }, named)).toBe(false)
    expect(isOperator({ email: 'ana@azahar.example', emailVerified: true }, [])).toBe(false)
  })

  it('sits for half an hour after the second step', () => {
    const began = new Date('2026-11-25T09:00:00Z')
    expect(isInSitting(null, began)).toBe(false)
    expect(isInSitting(began, began)).toBe(true)
    expect(isInSitting(began, new Date('2026-11-25T09:29:59Z'))).toBe(true)
    expect(isInSitting(began, new Date('2026-11-25T09:30:00Z'))).toBe(false)
  })
})
