import Bowser from 'bowser'
import type { SessionDevice } from '#domain/accounts/session-device.ts'

/** Longer ones are cut before they are stored or read: nothing that matters stands behind. */
export const USER_AGENT_MAX = 300

const SYSTEMS: Record<string, string> = { macOS: 'Mac', iOS: 'iPhone', 'Chrome OS': 'Chromebook' }

const BROWSERS: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung',
}

/** Reads the device out of the `User-Agent` of a request, for people to recognise it; it proves nothing. */
export function readDevice(userAgent: string | null | undefined): SessionDevice {
  if (!userAgent) return { browser: null, system: null, kind: 'computer' }
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, USER_AGENT_MAX))
  const isTablet = platform.type === 'tablet'
  const system = isTablet && os.name === 'iOS' ? 'iPad' : os.name && (SYSTEMS[os.name] ?? os.name)
  return {
    browser: (browser.name && (BROWSERS[browser.name] ?? browser.name)) || null,
    system: system || null,
    kind: isTablet ? 'tablet' : platform.type === 'mobile' ? 'phone' : 'computer',
  }
}
