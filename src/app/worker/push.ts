/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

/** `push-out.commands.ts` sends this: a line of the bell, and where it leads. */
type Push = { tag: string; title: string; body: string; url: string }

/** Shows what is pushed, and opens what it is about when it is pressed. */
export function followPushes(): void {
  self.addEventListener('push', (event) => {
    const push = readPush(event.data)
    // Browsers end the pushes of those who show nothing.
    const { title, body, tag, url } = push ?? NOTHING_READ
    event.waitUntil(
      self.registration.showNotification(title, {
        ...{ body, tag, lang: 'es', icon: '/icon-192.png' },
        data: { url },
      }),
    )
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open((event.notification.data as Push).url))
  })
}

const NOTHING_READ: Push = {
  tag: 'all',
  title: 'Azahar',
  body: 'Tienes notificaciones sin leer.',
  url: '/app/notifications',
}

function readPush(data: PushMessageData | null): Push | null {
  try {
    const push = data?.json() as Push
    return /^\/app(\/|$)/.test(push.url) ? push : null
  } catch {
    return null
  }
}

/** In the app where it is open, which keeps what was typed there; else in a window of its own. */
async function open(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const app = windows.find((client) => /^\/app(\/|$)/.test(new URL(client.url).pathname))
  if (!app) return void (await self.clients.openWindow(url))
  app.postMessage({ opens: url })
  await app.focus().catch(() => {})
}
