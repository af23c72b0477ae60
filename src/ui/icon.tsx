import { cx } from './class-names.ts'

/** The lines of an icon of lucide, imported alone: `import Plus from 'lucide-react/icons/plus'`. */
export type IconGlyph = { readonly __html: string }

const PIXELS = { sm: 15, md: 18, lg: 22 }

type IconProps = { of: IconGlyph; size?: keyof typeof PIXELS; className?: string }

/** A decorative icon at the house stroke; the words beside it, or an aria-label, carry the meaning. */
export function Icon({ of: glyph, size = 'md', className }: IconProps) {
  return (
    <svg
      className={cx('icon', className)}
      viewBox="0 0 24 24"
      width={PIXELS[size]}
      height={PIXELS[size]}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build writes the lines from the data of lucide
      dangerouslySetInnerHTML={glyph}
    />
  )
}
