import type { MemberCode } from '#contract/member-codes.ts'
import type { Wedding } from '#contract/weddings.ts'

type Named = Pick<Wedding, 'name'>
type Coded = Pick<MemberCode, 'code'>

/** Leads to the sign-up, which offers the code in the next step. */
export const memberCodeLink = (code: string): string => `${window.location.origin}/signup?code=${code}`

/** Opens WhatsApp with the invitation written, for the sender to choose the chat. */
export const whatsAppLink = (wedding: Named, { code }: Coded): string =>
  `https://wa.me/?text=${encodeURIComponent(`${invitationText(wedding)} ${memberCodeLink(code)} (código ${code})`)}`

export const canShare = (): boolean => typeof navigator.share === 'function'

/** Hands the invitation to the device's own sharing; turning that down is no failure. */
export async function shareMemberCode(wedding: Named, { code }: Coded): Promise<void> {
  try {
    await navigator.share({ title: wedding.name, text: invitationText(wedding), url: memberCodeLink(code) })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

const invitationText = ({ name }: Named) =>
  `Te invito a organizar conmigo la boda «${name}» en Azahar. Entra con este enlace:`
