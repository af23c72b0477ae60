import { Obstacle } from './command.mjs'

/** The versions that Vite and Vitest support; others lack what the build and the tests use. */
export function checkNode(version) {
  const [major, minor] = version.split('.').map(Number)
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24
  if (supported) return
  throw new Obstacle(
    `Azahar needs Node 20.19, 22.12, 24 or newer, and this is ${version}. Node 24 LTS: https://nodejs.org`,
  )
}
