import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { SideChoices, type TwoSides } from './side-choices.tsx'

/** Which side counts, by the key of a conflict: what others have saved, or what was typed here. */
export type ChosenSides = Readonly<Record<string, 'theirs' | 'mine'>>

/** A conflict with the words of both sides. */
export const twoSides = (
  key: string,
  title: string,
  theirs: TwoSidesWords,
  mine: TwoSidesWords,
): TwoSides => ({
  key,
  title,
  sides: [
    { take: 'theirs', ...theirs },
    { take: 'mine', ...mine },
  ],
})

type TwoSidesWords = Omit<TwoSides['sides'][number], 'take'>

type TwoSidesDialogProps = {
  description: string
  conflicts: readonly TwoSides[]
  confirmLabel: string
  isPending?: boolean
  onChoose: (chosen: ChosenSides) => void
  onClose: () => void
}

/** Before something is saved that others have changed too: both values of each field, to choose which stays. */
export function TwoSidesDialog(props: TwoSidesDialogProps) {
  const { description, conflicts, confirmLabel, isPending = false, onChoose, onClose } = props
  const [chosen, choose] = useState<ChosenSides>({})
  return (
    <Dialog
      title="Han cambiado lo mismo"
      description={description}
      isOpen
      onOpenChange={onClose}
      closesOnScrim={false}
      width="lg"
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel="Guardando"
            isDisabled={!conflicts.every(({ key }) => chosen[key])}
            onPress={() => onChoose(chosen)}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <SideChoices
        conflicts={conflicts}
        choiceOf={(key) => chosen[key]}
        onChoose={(key, take) => choose({ ...chosen, [key]: take as 'theirs' | 'mine' })}
      />
    </Dialog>
  )
}
