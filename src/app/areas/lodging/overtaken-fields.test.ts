import { expect, it } from 'vitest'
import { formOfBlock } from './block-form.ts'
import { formOfHotel } from './hotel-form.ts'
import { overtakenHotel, overtakenRooms } from './overtaken-fields.ts'

const SHOWN = { ...formOfHotel(null), name: 'Parador de Carmona', phone: '954 00 02 10' }

it('a typed field of a hotel that another member has changed since is named, and no other', () => {
  const typed = { ...SHOWN, phone: '600', notes: 'Desayuno', shown: SHOWN }
  expect(overtakenHotel(typed, { ...SHOWN, phone: '955', code: 'N27' })).toEqual(['el teléfono («955»)'])
  expect(overtakenHotel(typed, { ...SHOWN, phone: '' })).toEqual(['el teléfono (ahora sin nada)'])
  expect(overtakenHotel(typed, { ...SHOWN, phone: '600' })).toEqual([])
  expect(overtakenHotel(typed, SHOWN)).toEqual([])
})

it('a long text of another member is quoted by its beginning', () => {
  const typed = { ...SHOWN, notes: 'Mía', shown: SHOWN }
  const [note] = overtakenHotel(typed, { ...SHOWN, notes: 'x'.repeat(2000) })
  expect(note).toBe(`las notas («${'x'.repeat(60)}…»)`)
})

it('a typed field of rooms that another member has changed since is named', () => {
  const shown = { ...formOfBlock(null, false), name: 'Doble', rooms: '20', heldUntil: '2030-03-01' }
  const typed = { ...shown, rooms: '25', heldUntil: '2030-04-01', shown }
  expect(overtakenRooms(typed, { ...shown, rooms: '30', heldUntil: null })).toEqual([
    'cuántas son (30)',
    'hasta cuándo están apartadas (ahora sin fecha)',
  ])
})
