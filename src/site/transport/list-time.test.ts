import { expect, it } from 'vitest'
import { listTime } from './list-time.ts'

const at = (clock: string, day = '2027-06-12') => Date.parse(`${day}T${clock}:00+02:00`)

it('a list of today says its hour', () => {
  expect(listTime('Europe/Madrid', at('18:42'), at('18:50'))).toBe('a las 18:42')
  expect(listTime('Europe/Madrid', at('01:05'), at('01:06'))).toBe('a la 1:05')
  expect(listTime('Europe/Madrid', at('10:05'), at('11:00'))).toBe('a las 10:05')
})

it('the hour is that of the wedding', () => {
  expect(listTime('Atlantic/Canary', at('18:42'), at('18:50'))).toBe('a las 17:42')
})

it('a list of another day says that too', () => {
  expect(listTime('Europe/Madrid', at('18:42'), at('00:10', '2027-06-13'))).toBe('el 12 de junio a las 18:42')
})
