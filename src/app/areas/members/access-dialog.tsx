import { useMutation, useQuery } from '@tanstack/react-query'
import type { Member } from '#contract/weddings.ts'
import { LEVELS, type NamedPreset, presetsOfRole, SECTIONS } from '#domain/permissions.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PRESET_NAMES } from '#ui/preset-names.ts'
import { Segmented } from '#ui/segmented.tsx'
import { Select } from '#ui/select.tsx'
import { LEVEL_NAMES, SECTION_NAMES } from '../../lib/access-words.ts'
import { messageFor } from '../../lib/error-messages.ts'
import { membersQuery } from '../../lib/members-query.ts'
import { changeAccess } from './members.actions.ts'

type AccessDialogProps = { weddingId: string; member: Member; onClose: () => void; onRemove: () => void }

/** What a member may see and edit: a preset, and each section by itself. Every choice is saved at once. */
export function AccessDialog({ weddingId, member: opened, onClose, onRemove }: AccessDialogProps) {
  const members = useQuery(membersQuery(weddingId))
  const member = members.data?.find(({ userId }) => userId === opened.userId) ?? opened
  const name = member.fullName || 'Usuario'
  const change = useMutation({
    mutationFn: (wish: Parameters<typeof changeAccess>[2]) => changeAccess(weddingId, member.userId, wish),
  })
  // The choice is shown while it is being saved; a refusal puts it back and says why.
  const permissions = { ...member.permissions, ...(change.isPending && change.variables.permissions) }
  return (
    <Dialog
      title={`Acceso de ${name}`}
      description="Lo que cambies vale desde ahora mismo, también donde tenga la boda abierta."
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={(close) => (
        <>
          <Button variant="danger" onPress={onRemove} className="mr-auto">
            Quitar de la boda
          </Button>
          <Button variant="primary" onPress={close}>
            Listo
          </Button>
        </>
      )}
    >
      <div className="grid gap-4 pb-2">
        <Select
          label="Papel"
          options={presetChoices(member)}
          value={member.preset}
          onChange={(preset) => preset !== 'custom' && change.mutate({ preset: preset as NamedPreset })}
          isDisabled={change.isPending}
        />
        <div className="border-t border-line">
          {SECTIONS.map((section) => (
            <div
              key={section}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-2"
            >
              <span>{SECTION_NAMES[section]}</span>
              <Segmented
                label={SECTION_NAMES[section]}
                segments={LEVEL_CHOICES}
                value={permissions[section]}
                onChange={(level) => change.mutate({ permissions: { [section]: level } })}
                className="w-auto max-md:w-auto"
              />
            </div>
          ))}
        </div>
        <p className="text-sm text-ink-3">
          El presupuesto y la conversación necesitan ver los proveedores. Sin presupuesto no se ve ningún
          importe.
        </p>
        <p role="status" className="text-sm text-granate-700 empty:hidden">
          {change.error && messageFor(change.error)}
        </p>
      </div>
    </Dialog>
  )
}

const LEVEL_CHOICES = LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }))

function presetChoices({ role, preset }: Member) {
  const named = presetsOfRole(role).map((value) => ({ value, label: PRESET_NAMES[value] }))
  return preset === 'custom' ? [...named, { value: preset, label: PRESET_NAMES.custom }] : named
}
