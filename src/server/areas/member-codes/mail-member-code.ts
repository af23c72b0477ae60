import type { MemberCode } from '#contract/member-codes.ts'
import type { NamedPreset } from '#domain/members/permissions.ts'
import type { Role } from '#domain/members/roles.ts'
import { weddingMail } from '#server/areas/branding/brand-mail.ts'
import { findLinkedPlanner } from '#server/areas/planners/planners.queries.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { createMemberCode } from './member-codes.commands.ts'
import { findWeddingName } from './member-codes.queries.ts'

/** Sends the open code of a role as a link, in a mail that carries the brand of the wedding's planner. */
export async function mailMemberCode(
  platform: Platform,
  by: ActingMember<'wedding'>,
  { to, ...which }: { role: Role; preset?: NamedPreset | undefined; recipient: string; to: string },
): Promise<MemberCode | 'tooMany'> {
  const { db, clock } = platform
  const { publicUrl, limits } = platform.settings
  const { weddingId, actor } = by
  const wish = { ...which, renew: false, max: limits.wedding.members }
  const invitation = await createMemberCode(db, clock, by, wish)
  if (invitation === 'tooMany') return invitation
  const planner = await findLinkedPlanner(platform, weddingId)
  const name = await findWeddingName(db, weddingId)
  const mail = {
    to,
    subject: `${actor.fullName} te invita a la boda «${name}»`,
    title: which.role === 'couple' ? 'Tu boda ya tiene su sitio' : `La boda «${name}» te espera`,
    paragraphs: [
      `${actor.fullName} te invita a organizar la boda «${name}»: invitados, proveedores y presupuesto, en un solo lugar.`,
      `Si te pide un código, es ${invitation.code}. Sirve para una sola persona.`,
    ],
    action: { label: 'Entrar en la boda', url: `${publicUrl}/signup?code=${invitation.code}` },
  }
  await sendMail(db, weddingMail(mail, planner))
  return invitation
}
