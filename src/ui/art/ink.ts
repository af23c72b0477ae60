/** The inks of the plate. They follow the theme where a drawing is inline. */
export const INK = {
  line: 'var(--art-line)',
  leaf: 'var(--art-leaf)',
  leafShade: 'var(--art-leaf-2)',
  petal: 'var(--art-petal)',
  petalShade: 'var(--art-petal-2)',
  stamen: 'var(--art-stamen)',
  fruit: 'var(--art-fruit)',
  fruitShade: 'var(--art-fruit-2)',
  stem: 'var(--art-stem)',
  calyx: 'var(--art-calyx)',
} as const

/** Attributes of a line without a fill, `width` in units of the plate. */
export function stroke(width: number, opacity = 1, colour: string = INK.line): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : ''
  return `fill="none" stroke="${colour}" stroke-width="${fine(width)}" stroke-linecap="round" stroke-linejoin="round"${faint}`
}

/** Attributes of a flat wash with an inked edge. */
export function wash(fill: string, lineWidth: number): string {
  return `fill="${fill}" stroke="${INK.line}" stroke-width="${fine(lineWidth)}" stroke-linejoin="round"`
}

const fine = (width: number) => Math.round(width * 100) / 100
