const full = import.meta.glob<string>('../ui/art/images/prints/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})
const smaller = import.meta.glob<string>('./images/prints/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
})

const onPhones = import.meta.glob<string>('./images/invitation/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
})

const inPage = import.meta.glob<string>('./images/invitation/*.avif', {
  query: '?inline',
  import: 'default',
  eager: true,
})

const SMALL = 480

/** Pixels of each print. */
const SIZES = {
  bouquet: [800, 1000],
  cake: [800, 1066],
  candles: [800, 1130],
  citrus: [800, 800],
  courtyard: [800, 1066],
  envelope: [1000, 760],
  lights: [1080, 720],
  night: [1800, 920],
  'olive-grove': [1080, 720],
  paper: [1000, 800],
  rings: [800, 800],
  sea: [800, 1000],
  table: [800, 1000],
  tiles: [800, 800],
} as const satisfies Record<string, readonly [number, number]>

export type PrintName = keyof typeof SIZES

/** An image with its size in pixels and the versions a browser may choose from. */
export type Picture = {
  src: string
  width: number
  height: number
  avif?: string
  webp?: string
}

/** A print of the art kit (scripts/site-images.ts makes the smaller versions). */
export function print(name: PrintName): Picture {
  const [width, height] = SIZES[name]
  const src = full[`../ui/art/images/prints/${name}.webp`]!
  const version = (file: string) => smaller[`./images/prints/${file}`]!
  return {
    src,
    width,
    height,
    avif: `${version(`${name}-${SMALL}.avif`)} ${SMALL}w, ${version(`${name}.avif`)} ${width}w`,
    webp: `${version(`${name}-${SMALL}.webp`)} ${SMALL}w, ${src} ${width}w`,
  }
}

/**
 * The part of a print that the cover of an invitation shows on a phone (scripts/images/invitation-art.ts): two files, and
 * the smaller one as a data URI, which comes with the words of a page instead of a round trip later.
 */
export const printOnPhones = (name: 'lights' | 'tiles'): { avif: string; webp: string; inPage: string } => ({
  avif: onPhones[`./images/invitation/${name}.avif`]!,
  webp: onPhones[`./images/invitation/${name}.webp`]!,
  inPage: inPage[`./images/invitation/${name}.avif`]!,
})

export const isPrintName = (name: string): name is PrintName => name in SIZES
