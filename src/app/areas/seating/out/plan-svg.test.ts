import { expect, it } from 'vitest'
import type { DrawnPlan } from '#domain/seating/plan-drawing.ts'
import { layOutRoom } from '#domain/seating/room-layout.ts'
import type { SeatingTable } from '#domain/seating/seating.ts'
import { planSvg } from './plan-svg.ts'

const AT = '2026-10-01T10:00:00.000Z'

const table = (name: string | null): SeatingTable => ({
  ...{ id: 't1', eventId: null, number: 1, name, shape: 'round', seats: 9, rotation: 0 },
  ...{ position: { x: 400, y: 300 }, isLocked: false, isOrdered: false, hasStairs: false, createdAt: AT },
})

function planOf(name: string | null): DrawnPlan {
  const tables = [table(name)]
  const layout = layOutRoom({ tables, shapes: [], room: { width: 1940, depth: 900 } })
  return { layout, tables, people: [], shapes: [], isNamed: false }
}

const svgOf = (name: string | null) => planSvg(planOf(name), { scale: 100, color: '#1f5c42' })

it('is as large in millimetres as the room is in its scale, with a unit for each centimetre', () => {
  const svg = svgOf(null)
  expect(svg).toContain('width="200mm"')
  expect(svg).toContain('viewBox="-30 -30 2000 1040"')
  expect(svg).toContain('height="104mm"')
  expect(svg).toContain('cx="400" cy="300" r="90"')
})

it('carries the plan of the venue below the room, in its scale and turned as it lies', () => {
  const ground = { x: 900, y: 400, width: 2000, depth: 1500, rotation: 90 }
  const plan: DrawnPlan = { ...planOf(null), ground }
  const picture = { href: 'data:image/jpeg;base64,/9j/', opacity: 60 }
  const svg = planSvg(plan, { scale: 100, color: '#1f5c42', picture })
  expect(svg).toContain(
    '<image x="-100" y="-350" width="2000" height="1500" preserveAspectRatio="none" opacity="0.6" href="data:image/jpeg;base64,/9j/" transform="rotate(90 900 400)"/>',
  )
  expect(svg.indexOf('<image')).toBeLessThan(svg.indexOf('<circle'))
  // Turned, it reaches from -600 to 1400 down.
  expect(svg).toContain('viewBox="-30 -630 ')
})

it('has names as they are written, without what XML does not have', () => {
  expect(svgOf('Tías & «primos» <3')).toContain('>Tías &amp; «primos» &lt;3<')
  expect(svgOf('محمد العربي')).toContain('محمد العربي')
  expect(svgOf('a\u0007b\ud800')).toContain('>ab\ufffd<')
})

it('cuts a name of two hundred letters', () => {
  const [cut] = /x{3,}…/.exec(svgOf('x'.repeat(200)))!
  expect(cut.length).toBeLessThan(30)
})
