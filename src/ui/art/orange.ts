import { type Point, seeded, short } from './geometry.ts'
import { INK, stroke } from './ink.ts'

type OrangeShape = { at: Point; radius: number; seed?: number; lineWidth?: number }

/** The fruit: a wash, a crescent of shade, pores, one highlight. */
export function orange({ at: [x, y], radius: r, seed = 1, lineWidth = 1.1 }: OrangeShape): string {
  const random = seeded(seed + 5)
  const pores = r < 16 ? 0 : r < 30 ? 16 : 34
  let dots = ''
  for (let i = 0; i < pores; i++) {
    const angle = random() * 6.28
    const reach = Math.sqrt(random()) * r * 0.86
    dots += `<circle cx="${short(x + Math.cos(angle) * reach)}" cy="${short(y + Math.sin(angle) * reach)}" r="${short(r * 0.018)}"/>`
  }
  const skin = `cx="${short(x)}" cy="${short(y)}" r="${short(r)}"`
  const left = `${short(x - r * 0.5)} ${short(y + r * 0.8)}`
  const crescent = `M${left}A${short(r)} ${short(r)} 0 0 0 ${short(x + r * 0.98)} ${short(y - r * 0.1)}A${short(r * 1.15)} ${short(r * 1.1)} 0 0 1 ${left}Z`
  const light = `M${short(x - r * 0.62)} ${short(y - r * 0.28)}A${short(r * 0.72)} ${short(r * 0.72)} 0 0 1 ${short(x - r * 0.2)} ${short(y - r * 0.66)}`
  return `<g><circle ${skin} fill="${INK.fruit}"/><path d="${crescent}" fill="${INK.fruitShade}" opacity=".8"/><g fill="${INK.fruitShade}">${dots}</g><path d="${light}" ${stroke(lineWidth * 1.8, 0.65, '#fff')}/><circle ${skin} ${stroke(lineWidth)}/></g>`
}
