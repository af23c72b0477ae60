import { parseEuros } from '#domain/budget/money.ts'

const UNREADABLE = 'Escribe un importe como 1.234,56.'

/** The whole cents of what is typed, or what is wrong with it: nothing, below zero or a third decimal. */
export function readAmount(
  typed: string,
): { cents: number; problem: null } | { cents: null; problem: string } {
  const cents = parseEuros(typed)
  if (typed.trim() === '') return { cents: null, problem: 'Escribe el importe.' }
  if (cents === null) return { cents: null, problem: UNREADABLE }
  return cents === 0
    ? { cents: null, problem: 'El importe tiene que ser mayor que 0.' }
    : { cents, problem: null }
}
