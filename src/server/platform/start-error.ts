/** A reason not to start that the person at the console can act on: main prints its one line and exits 1. */
export class StartError extends Error {
  override name = 'StartError'
}
