import { useIsMutating } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Dialog } from '#ui/opening/dialog.tsx'
import { loadedPart, useLoadedPart } from '#ui/opening/loaded-part.ts'
import { forgetPendingCode, usePendingCode } from '../../shared/session/pending-code.ts'
import { useProfile, useWeddings } from '../../shared/session/use-session.ts'
import { JOINING } from './joining.ts'

const joinForm = loadedPart(() => import('./join-form.tsx'))

/**
 * Offers the code of an invitation link, prefilled, on the page where the person lands. The
 * welcome does it itself for a couple without a wedding. Closing it turns the invitation down here.
 */
export function PendingMemberCode() {
  const profile = useProfile()
  const hasWeddings = useWeddings().length > 0
  const pending = usePendingCode()
  const navigate = useNavigate()
  const isOnDashboard = useRouterState({
    select: ({ location }) => location.pathname === `/app/planner/${profile.id}`,
  })
  const [isSettled, setSettled] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  // The welcome redeems it too, and live updates may bring the wedding before that is answered.
  const isJoining = useIsMutating({ mutationKey: JOINING }) > 0
  const waiting = isSettled || isJoining || (profile.role === 'couple' && !hasWeddings) ? null : pending
  if (waiting && !code) setCode(waiting)
  const part = useLoadedPart(joinForm, code !== null)
  if (!code || isSettled || !part) return null
  return (
    <Dialog
      title="Tienes una invitación"
      description="Con este código entras en la boda a la que te han invitado."
      isOpen
      onOpenChange={(isOpen) => {
        if (isOpen) return
        forgetPendingCode()
        setSettled(true)
      }}
      closesOnScrim={false}
    >
      <div className="pb-6">
        <part.JoinForm
          initialCode={code}
          onJoined={(wedding) => {
            setSettled(true)
            showToast(`Ya participas en «${wedding.name}».`)
            if (!isOnDashboard) navigate({ to: '/app/couple/$wid', params: { wid: wedding.id } })
          }}
        />
      </div>
    </Dialog>
  )
}
