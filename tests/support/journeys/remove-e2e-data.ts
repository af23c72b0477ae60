import { rmSync } from 'node:fs'

/** The data folder of the run goes with it; the server may still be writing the sizes of an image into it. */
export default function removeE2eData() {
  rmSync(process.env['E2E_DATA_DIR']!, { recursive: true, force: true, maxRetries: 10 })
}
