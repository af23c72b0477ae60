import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../error-messages.ts'

type Publication = {
  publish: () => Promise<unknown>
  /** Without it there is no way back: prepared changes have gone into their day. */
  unpublish?: () => Promise<unknown>
  /** Reads the lists again. */
  refresh: () => Promise<unknown>
  /** 'Has publicado 3 proveedores.' */
  done: string
  /** Takes a refusal that is no failure: `true` when it is answered elsewhere. */
  onRefused?: (error: unknown) => boolean
}

/** 'Publicar', and 'Deshacer' as long as the toast stands. */
export async function publishDrafts(publication: Publication): Promise<void> {
  const { publish, unpublish, refresh, done, onRefused } = publication
  try {
    await publish()
  } catch (error) {
    if (!onRefused?.(error)) showToast(messageFor(error), { tone: 'failed' })
    return
  } finally {
    await refresh()
  }
  const takeBack = async () => {
    try {
      await unpublish?.()
    } catch (error) {
      showToast(messageFor(error), { tone: 'failed' })
    }
    await refresh()
  }
  showToast(done, unpublish && { action: { label: 'Deshacer', onAction: () => void takeBack() } })
}
