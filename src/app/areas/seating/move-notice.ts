import { dismissToast, showToast } from '#ui/feedback/toast-queue.ts'

/** The notice of what was last done to the plan, in place of the one before: its way back would lead elsewhere. */
export function noticeMove(said: string, takeBack?: () => void): void {
  dismissToast(last)
  last = showToast(said, takeBack && { action: { label: 'Deshacer', onAction: takeBack } })
}

let last = 0
