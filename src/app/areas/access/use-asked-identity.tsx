import { type ReactNode, useState } from 'react'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { codeOf } from '../../shared/error-messages.ts'

const dialogs = loadedPart(() => import('../../shell/identity-dialog.tsx'))

type Asked = { title: string; line: string; submitLabel: string; act: () => Promise<void> }

/**
 * Does what needs a fresh sign-in: at once where the person has just signed in, or else after they have confirmed in a
 * dialog who they are.
 */
export function useAskedIdentity(): { attempt: (asked: Asked) => Promise<void>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const part = useOpenedPart(dialogs, asked !== null, close)
  const attempt = async (wanted: Asked) => {
    try {
      await wanted.act()
    } catch (error) {
      if (codeOf(error) !== 'SESSION_NOT_FRESH') throw error
      setAsked(wanted)
    }
  }
  const confirmed = async () => {
    await asked?.act()
    close()
  }
  const dialog = part && asked && (
    <part.IdentityDialog
      title={asked.title}
      line={asked.line}
      submitLabel={asked.submitLabel}
      onConfirmed={confirmed}
      onClose={close}
    />
  )
  return { attempt, dialog }
}
