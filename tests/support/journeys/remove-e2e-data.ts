import { rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

/** How long the server may still be writing the sizes of an image into the folder. */
const PATIENCE_SECONDS = 20

/** The data folder of the run goes with it. Removing reads a folder once, so what is written meanwhile needs another. */
export default async function removeE2eData() {
  const folder = process.env['E2E_DATA_DIR']!
  for (let left = PATIENCE_SECONDS; ; left--) {
    try {
      return await rm(folder, { recursive: true, force: true })
    } catch (error) {
      if (left === 0) throw error
      await setTimeout(1000)
    }
  }
}
