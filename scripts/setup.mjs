// Makes ready what a command needs, and does nothing when nothing is missing: `install` for development, `start` for
// a built server, `test` for a built server and a browser, `test:all` for these and a reverse proxy. Runs before any package is installed, so it uses Node only.
import { buildIfStale } from './setup/build.mjs'
import { prepareChromium } from './setup/chromium.mjs'
import { Obstacle } from './setup/command.mjs'
import { prepareNginx } from './setup/nginx.mjs'
import { checkNode } from './setup/node-version.mjs'
import { installIfStale } from './setup/packages.mjs'

const steps = {
  install: [installIfStale],
  start: [installIfStale, buildIfStale],
  test: [installIfStale, buildIfStale, prepareChromium],
  'test:all': [installIfStale, buildIfStale, prepareChromium, prepareNginx],
}

try {
  checkNode(process.versions.node)
  const mode = steps[process.argv[2]]
  if (!mode) throw new Obstacle(`Usage: node scripts/setup.mjs ${Object.keys(steps).join('|')}`)
  for (const step of mode) await step()
} catch (error) {
  console.error(error instanceof Obstacle ? error.message : error)
  process.exit(1)
}
