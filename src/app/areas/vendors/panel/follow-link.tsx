import { Icon, type IconGlyph } from '#ui/icon.tsx'

type FollowProps = { icon: IconGlyph; label: string; href: string | null }

/** A link out of what a field holds, when that leads somewhere. */
export function Follow({ icon, label, href }: FollowProps) {
  if (!href) return null
  const isWeb = href.startsWith('http')
  return (
    <a
      href={href}
      aria-label={label}
      title={label}
      target={isWeb ? '_blank' : undefined}
      rel={isWeb ? 'noopener noreferrer' : undefined}
      className="grid size-8.5 place-items-center rounded-[7px] text-link hover:bg-surface-hover"
    >
      <Icon of={icon} />
    </a>
  )
}
