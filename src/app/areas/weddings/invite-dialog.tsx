import type { Wedding } from '#contract/weddings.ts'
import { Dialog } from '#ui/dialog.tsx'

type InviteDialogProps = { wedding: Wedding; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function InviteDialog({ wedding, isOpen, onOpenChange }: InviteDialogProps) {
  return <Dialog title={`Invita a ${wedding.name}`} isOpen={isOpen} onOpenChange={onOpenChange} />
}
