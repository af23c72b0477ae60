import type { AgreementState } from '#domain/agreements/agreement-state.ts'
import { type AgreementGap, type AgreementPart, CLAUSE_LINES_MAX } from '#domain/agreements/agreements.ts'

export const STATE_WORDS: Record<AgreementState, string> = {
  draft: 'Borrador',
  sent: 'Enviado, faltan firmas',
  signed: 'Firmado por todos',
  expired: 'Caducado sin firmar',
}

export const PART_WORDS: Record<AgreementPart, string> = {
  title: 'el título',
  clauses: 'las cláusulas',
  signers: 'quiénes firman',
  company: 'tus datos',
  iban: 'el IBAN',
  validDays: 'el plazo',
}

/** The things still to be done before an agreement can be sent. */
export const GAP_WORDS: Record<AgreementGap, string> = {
  title: 'Ponle un título al contrato.',
  clauses: 'Cada cláusula necesita título y texto.',
  clauseLines: `Hay una cláusula de más de ${CLAUSE_LINES_MAX}\u00a0líneas. Acórtala o pártela en dos.`,
  company: 'Faltan tus datos: nombre, domicilio o representante.',
  companyNif: 'Tu NIF falta o no es correcto.',
  signers: 'Cada persona que firma necesita nombre y un email que valga.',
  sameEmail: 'Cada persona firma desde su correo: dos no pueden tener el mismo.',
  signerNif: 'Hay un NIF de la pareja que no es correcto. Corrígelo o déjalo vacío: lo escribirá al firmar.',
  iban: 'El IBAN para la reserva falta o no cuadra.',
}

export const NIF_PROBLEM = 'Ese NIF no es correcto. Revisa el número y la letra.'
