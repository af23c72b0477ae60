import type { GroupChange } from '#domain/households/guest-messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import type { Family } from '../../../shared/households/families.ts'
import { countFamilies } from '../../../shared/households/words.ts'
import { FamilyNames } from '../mail/unreachable-families.tsx'

type GroupChangedProps = {
  change: GroupChange
  /** The families of before and now, by which those of the change are named. */
  families: readonly Family[]
  /** How many there are now. */
  count: number
  onSend: () => void
  onClose: () => void
}

/** Asks again, because the group is another than the one that was on the screen. */
export function GroupChanged({ change, families, count, onSend, onClose }: GroupChangedProps) {
  const named = (keys: readonly string[]) => families.filter(({ key }) => keys.includes(key))
  const gone = change.left.length - named(change.left).length
  return (
    <Dialog
      title="El grupo ha cambiado"
      description="No ha salido nada todavía. Desde que lo viste:"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Volver al mensaje
          </Button>
          <Button variant="primary" isDisabled={count === 0} onPress={onSend}>
            Enviar a {countFamilies(count)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FamilyNames title="Entran" families={named(change.joined)} />
        <FamilyNames title="Salen" families={named(change.left)} />
        {gone > 0 && (
          <p className="num text-sm text-ink-2">
            {gone === 1 ? '1 familia ya no está en la lista.' : `${gone} familias ya no están en la lista.`}
          </p>
        )}
        <FamilyNames title="Les llega por otra vía" families={named(change.moved)} />
      </div>
    </Dialog>
  )
}
