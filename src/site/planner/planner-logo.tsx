import type { DirectoryPlanner } from '#contract/planners.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { cx } from '#ui/class-names.ts'

const PASTELS = [
  'fill-pastel-1',
  'fill-pastel-2',
  'fill-pastel-3',
  'fill-pastel-4',
  'fill-pastel-5',
  'fill-pastel-6',
  'fill-pastel-7',
  'fill-pastel-8',
  'fill-pastel-9',
  'fill-pastel-10',
]

const HEX = /^#[0-9a-f]{6}$/i

/**
 * A planner's logo on the brand's colour when the logo is light, otherwise on a tint of it; the name
 * when there is no logo. The colour is an SVG attribute because style attributes are refused.
 */
export function PlannerLogo({
  planner,
  className,
}: {
  planner: Pick<
    DirectoryPlanner,
    'userId' | 'brandName' | 'fullName' | 'brandColor' | 'logoUrl' | 'logoIsLight'
  >
  className?: string
}) {
  const { brandColor, logoUrl, logoIsLight } = planner
  const colour = brandColor && HEX.test(brandColor) ? brandColor : null
  return (
    <span className={cx('relative grid place-items-center overflow-hidden bg-white', className)}>
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <rect
          width="100%"
          height="100%"
          fill={colour ?? undefined}
          fillOpacity={colour && !logoIsLight ? 0.28 : undefined}
          className={colour ? undefined : pastelOf(planner.userId)}
        />
      </svg>
      {logoUrl ? (
        <img
          src={logoUrl}
          alt=""
          width={300}
          height={300}
          loading="lazy"
          className="absolute inset-[19%] size-[62%] object-scale-down"
        />
      ) : (
        <span className="serif relative px-[8%] text-center wrap-anywhere text-[1.75em] leading-none text-on-pastel">
          {plannerName(planner)}
        </span>
      )}
    </span>
  )
}

/** The same pastel for a planner on every page. */
function pastelOf(userId: string): string {
  let hash = 0
  for (const character of userId) hash = (hash * 31 + character.charCodeAt(0)) >>> 0
  return PASTELS[hash % PASTELS.length]!
}
