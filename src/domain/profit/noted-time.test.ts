import { describe, expect, it } from 'vitest'
import { durationInWords, readTime, topicOf } from './noted-time.ts'

describe('a note of time', () => {
  it.each([
    ['1:30 visita a Carmona', 90, 'visita a Carmona'],
    ['0:05', 5, ''],
    ['24:00 la boda', 1440, 'la boda'],
    ['45 min llamadas', 45, 'llamadas'],
    ['45min: llamadas', 45, 'llamadas'],
    ['90 minutos', 90, ''],
    ['2 h', 120, ''],
    ['2h flores', 120, 'flores'],
    ['2 horas, flores', 120, 'flores'],
    ['1h30 flores', 90, 'flores'],
    ['1 h 30 min flores', 90, 'flores'],
    ['1 hora y 5 minutos', 65, ''],
    ['1,5 h papeles', 90, 'papeles'],
    ['0.25 h papeles', 15, 'papeles'],
    ['  3:00   menú  ', 180, 'menú'],
  ])('%s is read', (typed, minutes, what) => {
    expect(readTime(typed)).toEqual({ minutes, what })
  })

  it.each([
    ...[
      '',
      'visita a Carmona',
      '0:00',
      '0 min',
      '24:01',
      '25 h',
      '1:75 visita',
      '1500 min',
      '-1:30',
      '1e3 h',
    ],
    ...['10/12 visita', '2 invitados', '3 mesas', 'a las 10:30', '10:30-12:00 visita'],
  ])('%j has no time at its beginning that a day holds', (typed) => {
    expect(readTime(typed)).toBeNull()
  })

  it.each([
    ['Visita a Carmona', 'meetings'],
    ['visita a la finca', 'meetings'],
    ['llamada con el catering', 'meetings'],
    ['Buscar fotógrafo', 'vendors'],
    ['prueba de menú', 'vendors'],
    ['mesas y alergias', 'guests'],
    ['Montaje', 'day'],
    ['contrato y factura', 'papers'],
    ['', 'other'],
    ['pensar', 'other'],
  ])('%j belongs to %s', (what, topic) => {
    expect(topicOf(what)).toBe(topic)
  })

  it('is told in hours and minutes', () => {
    expect([0, 45, 60, 90, 84 * 60].map(durationInWords)).toEqual([
      ...['0\u00a0h', '45\u00a0min', '1\u00a0h', '1\u00a0h 30\u00a0min', '84\u00a0h'],
    ])
  })
})
