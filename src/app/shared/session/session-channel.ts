let sessionChannel: BroadcastChannel | undefined

/** A channel does not hear itself, so this tab goes on with what it was doing. */
function openSessionChannel(): BroadcastChannel {
  sessionChannel ??= new BroadcastChannel('azahar.session')
  return sessionChannel
}

/** Notifies the other tabs of a sign-in or sign-out; call after either. */
export const announceSessionChange = () => openSessionChannel().postMessage('changed')

/** Calls the listener when the session changed in another tab. */
export function onSessionChange(listener: () => void) {
  openSessionChannel().onmessage = listener
}
