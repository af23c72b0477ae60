import type { Invitation } from '#contract/invitations.ts'
import type { Wedding } from '#contract/weddings.ts'

type Named = Pick<Wedding, 'name'>
type Coded = Pick<Invitation, 'code'>

/** Leads to the sign-up, which offers the code in the next step. */
export const invitationLink = (code: string): string => `${window.location.origin}/signup?code=${code}`

/** Opens WhatsApp with the invitation written, for the sender to choose the chat. */
export const whatsAppLink = (wedding: Named, { code }: Coded): string =>
  `https://wa.me/?text=${encodeURIComponent(`${invitationText(wedding)} ${invitationLink(code)} (código ${code})`)}`

export const canShare = (): boolean => typeof navigator.share === 'function'

/** Hands the invitation to the device's own sharing; turning that down is no failure. */
export async function shareInvitation(wedding: Named, { code }: Coded): Promise<void> {
  try {
    await navigator.share({ title: wedding.name, text: invitationText(wedding), url: invitationLink(code) })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

const invitationText = ({ name }: Named) =>
  `Te invito a organizar conmigo la boda «${name}» en Azahar. Entra con este enlace:`
