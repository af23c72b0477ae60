import { rmSync } from 'node:fs'

/** The data folder of the run goes with it. */
export default function removeE2eData() {
  rmSync(process.env['E2E_DATA_DIR']!, { recursive: true, force: true })
}
