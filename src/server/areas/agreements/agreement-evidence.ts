import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { type Paper, SOFT } from '#server/areas/books/paper.ts'
import type { OpenedAgreement } from './opened-agreement.queries.ts'
import { flow } from './paper-flow.ts'

type Signed = Pick<OpenedAgreement, 'version' | 'document'>

const moment = new Intl.DateTimeFormat('es-ES', {
  ...{
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  },
  timeZone: WEDDING_TIME_ZONE,
})

/** The names, times, addresses and the hash by which the contract is verified. */
export function drawEvidence(paper: Paper, { version, document }: Signed, origin: string): void {
  paper.needs(10_000)
  paper.y = 190
  flow(paper, 'Firmas', { size: 30, face: 'roman', gap: 4 })
  flow(paper, `${document.title}, ${document.number}.`, { size: 12, gap: 16 })
  for (const one of version.signatures) {
    paper.needs(90)
    paper.rule(paper.y - 14)
    flow(paper, one.typedName ?? one.name, { size: 17, face: 'italic', gap: 0 })
    flow(paper, `${one.typedName ?? one.name}${one.nif ? `, NIF ${one.nif}` : ''}`, {
      size: 9,
      color: SOFT,
      gap: 0,
    })
    flow(
      paper,
      `${moment.format(new Date(one.signedAt!))}, hora de Madrid, desde ${one.ipAddress ?? 'su cuenta'}.`,
      {
        ...{ size: 9.5, gap: 0 },
      },
    )
    const proof = one.hasCode ? `Código enviado a ${one.email}` : `Con su cuenta de Azahar, ${one.email}`
    flow(paper, `${proof}. Aceptó: «${one.accepted ?? ''}»`, { size: 9.5, gap: 20 })
  }
  paper.needs(version.stampedAt ? 220 : 170)
  flow(paper, 'Huella del documento', { size: 15, face: 'roman', gap: 0 })
  flow(paper, version.hash.replace(/(.{8})(?=.)/g, '$1 '), { face: 'strong', gap: 0 })
  flow(
    paper,
    `SHA-256 del texto del contrato y del presupuesto ${document.quote.number}, calculada antes de la primera firma. Si cambia una coma, la huella es otra.`,
    { gap: 12 },
  )
  const { stampedAt, stampAuthority } = version
  if (stampedAt) {
    flow(paper, 'Sello de tiempo', { size: 15, face: 'roman', gap: 0 })
    flow(
      paper,
      `${moment.format(new Date(stampedAt))}, hora de Madrid, de ${stampAuthority} (RFC 3161): a esa hora el documento ya era este.`,
      { gap: 12 },
    )
  }
  flow(paper, 'Qué prueba esto', { size: 15, face: 'roman', gap: 0 })
  flow(
    paper,
    'Es una firma electrónica simple (artículo 25 del Reglamento (UE) 910/2014): cada persona escribió su nombre, aceptó el texto y la pareja demostró con un código que el correo es suyo.',
    { gap: 12 },
  )
  flow(paper, 'Comprobarlo', { size: 15, face: 'roman', gap: 0 })
  flow(
    paper,
    `Sube este PDF en ${origin.replace(/^https?:\/\//, '')}/comprobar: la página calcula la huella del archivo y dice si es el que se guardó. No hace falta cuenta.`,
  )
}
