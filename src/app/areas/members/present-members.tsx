import { inSpanishList } from '#domain/text/spanish-list.ts'
import { cx } from '#ui/class-names.ts'
import { Avatar } from '#ui/layout/avatar.tsx'
import { RoleBadge } from '#ui/layout/badge.tsx'
import { Popover } from '#ui/opening/popover.tsx'
import { Tooltip } from '#ui/opening/tooltip.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { firstName } from '../../sync/presence/first-name.ts'
import { type Present, usePresence, usePresentMembers } from '../../sync/presence/presence.ts'

/** Faces the top bar has room for. */
const FACES = 3

/** The other members who are in the wedding now, as small faces; pressed, they say who they are. */
export function PresentMembers({ weddingId }: { weddingId: string }) {
  usePresence(weddingId)
  const present = usePresentMembers(weddingId)
  if (present.length === 0) return null
  const names = present.map(({ fullName }) => firstName(fullName))
  return (
    <Popover
      label="En esta boda ahora"
      className="w-[min(18rem,calc(100vw-2rem))]"
      trigger={
        <Tooltip label={`Ahora aquí: ${inSpanishList(names)}`} placement="bottom">
          <PlainButton
            aria-label={`En esta boda ahora: ${inSpanishList(names)}`}
            className="flex items-center rounded-pill p-1 max-[22.5rem]:hidden pointer-coarse:min-h-11"
          >
            {present.slice(0, FACES).map((member, place) => (
              <Face key={member.userId} member={member} className={cx(place > 0 && 'ml-0.5 max-md:hidden')} />
            ))}
            <More count={present.length - FACES} className="max-md:hidden" />
            <More count={present.length - 1} className="md:hidden" />
          </PlainButton>
        </Tooltip>
      }
    >
      <h2 className="px-5 pt-4 text-[1.125rem]">En esta boda ahora</h2>
      <ul className="px-5 pt-1 pb-3">
        {present.map((member) => (
          <li key={member.userId} className="flex items-center gap-3 py-2 text-sm">
            <Face member={member} />
            <span className="min-w-0 flex-1 font-strong wrap-anywhere">{member.fullName || 'Usuario'}</span>
            <RoleBadge memberRole={member.role} />
          </li>
        ))}
      </ul>
    </Popover>
  )
}

function Face({ member, className }: { member: Present; className?: string }) {
  return (
    <span className={cx('relative', className)}>
      <Avatar name={member.fullName} memberRole={member.role} className="ring-2 ring-surface" />
      <span className="absolute right-0 bottom-0 size-2 rounded-full bg-primary ring-2 ring-surface" />
    </span>
  )
}

function More({ count, className }: { count: number; className: string }) {
  if (count <= 0) return null
  return <span className={cx('num pl-1 text-xs font-strong text-ink-2', className)}>+{count}</span>
}
