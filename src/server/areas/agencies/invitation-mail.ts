import { AGENCY_INVITATION_DAYS, invitedInWords } from '#domain/agencies/agencies.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { weddingMail } from '#server/areas/branding/brand-mail.ts'
import type { PlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { QueuedMail } from '#server/core/jobs/send-mail.ts'

/** Asks a person to join the team of an agency. */
export const invitationMail = (
  to: string,
  brand: PlannerBrand,
  { inviterName, url }: { inviterName: string; url: string },
): QueuedMail =>
  weddingMail(
    {
      to,
      subject: invitedInWords(inviterName, plannerName(brand)),
      title: `${inviterName} te invita a su equipo`,
      paragraphs: [
        `Desde el equipo de ${plannerName(brand)} podrás trabajar en las bodas que te asignen, con tu propia cuenta de wedding planner.`,
        `Si todavía no tienes cuenta, créala como wedding planner al abrir el enlace. Vale ${AGENCY_INVITATION_DAYS} días y sirve para una sola persona.`,
      ],
      action: { label: 'Ver la invitación', url },
    },
    brand,
  )
