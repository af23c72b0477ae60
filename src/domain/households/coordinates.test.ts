import { describe, expect, it } from 'vitest'
import { coordinatesOf, distanceBetween, readMapLink } from './coordinates.ts'

const HACIENDA = { latitude: 37.4712, longitude: -5.6428 }

describe('the coordinates of a link to a map', () => {
  it.each([
    'https://www.google.com/maps/search/?api=1&query=37.4712,-5.6428',
    'https://www.google.com/maps/search/?api=1&query=37.4712%2C-5.6428',
    'https://maps.google.com/?q=loc:37.4712,-5.6428',
    'https://www.google.es/maps/place/Hacienda/@37.1,-5.1,17z/data=!3m1!4b1!4m5!3m4!1s0x0!8m2!3d37.4712!4d-5.6428',
    'https://www.google.es/maps/@37.4712,-5.6428,17z',
    'https://www.google.com/maps/dir//37.4712,-5.6428',
    'https://maps.apple.com/?ll=37.4712,-5.6428&q=Hacienda',
    'https://www.openstreetmap.org/?mlat=37.4712&mlon=-5.6428#map=15/37.1/-5.1',
    'https://www.openstreetmap.org/#map=15/37.4712/-5.6428',
    'https://www.waze.com/ul?ll=37.4712%2C-5.6428&navigate=yes',
  ])('are read of %s', (link) => {
    expect(coordinatesOf(link)).toEqual(HACIENDA)
  })

  it.each([
    null,
    'https://maps.app.goo.gl/aB3dE5',
    'https://www.google.com/maps/search/?api=1&query=Hacienda%20Los%20Naranjos%2C%20Carmona',
    'https://www.google.com/maps/@97.4712,-5.6428,17z',
    'https://www.google.com/maps/@0,0,2z',
    'https://mapas.example/%E0%A4%A',
    'https://finca.example/bodas/2027',
  ])('are none in %s', (link) => {
    expect(coordinatesOf(link)).toBeNull()
  })
})

describe('what is typed where a link to a map is asked for', () => {
  it.each(['37.4712, -5.6428', ' 37.4712,-5.6428 ', '37.4712;-5.6428'])(
    'becomes a link where it is coordinates: %s',
    (typed) => {
      const link = readMapLink(typed)
      expect(link).toBe('https://www.google.com/maps/search/?api=1&query=37.4712,-5.6428')
      expect(coordinatesOf(link)).toEqual(HACIENDA)
    },
  )

  it('stays an address of the web, and is nothing else', () => {
    expect(readMapLink('maps.example.com/carmona')).toBe('https://maps.example.com/carmona')
    expect(readMapLink('javascript:alert(1)')).toBeNull()
    expect(readMapLink('junto a la iglesia')).toBeNull()
  })
})

it('a degree to the east is shorter in Carmona than at the equator', () => {
  const degree = (latitude: number) => distanceBetween({ latitude, longitude: 0 }, { latitude, longitude: 1 })
  expect(degree(0)).toBeCloseTo(111_320, -2)
  expect(degree(60) / degree(0)).toBeCloseTo(0.5, 2)
})
