import { EXPORT_DAYS, type ExportFailure } from '#domain/exports/exports.ts'
import { spanishDayAt } from '#domain/time/spanish-day.ts'
import type { Mail } from '#server/platform/mail.ts'

type About = { to: string; wedding: string; weddingId: string; publicUrl: string }

const pageOf = ({ publicUrl, weddingId }: About) => `${publicUrl}/app/couple/${weddingId}/move-out`

/** To a person whose copy of a wedding is ready. It holds no secret: the page asks for the password. */
export const exportReadyMail = (about: About & { isScheduled: boolean; expiresAt: Date }): Mail => ({
  to: about.to,
  subject: `La copia de «${about.wedding}» está lista`,
  text: `Hola:

La copia de «${about.wedding}» está lista. Descárgala antes del ${spanishDayAt(about.expiresAt)}; después de ${EXPORT_DAYS} días se elimina:

${pageOf(about)}

Te pedirá la contraseña.
${about.isScheduled ? '\nTe llega sola porque así lo pediste. Se apaga en esa misma página.\n' : ''}
Azahar
`,
})

/** To a person whose copy could not be made. */
export const exportFailedMail = (about: About & { failure: ExportFailure }): Mail => ({
  to: about.to,
  subject: `No hemos podido preparar la copia de «${about.wedding}»`,
  text: `Hola:

No hemos podido preparar la copia de «${about.wedding}». ${REASONS[about.failure]}

Aquí puedes volver a pedirla:

${pageOf(about)}

Azahar
`,
})

const REASONS: Record<ExportFailure, string> = {
  TOO_LARGE: 'Sus imágenes y archivos no caben en un ZIP. Pídela sin ellos.',
  NO_ROOM: 'Ahora mismo no hay sitio para guardarla. Inténtalo más tarde, o pídela sin imágenes ni archivos.',
  TOO_SLOW: 'Ha tardado demasiado. Pídela sin imágenes ni archivos.',
  NO_ACCESS: 'Ya no tienes acceso a esa boda.',
  INTERRUPTED: 'El servidor se ha parado varias veces mientras la hacía.',
  FAILED: 'Algo ha fallado por nuestra parte.',
}
