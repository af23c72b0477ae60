let startId: string | undefined

/** The position of the live stream before this page had read anything but who is signed in. */
export const startingId = (): string | undefined => startId

/** Remembers the first one: later ones are of a time when the page had read. */
export function noteStartingId(id: string): void {
  startId ??= id
}
