import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '#ui/theme/base.css'
import { followTheme } from '#ui/theme/theme.ts'
import { App } from './app.tsx'
import { createAppRouter } from './router.ts'
import { showAppearance } from './shared/page/appearance.ts'
import { followSession } from './shared/session/follow-session.ts'
import { finishLeaving, isLeftOffline } from './shared/session/leaving.ts'
import { profileQuery } from './shared/session/session.ts'
import { drawPageFor } from './shared/session/signed-in.ts'
import { readRemembered } from './shared/wedding/remembered.ts'
import { LeftOffline } from './shell/left-offline.tsx'
import { sendKeptChanges } from './shell/send-kept-changes.ts'
import { openFromDevice } from './sync/device/open-from-device.ts'
import { followPressedPushes } from './sync/device/pressed-pushes.ts'
import { takeFirstAnswers } from './sync/first-answers.ts'
import { probeWith } from './sync/live/server-away.ts'
import { queryClient } from './sync/query-client.ts'
import { hasKept, openKept } from './sync/unsaved/kept.ts'
import { askBeforeLeaving } from './sync/unsaved/unsaved.ts'

// Before anything is sent: what is paused until the network returns is resumed by a mounted client only.
queryClient.mount()
followTheme()
followSession()
askBeforeLeaving()
sendKeptChanges()
probeWith(() => queryClient.fetchQuery({ ...profileQuery, staleTime: 0, retry: false }))

/** The app replaces a screen that is shown as it was left after this long, in milliseconds, even while reads are missing. */
const PATIENCE_MS = 1500
const waited = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))

// In a task of its own: reading the scripts has just taken a long one, in which a press has to wait.
setTimeout(start)

function start() {
  if (isLeftOffline()) {
    createRoot(document.getElementById('root')!).render(<LeftOffline />)
    return void finishLeaving()
  }
  const hasAnswers = takeFirstAnswers(queryClient)
  const root = document.getElementById('root')!
  const { drawnAt, drawnWith = '' } = root.dataset
  const router = createAppRouter({
    context: {
      queryClient,
      cookie: (name) => readRemembered(document.cookie, name),
      drawnCookie: (name) => readRemembered(drawnWith, name),
      onProfile: ({ id, theme, density }) => {
        showAppearance({ theme, density })
        drawPageFor(id)
        openKept(id)
      },
    },
  })
  followPressedPushes((path) => router.history.push(path))
  const app = (
    <StrictMode>
      <App queryClient={queryClient} router={router} drawnAt={drawnAt ? new Date(drawnAt) : null} />
    </StrictMode>
  )

  /** A screen that stands there already stays in sight until React puts its own in its place. */
  const drawAnew = () => {
    root.inert = false
    createRoot(root).render(app)
  }

  const draw = () => {
    // Without the answers that it was drawn from, the drawn screen cannot be taken over.
    if (drawnAt && hasAnswers) {
      router.ssr = { manifest: undefined }
      // Not awaited at the top: the files of the screen import this one, which would then wait for itself.
      void router.load().then(() => {
        // The server could not draw what this person has typed and not saved.
        if (hasKept()) drawAnew()
        // A transition gives way to what the person does meanwhile.
        else startTransition(() => void hydrateRoot(root, app))
      })
    } else if (root.hasChildNodes()) void Promise.race([router.load(), waited()]).finally(drawAnew)
    else drawAnew()
  }

  openFromDevice(draw, (listener) => router.subscribe('onResolved', listener))
}
