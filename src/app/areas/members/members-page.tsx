import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Member, Wedding } from '#contract/weddings.ts'
import { LINKED_SECTIONS } from '#domain/shared-links/shared-links.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Count } from '#ui/layout/badge.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { ByMedia } from '../../shared/page/by-media.tsx'
import { useProfile } from '../../shared/session/use-session.ts'
import { membersQuery } from '../../shared/wedding/members-query.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { AccessList } from './access-list.tsx'
import { AccessMatrix } from './access-matrix.tsx'
import { MembersUnavailable } from './members-unavailable.tsx'

const removal = loadedPart(() => import('./remove-member-dialog.tsx'))

/** Below it the matrix has no room. */
const NARROW = '(width < 82rem)'

export type MembersTab = 'access' | 'activity'

type MembersPageProps = {
  wedding: Wedding
  tab: MembersTab
  onTab: (tab: MembersTab) => void
  /** The way to let more people in, for who may. */
  invite: ReactNode
  /** The drafts of planners; nothing for members who see no drafts. */
  drafts: ReactNode
  /** The codes that are still unused. */
  openCodes: ReactNode
  /** The addresses that work without an account, for who edits a section that has them. */
  sharedLinks: ReactNode
  /** The programs that are told what changes. */
  webhooks: ReactNode
  /** Leaving the wedding and deleting it. */
  wayOut: ReactNode
  activity: ReactNode
}

/** 'Miembros': who takes part in the wedding, what each may see and edit, and what each has done. */
export function MembersPage({ wedding, tab, onTab, invite, activity, ...slots }: MembersPageProps) {
  const members = useQuery(membersQuery(wedding.id))
  return (
    <Page>
      <PageHeader
        title="Miembros"
        aside={
          members.data && (
            <Count value={members.data.length} label={members.data.length === 1 ? 'miembro' : 'miembros'} />
          )
        }
        actions={wedding.access.wedding === 'edit' && <BottomBar className={IN_REACH}>{invite}</BottomBar>}
      />
      <Tabs
        label="Miembros"
        selected={tab}
        onSelect={onTab}
        className="mt-5"
        panelClassName="pt-5"
        tabs={[
          { id: 'access', label: 'Accesos', panel: <Accesses wedding={wedding} {...slots} /> },
          { id: 'activity', label: 'Actividad', panel: activity },
        ]}
      />
    </Page>
  )
}

/** On a phone at the lower edge, where a thumb is. */
const IN_REACH =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-gutter max-md:pt-3 max-md:pb-[calc(.7rem+env(safe-area-inset-bottom))] max-md:*:w-full'

type AccessesProps = Pick<
  MembersPageProps,
  'wedding' | 'drafts' | 'openCodes' | 'sharedLinks' | 'webhooks' | 'wayOut'
>

function Accesses({ wedding, drafts, openCodes, sharedLinks, webhooks, wayOut }: AccessesProps) {
  const { id: ownId } = useProfile()
  const members = useQuery(membersQuery(wedding.id))
  const [removing, setRemoving] = useState<Member | null>(null)
  const part = useOpenedPart(removal, removing !== null, () => setRemoving(null))
  const mayDecide = wedding.access.members === 'edit'
  if (members.isError && !members.data) return <MembersUnavailable members={members} />
  if (!members.data) return <SkeletonRows rows={3} />
  const shown = {
    weddingId: wedding.id,
    members: members.data,
    ownId,
    mayDecide,
    onRemove: setRemoving,
  }
  return (
    <>
      {drafts}
      <ByMedia query={NARROW}>
        {(isNarrow) => (isNarrow ? <AccessList {...shown} /> : <AccessMatrix {...shown} />)}
      </ByMedia>
      <p className="mt-4 max-w-prose text-sm text-ink-2">
        {whoDecides(members.data, { mayDecide, ownRole: wedding.role })}
      </p>
      {wedding.access.wedding === 'edit' && openCodes}
      {LINKED_SECTIONS.some((section) => wedding.access[section] === 'edit') && sharedLinks}
      {webhooks}
      {wayOut}
      {part && removing && (
        <part.RemoveMemberDialog weddingId={wedding.id} member={removing} onClose={() => setRemoving(null)} />
      )}
    </>
  )
}

function whoDecides(
  members: readonly Member[],
  { mayDecide, ownRole }: { mayDecide: boolean; ownRole: Wedding['role'] },
): string {
  if (!members.some(({ preset }) => preset === 'couple')) {
    return mayDecide
      ? 'Mientras no haya nadie de la pareja en la boda, tú decides qué ve cada persona.'
      : 'Mientras no haya nadie de la pareja en la boda, su planner decide qué ve cada persona.'
  }
  if (mayDecide) {
    return 'La pareja siempre edita todo. Familia y Solo mirar no ven el presupuesto; puedes cambiarlo casilla a casilla. Sin proveedores no hay presupuesto ni conversación.'
  }
  return ownRole === 'planner'
    ? 'La pareja siempre edita todo y decide qué ve cada persona, también tú.'
    : 'La pareja siempre edita todo y decide qué ve cada persona.'
}
