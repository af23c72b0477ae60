import { showToast } from '#ui/toast-queue.ts'
import { messageFor } from '../error-messages.ts'

type Publication = {
  publish: () => Promise<unknown>
  /** Without it there is no way back: prepared changes have gone into their day. */
  unpublish?: () => Promise<unknown>
  /** Reads the lists again. */
  refresh: () => Promise<unknown>
  /** 'Has publicado 3 proveedores.' */
  done: string
}

/** 'Publicar', and 'Deshacer' as long as the toast stands. */
export async function publishDrafts({ publish, unpublish, refresh, done }: Publication): Promise<void> {
  try {
    await publish()
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
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
