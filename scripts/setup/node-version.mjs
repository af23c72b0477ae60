import { Obstacle } from './command.mjs'

/** The range that Vite supports; older versions lack what the build and the server use. */
export function checkNode(version) {
  const [major, minor] = version.split('.').map(Number)
  const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (supported) return
  throw new Obstacle(
    `Azahar needs Node 20.19 or newer (of Node 22: 22.12), and this is ${version}. Node 24 LTS: https://nodejs.org`,
  )
}
