import { customType } from 'drizzle-orm/pg-core'

/** An amount of money: whole cents in the program, `numeric(12,2)` in the database, and no float in between. */
export const cents = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(12, 2)',
  toDriver: decimalOfCents,
  fromDriver: (stored) => Number(stored.replace('.', '')),
})

/** `-12.05` of -1205. */
export function decimalOfCents(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
