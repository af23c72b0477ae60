import { client } from '../../../sync/api.ts'
import { noteEndpoint } from '../notifications.actions.ts'
import './push.sentences.ts'

/** This browser can do nothing, nothing because the person forbade it, or be pushed to, as it is or is not. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** The scope of the service worker, which takes the pushes. */
const SCOPE = '/app'

/** `endpoint` is where the server pushes to for this session. */
export async function readPushState(endpoint: string | null): Promise<PushState> {
  const registration = await findRegistration()
  if (!registration) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await registration.pushManager.getSubscription()
  const isOn = Notification.permission === 'granted' && subscription?.endpoint === endpoint
  return subscription && isOn ? 'on' : 'off'
}

/** Asks the person, and subscribes this browser with the key of the server. */
export async function turnOnPush(publicKey: string): Promise<void> {
  const registration = await findRegistration()
  if (!registration || (await Notification.requestPermission()) !== 'granted') return
  const { pushManager } = registration
  const former = await pushManager.getSubscription()
  if (former && !isOfKey(former, publicKey)) await former.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  })
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys!
  await client.notifications.devices.add({ endpoint: endpoint!, keys: { p256dh: p256dh!, auth: auth! } })
  noteEndpoint(endpoint!)
}

/** The server first: what it sends to a browser that does not take it any more is lost. */
export async function turnOffPush(): Promise<void> {
  const registration = await findRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return
  await client.notifications.devices.remove({ endpoint: subscription.endpoint })
  noteEndpoint(null)
  await subscription.unsubscribe().catch(() => {})
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return
  return navigator.serviceWorker.getRegistration(SCOPE).catch(() => undefined)
}

function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  const [given, ours] = [new Uint8Array(options.applicationServerKey ?? []), bytesOf(publicKey)]
  return given.length === ours.length && given.every((byte, index) => byte === ours[index])
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
