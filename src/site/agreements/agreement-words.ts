import type { SigningFailure, SigningField, SigningProblem } from './agreement-view.ts'

const NONE = 'No lo hemos entendido. Escríbelo otra vez.'

/** The sentences beside the fields of a form. */
export const SIGNING_PROBLEMS: Record<SigningField, Record<SigningProblem, string>> = {
  name: {
    MISSING: 'Escribe tu nombre y tus apellidos.',
    TOO_LONG: 'Es demasiado largo. Escribe solo nombre y apellidos.',
    REFUSED: NONE,
    OTHER: NONE,
  },
  nif: {
    MISSING: 'Escribe tu NIF o tu NIE.',
    TOO_LONG: NONE,
    REFUSED: 'Ese NIF no es correcto: la letra no coincide con el número. Revísalo.',
    OTHER: 'No es el NIF que está en el contrato. Revísalo, o pide que lo corrijan antes de firmar.',
  },
  accepted: {
    MISSING: 'Marca la casilla cuando lo hayas leído.',
    TOO_LONG: NONE,
    REFUSED: NONE,
    OTHER: NONE,
  },
  code: {
    MISSING: 'Escribe el código que te hemos enviado.',
    TOO_LONG: NONE,
    REFUSED: 'Son seis cifras, sin letras.',
    OTHER: 'No coincide.',
  },
}

/** Why a form was not taken although nothing is wrong with it. */
export const SIGNING_FAILURES: Record<SigningFailure, string> = {
  changed:
    'El contrato ha cambiado desde que abriste esta página. Este es el de ahora: léelo antes de seguir.',
  tooMany: 'Has probado muchas veces seguidas. Vuelve dentro de un rato: el contrato sigue aquí.',
  early: 'Te acabamos de enviar un código. Espera un minuto antes de pedir otro.',
  ended: 'Ese código ya no vale. Pide otro y te llega en un momento.',
}

export const triesInWords = (left: number): string =>
  left === 1 ? 'Te queda un intento.' : `Te quedan ${left} intentos.`

export const firstName = (name: string): string => name.trim().split(' ')[0] ?? name
