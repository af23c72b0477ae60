/**
 * Calls `lead` in one page of this browser at a time, among those that ask for the same name; resolves
 * when it has ended, or when the signal is aborted while others lead. Where the browser has no locks,
 * each page leads for itself.
 */
export async function holdLock(
  name: string,
  signal: AbortSignal,
  lead: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  // Missing in old browsers and where the page did not come through https.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return lead(signal)
  await whileHeld(signal, lead, (holding) => locks.request(name, { signal }, holding))
}

/** The same at once, in place of a page that holds the lead and has fallen silent, as frozen ones do. */
export async function stealLock(
  name: string,
  signal: AbortSignal,
  lead: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  await whileHeld(signal, lead, (holding) => navigator.locks.request(name, { steal: true }, holding))
}

async function whileHeld(
  signal: AbortSignal,
  lead: (signal: AbortSignal) => Promise<void>,
  request: (holding: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const term = new AbortController()
  try {
    await request(() => lead(AbortSignal.any([signal, term.signal])))
  } catch (error) {
    // The signal was aborted, or another page stole the lock: it ends here.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  } finally {
    term.abort()
  }
}
