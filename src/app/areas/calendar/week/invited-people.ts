import type { Appointment, Invited } from '#contract/appointments.ts'
import { ATTENDEE_ADDRESSES_MAX } from '#domain/calendar/attendees.ts'
import { isEmailAddress } from '#domain/operation/contact.ts'

/** The people whom an appointment invites; none of one that is not there yet. */
export const invitedTo = (appointment: Pick<Appointment, 'attendees'> | null): Invited => ({
  members: appointment?.attendees.flatMap(({ userId }) => userId ?? []) ?? [],
  addresses: appointment?.attendees.flatMap(({ email }) => email ?? []) ?? [],
})

/** Addresses parted by commas, semicolons, blanks or lines, each once and in small letters. */
export const addressesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter((address) => address !== ''),
  ),
]

export function problemOfAddresses(typed: string): string | null {
  const addresses = addressesOf(typed)
  const wrong = addresses.find((address) => !isEmailAddress(address))
  if (wrong) return `«${wrong}» no es un correo.`
  return addresses.length > ATTENDEE_ADDRESSES_MAX
    ? `Puedes invitar a ${ATTENDEE_ADDRESSES_MAX} correos como mucho.`
    : null
}

const inOrder = ({ members, addresses }: Invited) =>
  JSON.stringify([members.toSorted(), addresses.toSorted()])

/** Whether the same people are invited, in any order. */
export const isSame = (one: Invited, other: Invited): boolean => inOrder(one) === inOrder(other)
