import { useQuery } from '@tanstack/react-query'
import type { Member } from '#contract/weddings.ts'
import { SECTIONS } from '#domain/members/permissions.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { SECTION_NAMES } from '../../shared/session/access-words.ts'
import { membersQuery } from '../../shared/wedding/members-query.ts'
import { isGiven, LEVEL_CHOICES, presetChoices } from './access-choices.ts'
import { useAccessChange } from './use-access-change.ts'

type AccessDialogProps = { weddingId: string; member: Member; onClose: () => void; onRemove: () => void }

/** The choice on a phone of what a member may see and edit: a preset, and each section by itself. */
export function AccessDialog({ weddingId, member: opened, onClose, onRemove }: AccessDialogProps) {
  const members = useQuery(membersQuery(weddingId))
  const member = members.data?.find(({ userId }) => userId === opened.userId) ?? opened
  const { permissions, save, isPending, problem } = useAccessChange(weddingId, member)
  return (
    <Dialog
      title={`Acceso de ${member.fullName || 'Usuario'}`}
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
          onChange={(preset) => isGiven(preset) && save({ preset })}
          isDisabled={isPending}
        />
        <div className="border-t border-line">
          {SECTIONS.map((section) => (
            <div
              key={section}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-2"
            >
              <span>{SECTION_NAMES[section]}</span>
              <div className="max-md:w-56">
                <Segmented
                  label={SECTION_NAMES[section]}
                  segments={LEVEL_CHOICES}
                  value={permissions[section]}
                  onChange={(level) => save({ permissions: { [section]: level } })}
                  className="max-md:*:flex-nowrap"
                />
              </div>
            </div>
          ))}
        </div>
        <p role="status" className="text-sm text-granate-700 empty:hidden">
          {problem}
        </p>
      </div>
    </Dialog>
  )
}
