import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Member, Wedding } from '#contract/weddings.ts'
import { DELETED_WEDDING_DAYS } from '#domain/weddings/weddings.ts'
import { Button } from '#ui/button.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { membersQuery } from '../../shared/wedding/members-query.ts'

const dialogs = loadedPart(() => import('./leaving-dialogs.ts'))

/** At the foot of 'Miembros': leaving the wedding, and deleting it for who may. */
export function WayOut({ wedding }: { wedding: Wedding }) {
  const navigate = useNavigate()
  const { id: ownId } = useProfile()
  const members = useQuery(membersQuery(wedding.id))
  const [asking, setAsking] = useState<'leave' | 'delete' | null>(null)
  const parts = useOpenedPart(dialogs, asking !== null, () => setAsking(null))
  const goHome = () => navigate({ to: '/app', replace: true })
  const isLastMember = members.data?.length === 1
  const others = (members.data ?? []).filter(({ userId }) => userId !== ownId)
  return (
    <section aria-labelledby="dejarlo" className="mt-14 max-w-184">
      <h2 id="dejarlo" className="border-b border-line-strong pb-3">
        Dejarlo aquí
      </h2>
      <ul>
        {!isLastMember && (
          <Row
            title="Salir de la boda"
            line={`Pierdes el acceso. ${othersInWords(others)}`}
            button={
              <Button variant="secondary" onPress={() => setAsking('leave')}>
                Salir de la boda
              </Button>
            }
          />
        )}
        {wedding.access.members === 'edit' && (isLastMember || wedding.isCreator) && (
          <Row
            title="Eliminar la boda"
            line={`${wedding.role === 'couple' ? 'Solo la pareja, escribiendo' : 'Escribiendo'} el nombre. Se puede recuperar durante ${DELETED_WEDDING_DAYS} días.`}
            button={
              <Button variant="danger" onPress={() => setAsking('delete')}>
                Eliminar la boda
              </Button>
            }
          />
        )}
      </ul>
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
    </section>
  )
}

type RowProps = { title: string; line: string; button: ReactNode }

function Row({ title, line, button }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-3.5">
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <b className="font-strong">{title}</b>
        <p className="text-ink-2 wrap-anywhere">{line}</p>
      </div>
      {button}
    </li>
  )
}

/** Says that the others stay, and which of the couple can invite the person again. */
function othersInWords(others: readonly Member[]): string {
  const inviter = others.find(({ preset, fullName }) => preset === 'couple' && fullName)
  const name = inviter?.fullName.split(/\s+/)[0]
  if (others.length === 1) return name ? `${name} sigue, y puede volver a invitarte.` : 'Quien queda sigue.'
  return name ? `Los demás siguen, y ${name} puede volver a invitarte.` : 'Los demás siguen.'
}
