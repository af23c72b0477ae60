import type { TableRelease, TableReleases } from '#domain/seating/table-release.ts'

/** A choice of an event may be that of the wedding. */
export type ReleaseChoice = TableRelease | 'asWedding'

type Choice = { value: ReleaseChoice; label: string; description: string }

const NOW: Choice = {
  value: 'now',
  label: 'Ahora',
  description: 'La ve quien abra su enlace. Si cambias a alguien de mesa, su página cambia también.',
}

const NO: Choice = { value: 'no', label: 'No', description: 'Nadie la ve en su enlace.' }

/** The choices for the wedding itself, or for the event of that name; `releases` says what the wedding has chosen. */
export function releaseChoices({ shown }: TableReleases, event: string | null): readonly Choice[] {
  if (event === null) {
    const description = 'Cada familia la ve ese día, en su página.'
    return [NO, { value: 'day', label: 'El día de la boda', description }, NOW]
  }
  const description = 'Cada familia la ve el día de este evento, en su página.'
  return [
    { value: 'asWedding', label: 'Como en la boda', description: AS_WEDDING[shown] },
    NO,
    { value: 'day', label: 'Ese día', description },
    NOW,
  ]
}

const AS_WEDDING: Record<TableRelease, string> = {
  no: 'Lo que digáis en «La boda»: por ahora, no.',
  day: 'Lo que digáis en «La boda»: por ahora, el día de cada evento.',
  now: 'Lo que digáis en «La boda»: por ahora, ya.',
}

/** The choice as it is said once it is made. */
export function releaseSaid(chosen: ReleaseChoice, event: string | null): string {
  const table = event === null ? 'su mesa' : `su mesa de ${event}`
  if (chosen === 'asWedding') return `La mesa de ${event} se ve cuando la de la boda.`
  if (chosen === 'no') return `Las familias ya no ven ${table}.`
  if (chosen === 'now') return `Cada familia ve ya ${table} en su enlace.`
  return `Cada familia verá ${table} ${event === null ? 'el día de la boda' : 'ese día'}.`
}
