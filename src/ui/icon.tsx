import type { ComponentType } from 'react'
import { cx } from './class-names.ts'

/** An icon component of lucide, imported alone: `import Plus from 'lucide-react/icons/plus'`. */
export type IconGlyph = ComponentType<{
  size?: number | string
  strokeWidth?: number | string
  className?: string
  'aria-hidden'?: boolean | 'true' | 'false'
}>

const PIXELS = { sm: 15, md: 18, lg: 22 }

type IconProps = { of: IconGlyph; size?: keyof typeof PIXELS; className?: string }

/** A decorative icon at the house stroke; the words beside it, or an aria-label, carry the meaning. */
export function Icon({ of: Glyph, size = 'md', className }: IconProps) {
  return (
    <Glyph size={PIXELS[size]} strokeWidth={1.6} className={cx('shrink-0', className)} aria-hidden="true" />
  )
}
