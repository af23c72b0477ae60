import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import type { Family } from '../../../shared/households/families.ts'
import type { FamilyActions } from '../family-actions.ts'
import { FamilyCode } from './family-code.tsx'

type FamilyLinkProps = { weddingId: string; family: Family; actions: FamilyActions }

/** The address of a family's invitation: made, copied, exchanged for another one, closed. */
export function FamilyLink({ weddingId, family, actions }: FamilyLinkProps) {
  const [asking, setAsking] = useState<'renew' | 'revoke' | null>(null)
  const { household, name } = family
  const isViewOnly = useViewOnly()
  if (!household?.path) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-2">
          {household?.hasLink ? 'Tiene enlace. Lo ve quien edita los invitados.' : 'Todavía no tiene enlace.'}
        </p>
        {!isViewOnly && (
          <Button size="sm" onPress={() => void actions.invite([family])}>
            Crear enlace
          </Button>
        )}
      </div>
    )
  }
  const address = `${window.location.origin}${household.path}`
  return (
    <div className="grid gap-2">
      <h3 className="font-sans text-sm font-strong text-ink-2">Enlace</h3>
      <p className="num text-sm text-ink-2 wrap-anywhere">{address}</p>
      <FamilyCode weddingId={weddingId} household={household} name={name} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <CopyButton text={address} what={`el enlace de ${name}`} />
        {!isViewOnly && (
          <>
            <Button size="sm" variant="quiet" onPress={() => setAsking('renew')}>
              Renovar
            </Button>
            <Button size="sm" variant="danger" onPress={() => setAsking('revoke')}>
              Anular
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        title={asking === 'renew' ? '¿Renovar el enlace?' : '¿Anular el enlace?'}
        description={
          asking === 'renew'
            ? 'El enlace de antes dejará de valer, y habrá que enviar el nuevo. Las respuestas se quedan.'
            : 'Quien lo abra verá que ya no vale. Las respuestas se quedan.'
        }
        confirmLabel={asking === 'renew' ? 'Renovar' : 'Anular'}
        isOpen={asking !== null}
        onOpenChange={() => setAsking(null)}
        onConfirm={() => {
          void (asking === 'renew' ? actions.renewLink(household.id) : actions.revokeLink(household.id))
          setAsking(null)
        }}
      />
    </div>
  )
}
