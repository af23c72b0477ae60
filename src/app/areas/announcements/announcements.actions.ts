import { showToast } from '#ui/feedback/toast-queue.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import '../../shared/operator/operator.sentences.ts'
import './announcements.sentences.ts'

type Announcement = Parameters<typeof client.announcements.announce>[0]

export async function sendProof(given: Announcement): Promise<void> {
  const { sentTo } = await client.announcements.sendProof(given)
  showToast(`La prueba va de camino a ${sentTo}.`)
}

/** Takes an announcement back; its mails and notices follow by themselves. */
export async function withdraw(announcementId: string, reason: string): Promise<void> {
  await client.announcements.withdraw({ announcementId, reason })
  showToast('Retirado. Los correos salen poco a poco.')
  await readAgain()
}

export async function announce(given: Announcement): Promise<void> {
  await client.announcements.announce(given)
  showToast('Anunciado. Los correos salen poco a poco.')
  await readAgain()
}

async function readAgain() {
  await queryClient.invalidateQueries({ queryKey: api.announcements.key() })
  void queryClient.invalidateQueries({ queryKey: api.operator.log.key() })
}
