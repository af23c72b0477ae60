import { describe, expect, it } from 'vitest'
import { fillReply, openField, REPLY_EXAMPLES } from './reply-templates.ts'

const ALL = { name: 'Aitana & Bruno', eventDate: '2027-09-18', place: 'Aracena', guests: 90 }
const FEW = { name: 'Marcos', eventDate: null, place: null, guests: null }

describe('an answer from a template', () => {
  it('says what is known of the request', () => {
    expect(fillReply('{nombre}: {fecha}, {lugar}, {invitados}. {nombre}', ALL)).toBe(
      'Aitana & Bruno: 18 de septiembre de 2027, Aracena, 90. Aitana & Bruno',
    )
  })

  it('leaves a field of which nothing is known, and what is no field', () => {
    expect(fillReply('{nombre}, el {fecha} {otra}', FEW)).toBe('Marcos, el {fecha} {otra}')
    expect(openField('Marcos, el {fecha} {otra}')).toBe('{fecha}')
    expect(openField('Marcos, el {otra}')).toBeNull()
  })

  it('reads no field in what was filled in', () => {
    expect(fillReply('{nombre}', { ...FEW, name: '{fecha}', eventDate: '2027-09-18' })).toBe('{fecha}')
  })

  it.each(REPLY_EXAMPLES)('«$name» is whole where all is known', ({ text }) => {
    expect(openField(fillReply(text, ALL))).toBeNull()
  })
})
