import { DEFAULT_BRAND_COLOR } from '#domain/branding/branding.ts'
import { inkOn } from '#domain/style/contrast.ts'
import { initialsOf } from '#domain/text/initials.ts'
import { cx } from '../class-names.ts'

type BrandLogoProps = {
  name: string
  color: string | null
  logo: { url: string; isLight: boolean; placeholder?: string | null } | null
  /** Its size, and the size of the initials. */
  className?: string
}

/** The logo in a circle, a light one on the brand colour; without one the initials in Ibarra (design). */
export function BrandLogo({ name, color, logo, className }: BrandLogoProps) {
  const brand = color ?? DEFAULT_BRAND_COLOR
  const shape = cx('grid shrink-0 place-items-center overflow-hidden rounded-full', className)
  if (!logo) {
    return (
      <span
        aria-hidden="true"
        style={{ backgroundColor: brand, color: inkOn(brand) }}
        className={cx('serif leading-none tracking-[.02em]', shape)}
      >
        {initialsOf(name)}
      </span>
    )
  }
  return (
    <span className={shape} style={{ backgroundColor: logo.isLight ? brand : '#ffffff' }}>
      <img
        src={logo.url}
        alt=""
        width={300}
        height={300}
        // The small one that came with the answer stands there until the other has come.
        style={
          logo.placeholder ? { background: `center / contain no-repeat url(${logo.placeholder})` } : undefined
        }
        className="size-full object-contain"
      />
    </span>
  )
}
