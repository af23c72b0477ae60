import { describe, expect, it } from 'vitest'
import { MESSAGE_MAX } from '../operation/contact.ts'
import { readRequestText } from './read-request-text.ts'

const reading = { today: '2026-11-29', own: ['elena@casajara.example'] }
const read = (text: string) => readRequestText(text, reading)

describe('what a planner pastes to note a request', () => {
  it('is read from a mail that was forwarded, whose own day and addressee are not those of the couple', () => {
    const text = `---------- Mensaje reenviado ----------
De: Aitana Gil <aitana@correo.example>
Fecha: 16 dic 2026 a las 18:30
Asunto: ¡Nos casamos!
Para: Elena Montes <elena@casajara.example>

Hola, Elena:

Somos Aitana y Bruno y queremos casarnos el 18 de septiembre de 2027 en la finca de mis abuelos.
Seremos unas 90 personas y hemos pensado en 25.000 € o 30.000 euros.
¿Nos llamas al 654 12 34 56?

Un abrazo`
    expect(read(text)).toMatchObject({
      name: 'Aitana Gil',
      email: 'aitana@correo.example',
      phone: '654 12 34 56',
      eventDate: '2027-09-18',
      guests: 90,
      budget: 30_000,
      place: null,
    })
    expect(read(text).message).toMatch(/^Hola, Elena:\n\nSomos Aitana/)
  })

  it('is read from the fields of a directory', () => {
    const text = `Has recibido una solicitud
Nombre: Sara Ríos
E-mail: sara@correo.example
Teléfono: +34 600000142
Fecha de la boda: 8/5/2027
Lugar: Jerez de la Frontera
Nº de invitados: 70
Presupuesto: 12.000 - 15.000
Comentario: Nos gustaría saber si tenéis libre ese día.`
    expect(read(text)).toMatchObject({
      name: 'Sara Ríos',
      email: 'sara@correo.example',
      phone: '+34 600000142',
      eventDate: '2027-05-08',
      place: 'Jerez de la Frontera',
      guests: 70,
      budget: 15_000,
    })
  })

  it.each([
    ['Hola, soy Marcos. ¿Tenéis libre el 3 de julio?', { name: 'Marcos', eventDate: '2027-07-03' }],
    ['Nos vemos.\nUn saludo,\nRosa y Álex', { name: 'Rosa y Álex' }],
    ['Llamadme al 0034 654123456 (o al fijo 954 00 00 01)', { phone: '0034 654123456' }],
    ['Escribid a elena@casajara.example o a mi.correo@otro.example.', { email: 'mi.correo@otro.example' }],
    ['Seremos 80 o 90 invitados', { guests: 80 }],
    ['El cubierto cuesta 90 €', { budget: null }],
    ['Fue el 3 de julio de 2020', { eventDate: null }],
    ['El 31 de febrero de 2027', { eventDate: null }],
    ['Factura 2026-0045, 12.345.678', { phone: null, eventDate: null, guests: null }],
  ])('«%s»', (text, facts) => {
    expect(read(text)).toMatchObject(facts)
  })

  it('is kept as it is when it holds nothing that can be read', () => {
    const nothing = {
      ...{ name: null, email: null, phone: null, eventDate: null },
      ...{ place: null, guests: null, budget: null },
    }
    expect(read('')).toEqual({ ...nothing, message: '' })
    expect(read('> ¿Qué tal?\n> Bien')).toEqual({ ...nothing, message: '¿Qué tal?\nBien' })
  })

  it('is bounded in length and in time', () => {
    expect(read('a'.repeat(1_000_000)).message).toHaveLength(MESSAGE_MAX)
    for (const hostile of [
      'a@'.repeat(9_999),
      '6 '.repeat(9_999),
      'Soy A a'.repeat(2_500),
      '1.'.repeat(9_999),
    ])
      expect(read(hostile).message.length).toBeLessThanOrEqual(MESSAGE_MAX)
  })
})
