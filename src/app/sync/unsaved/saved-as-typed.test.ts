import { expect, it } from 'vitest'
import { savedAsTyped } from './saved-as-typed.ts'

it('forgets what is saved, and keeps what was typed while it was on its way', () => {
  const sent = { name: 'Elena', zones: ['Sevilla'], phone: '600' }
  const typedSince = { ...sent, phone: '600 00', web: 'elena.example' }
  const forgotten = savedAsTyped<typeof typedSince>(typedSince, sent)
  expect(Object.keys(forgotten)).toEqual(['name', 'zones'])
  expect({ ...typedSince, ...forgotten }).toEqual({ phone: '600 00', web: 'elena.example' })
})
