import { plannerName } from '#domain/planners/planners.ts'
import { weddingMail } from '#server/areas/branding/brand-mail.ts'
import type { PlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { QueuedMail } from '#server/core/jobs/send-mail.ts'

/** Reminds a couple of a quote that they can still accept, in the planner's words. */
export const quoteReminderMail = (
  to: string,
  brand: PlannerBrand,
  { text, url }: { text: string; url: string },
): QueuedMail =>
  weddingMail(
    {
      to,
      subject: `Vuestro presupuesto os espera, de ${plannerName(brand)}`,
      title: 'Vuestro presupuesto os espera',
      paragraphs: text.split('\n').filter((line) => line.trim() !== ''),
      action: { label: 'Ver el presupuesto', url },
    },
    brand,
  )
