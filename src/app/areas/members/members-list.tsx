import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import UserMinus from 'lucide-react/icons/user-minus'
import { useState } from 'react'
import type { Member, Wedding } from '#contract/weddings.ts'
import { IconButton } from '#ui/button.tsx'
import { EmptySection } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Avatar } from '#ui/layout/avatar.tsx'
import { RoleBadge } from '#ui/layout/badge.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { membersQuery } from '../../shared/wedding/members-query.ts'
import { MembersUnavailable } from './members-unavailable.tsx'

const removal = loadedPart(() => import('./remove-member-dialog.tsx'))

/** Lists the members of the wedding (spec 2). */
export function MembersList({ wedding }: { wedding: Wedding }) {
  const { id: ownId } = useProfile()
  const members = useQuery(membersQuery(wedding.id))
  const [removing, setRemoving] = useState<Member | null>(null)
  const part = useOpenedPart(removal, removing !== null, () => setRemoving(null))
  const mayRemove = wedding.access.members === 'edit'
  if (members.isPending) return <SkeletonRows rows={2} />
  if (members.isError) return <MembersUnavailable members={members} />
  if (members.data.length === 0) return <EmptySection>Aún no hay miembros.</EmptySection>
  return (
    <>
      <ul className="mt-2.5">
        {members.data.map((member) => (
          <li
            key={member.userId}
            data-row={member.userId}
            className="flex items-center gap-3.5 border-b border-line py-3"
          >
            <Avatar name={member.fullName} memberRole={member.role} size="md" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <b className="font-strong">{member.fullName || 'Usuario'}</b>
              {member.userId === ownId && <span className="text-ink-3"> (tú)</span>}
            </span>
            <RoleBadge memberRole={member.role} preset={member.preset} />
            {mayRemove && member.userId !== ownId && (
              <IconButton
                icon={UserMinus}
                label={`Quitar a ${member.fullName || 'Usuario'} de la boda`}
                onPress={() => setRemoving(member)}
                className="-mr-2 text-ink-3"
              />
            )}
            {mayRemove && member.userId === ownId && <span className="-mr-2 w-8.5 pointer-coarse:w-11" />}
          </li>
        ))}
      </ul>
      <Link
        to="/app/couple/$wid/members"
        params={{ wid: wedding.id }}
        className="link mt-3 inline-flex min-h-8 items-center rounded-[4px] text-sm pointer-coarse:min-h-11"
      >
        {mayRemove ? 'Decidir qué ve cada persona' : 'Ver qué puede hacer cada persona'}
      </Link>
      {part && removing && (
        <part.RemoveMemberDialog weddingId={wedding.id} member={removing} onClose={() => setRemoving(null)} />
      )}
    </>
  )
}
