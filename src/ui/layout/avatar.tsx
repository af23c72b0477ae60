import type { Role } from '#domain/members/roles.ts'
import { initialsOf } from '#domain/text/initials.ts'
import { cx } from '../class-names.ts'

const SIZE = {
  xs: 'size-6 text-[.625rem]',
  sm: 'size-8 text-xs',
  md: 'size-9.5 text-xs',
  lg: 'size-16 text-xl',
}

type AvatarProps = { name: string; memberRole?: Role; size?: keyof typeof SIZE; className?: string }

/** A person's initials in a circle, tinted by role. Decorative: the name stands beside it or names the button. */
export function Avatar({ name, memberRole = 'couple', size = 'sm', className }: AvatarProps) {
  const tint = memberRole === 'planner' ? 'bg-primary text-on-primary' : 'bg-si-bg text-si-fg'
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center rounded-full font-semibold',
        tint,
        SIZE[size],
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
