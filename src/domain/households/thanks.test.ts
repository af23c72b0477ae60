import { expect, it } from 'vitest'
import { INVITATION_LANGUAGES } from './households.ts'
import { isOwedThanks, thanksText } from './thanks.ts'

const THANKS = {
  names: 'Carmen y Noa',
  couple: 'Lucía & Martín',
  isToOne: false,
  came: 2,
  gift: null,
  message: null,
}

it('a family is thanked for coming or for a gift, and stays in the list once it was', () => {
  const nothing = { came: 0, gift: null, message: 'No podemos ir', isThanked: false }
  expect(isOwedThanks(nothing)).toBe(false)
  expect(isOwedThanks({ ...nothing, came: 1 })).toBe(true)
  expect(isOwedThanks({ ...nothing, gift: 'Una vajilla' })).toBe(true)
  expect(isOwedThanks({ ...nothing, isThanked: true })).toBe(true)
})

it('the message says what the family gave and wrote, and speaks to one or to several', () => {
  expect(thanksText('es', { ...THANKS, gift: 'la vajilla azul ', message: 'Bailaremos\nhasta tarde' })).toBe(
    'Hola, Carmen y Noa:\nGracias por venir a nuestra boda. Fue una alegría teneros. Gracias también por el regalo: la vajilla azul. Guardamos lo que nos escribisteis: «Bailaremos hasta tarde».\nLucía & Martín',
  )
  expect(thanksText('es', { ...THANKS, names: 'Teo', isToOne: true, came: 0 })).toContain(
    'Te echamos de menos en nuestra boda.',
  )
})

it.each(INVITATION_LANGUAGES)('names the family, the gift and the couple in %s', (language) => {
  const text = thanksText(language, { ...THANKS, gift: 'Jarrón' })
  for (const part of ['Carmen y Noa', 'Jarrón', 'Lucía & Martín']) expect(text).toContain(part)
})
