import { onlineManager } from '@tanstack/react-query'
import { startKeeping } from './device-owner.ts'
import { keepAnswers, restoreAnswers } from './keep-answers.ts'
import { keepScreens } from './keep-screen.ts'
import { keepWedding } from './keep-wedding.ts'
import { followOutbox } from './take-over.ts'
import { followWorker } from './worker.ts'

/**
 * Draws the app: at once when the page came from the server, after a look at what the device keeps when the service
 * worker has opened it. From then on the device keeps what the person reads and has not sent.
 */
export function openFromDevice(draw: () => void, onScreen: (listener: () => void) => void): void {
  // The manager believes in a network until it hears of its loss, which an app that is opened without one never does.
  onlineManager.setOnline(navigator.onLine)
  keepAnswers()
  keepWedding()
  onScreen(keepScreens())
  followOutbox()
  followWorker(startKeeping)
  const isFromDevice = 'fromDevice' in document.documentElement.dataset
  if (isFromDevice) void restoreAnswers().finally(draw)
  else draw()
}
