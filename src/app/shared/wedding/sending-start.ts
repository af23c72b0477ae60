/** The tab at which the panel of the invitations opens; `group` is the one to write to, as `groupKey` of the domain says it. */
export type SendingStart = { tab: 'whatsapp' | 'remind' | 'messages'; group: string | null }

/**
 * The part of an address that opens the messages to those of a bus or a hotel over the guest list. The group is written
 * here as `groupKey` writes it, so that screens with a link do not load what reads it.
 */
export const toMessages = (kind: 'busOut' | 'busBack' | 'hotel', id: string) => ({
  enviar: 'mensaje',
  grupo: `${kind}:${id}`,
})

/** The name under which a message to a group stays unsent on this device. */
export const messageDraftKey = (weddingId: string) => `guest message ${weddingId}`

/** The place that such a part of an address leads to; `null` for one that opens nothing. */
export function sendingStart(search: Record<string, unknown>): SendingStart | null {
  if (!('enviar' in search)) return null
  if (search['enviar'] !== 'mensaje') return { tab: 'remind', group: null }
  return { tab: 'messages', group: typeof search['grupo'] === 'string' ? search['grupo'] : null }
}
