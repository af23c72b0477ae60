import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { Button } from '#ui/button.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { membersQuery } from '../../shared/wedding/members-query.ts'
import { homeDialogs } from './home-overlays.ts'

export function WayOut({ wedding }: { wedding: Wedding }) {
  const navigate = useNavigate()
  const members = useQuery(membersQuery(wedding.id))
  const [asking, setAsking] = useState<'leave' | 'delete' | null>(null)
  const parts = useOpenedPart(homeDialogs, asking !== null, () => setAsking(null))
  const goHome = () => navigate({ to: '/app', replace: true })
  const isLastMember = members.data?.length === 1
  return (
    <div className="mt-4 -ml-2.5 flex flex-wrap gap-x-2">
      {!isLastMember && (
        <Button variant="danger" size="sm" onPress={() => setAsking('leave')}>
          Salir de la boda
        </Button>
      )}
      {wedding.access.members === 'edit' && (isLastMember || wedding.isCreator) && (
        <Button variant="danger" size="sm" onPress={() => setAsking('delete')}>
          Eliminar la boda
        </Button>
      )}
      {parts && (
        <parts.LeaveWeddingDialog
          wedding={asking === 'leave' ? wedding : null}
          onClose={() => setAsking(null)}
          onLeft={goHome}
        />
      )}
      {parts && asking === 'delete' && (
        <parts.DeleteWeddingDialog
          wedding={wedding}
          isLastMember={isLastMember}
          onClose={() => setAsking(null)}
          onDeleted={goHome}
          onRestored={() => navigate({ to: '/app/couple/$wid', params: { wid: wedding.id }, replace: true })}
        />
      )}
    </div>
  )
}
