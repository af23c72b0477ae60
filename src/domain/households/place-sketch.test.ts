import { describe, expect, it } from 'vitest'
import { boxOf, overlap, type SketchPlace, sketchOf } from './place-sketch.ts'

const at = (name: string, latitude: number, longitude: number): SketchPlace => ({
  name,
  at: { latitude, longitude },
})
const CHURCH = at('Santa María', 37.4716, -5.6389)
const HACIENDA = at('Hacienda Los Naranjos', 37.4402, -5.6923)
const TAVERN = at('Taberna La Fresquita', 37.389, -5.99)

const kilometres = (metres: number) => `${(metres / 1000).toFixed(1)} km`
const sketch = (...places: SketchPlace[]) => sketchOf(places, kilometres)

describe('a sketch of places', () => {
  it('shows them as they lie, north above, numbered in their order', () => {
    const { pins, ways } = sketch(TAVERN, CHURCH, HACIENDA)!
    const [tavern, church, hacienda] = pins as [(typeof pins)[0], (typeof pins)[0], (typeof pins)[0]]
    expect(pins.map(({ numbers }) => numbers)).toEqual(['1', '2', '3'])
    expect(tavern.x).toBeLessThan(hacienda.x)
    expect(hacienda.x).toBeLessThan(church.x)
    expect(church.y).toBeLessThan(hacienda.y)
    expect(hacienda.y).toBeLessThan(tavern.y)
    expect(ways.map(({ from, to, label }) => `${from}–${to} ${label?.text}`)).toEqual([
      '1–2 32.4 km',
      '2–3 5.9 km',
    ])
  })

  it('gives the scale in a round number of metres', () => {
    const { bar, pins } = sketch(CHURCH, HACIENDA)!
    const drawn = Math.hypot(pins[0]!.x - pins[1]!.x, pins[0]!.y - pins[1]!.y)
    expect(bar.metres).toBe(1000)
    // 5.87 km lie between them.
    expect((drawn / bar.length) * (bar.metres / 1000)).toBeCloseTo(5.87, 0)
  })

  it('names two places however they lie to each other', () => {
    for (let angle = 0; angle < 360; angle += 10) {
      const turn = (angle * Math.PI) / 180
      const { pins } = sketch(
        HACIENDA,
        at('Plaza de Armas', 37.4402 + 0.2 * Math.sin(turn), -5.6923 + 0.25 * Math.cos(turn)),
      )!
      expect(
        pins.map(({ label }) => label?.text),
        `at ${angle}°`,
      ).toEqual(['Hacienda Los Naranjos', 'Plaza de Armas'])
    }
  })

  it('draws the way to a place from the one that is said, and none to a place that has none', () => {
    const hotel = { ...TAVERN, name: 'Parador', from: 1 }
    const stop = { ...at('Prado', 37.48, -5.95), from: -1 }
    const { pins, ways } = sketch(CHURCH, HACIENDA, hotel, stop)!
    expect(pins.map(({ numbers }) => numbers)).toEqual(['1', '2', '3', '4'])
    expect(ways.map(({ from, to }) => `${from}–${to}`)).toEqual(['1–2', '2–3'])
  })

  it('draws a way there and back once, and places that touch as one pin', () => {
    const { pins, ways } = sketch(CHURCH, HACIENDA, { ...CHURCH, name: 'Plaza' })!
    expect(pins.map(({ numbers }) => numbers)).toEqual(['1·3', '2'])
    expect(ways).toHaveLength(1)
  })

  it('lays no name over another, a pin or the edge, however the places lie', () => {
    for (let turn = 0; turn < 40; turn += 1) {
      const places = Array.from({ length: 8 }, (_, place) => {
        const angle = turn * 0.37 + place * (1 + turn / 11)
        const far = 0.004 + 0.01 * ((place * 7 + turn) % 5)
        return at(
          'Un nombre largo '.repeat(1 + (place % 3)),
          37.4 + far * Math.sin(angle),
          -5.6 + far * Math.cos(angle),
        )
      })
      const { pins, ways, width, height } = sketch(...places)!
      const boxes = [...pins, ...ways].flatMap(({ label }) => (label ? [boxOf(label)] : []))
      for (const [index, box] of boxes.entries()) {
        expect(box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height).toBe(true)
        expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false)
        const onPin = ({ x, y }: { x: number; y: number }) =>
          overlap(box, { left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 })
        expect(pins.some(onPin)).toBe(false)
      }
    }
  })

  it('is none of one place, of places at the same door, and of another journey', () => {
    expect(sketch()).toBeNull()
    expect(sketch(CHURCH)).toBeNull()
    expect(sketch(CHURCH, { ...CHURCH, name: 'Claustro' })).toBeNull()
    expect(sketch(CHURCH, at('Nueva York', 40.7, -74))).toBeNull()
  })
})
