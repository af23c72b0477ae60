import { Obstacle } from './command.mjs'
import {
  canInstallPackages,
  installPackages,
  isProgram,
  onSearchPath,
  updatePackageLists,
} from './programs.mjs'

const advice =
  'The test of the reverse proxy needs nginx: install it (Debian: apt-get install nginx-light), or set NGINX_PATH.'

/** The reverse proxy of the tests: NGINX_PATH, else the one installed on this system. */
export const findNginx = () =>
  process.env.NGINX_PATH ?? onSearchPath(['nginx'], ['/usr/sbin', '/usr/local/sbin']).find(isProgram)

/** Finds the proxy, or installs the Debian package where that is possible. */
export async function prepareNginx() {
  if (findNginx()) return
  if (!canInstallPackages()) throw new Obstacle(advice)
  await updatePackageLists('Installing nginx for the test of the reverse proxy')
  try {
    await installPackages('Installing nginx: nginx-light', ['nginx-light'])
  } catch (error) {
    throw new Obstacle(`${error.message}\n${advice}`)
  }
}
