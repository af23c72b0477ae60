import type { ReactNode } from 'react'
import { STYLES } from '#domain/style/style-definitions.ts'
import type { StyleMotif, WeddingStyleChoice } from '#domain/style/wedding-styles.ts'
import { cx } from '../class-names.ts'
import { dressedIn } from '../theme/style-tokens.ts'
import lemonBranch from './images/branch-lemon.svg'
import orangeBranch from './images/branch-without-fruit.svg'
import lights from './images/prints/lights.webp'
import tiles from './images/prints/tiles.webp'
import wall from './images/prints/wall.webp'
import almond from './images/species-almond.svg'
import olive from './images/species-olive.svg'

const MOTIFS: Record<StyleMotif, string> = {
  orangeBranch,
  lemonBranch,
  nightLights: lights,
  tiles,
  almondBranch: almond,
  oliveBranch: olive,
}

/** The picture that a style is drawn with. */
export const motifOf = ({ style }: WeddingStyleChoice): string => MOTIFS[STYLES[style].motif]

type StyleCoverProps = {
  look: WeddingStyleChoice
  /** A photo in place of the drawing, as a `picture`. */
  photo?: ReactNode
  children?: ReactNode
  className?: string
}

/** The cover of a style: its drawing or a photo on its ground, with what is written on it. */
export function StyleCover({ look, photo, children, className }: StyleCoverProps) {
  return (
    <div {...dressedIn(look)} data-paper className={cx('style-cover', className)}>
      {photo ?? (
        <>
          {look.style === 'cal' && <img src={wall} alt="" className="wall" decoding="async" />}
          <img src={motifOf(look)} alt="" className="motif" decoding="async" />
        </>
      )}
      {children}
    </div>
  )
}
