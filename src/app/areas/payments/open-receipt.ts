import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { startDownload } from '../../shared/files/start-download.ts'
import { client } from '../../sync/api.ts'

/** Downloads the receipt of a payment, which is a file of its vendor. */
export async function openReceipt(weddingId: string, vendorId: string, fileId: string) {
  try {
    const { url } = await client.vendors.files.link({ weddingId, targetId: vendorId, fileId })
    startDownload(url)
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
}
