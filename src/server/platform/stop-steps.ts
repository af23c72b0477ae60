type Step = () => Promise<unknown>

/** The steps that stop what has been started, in the opposite order. */
export class StopSteps {
  readonly #steps: Step[] = []
  #stopping: Promise<void> | undefined

  /** A step that is added while the stop is under way is done at once. */
  add(step: Step): void {
    this.#steps.push(step)
    if (this.#stopping) this.#stopping = this.#stopping.finally(() => this.#stopAll())
  }

  /** Asked twice, by Ctrl-C and by a parent that ends of it, it is the same stop that both wait for. */
  readonly stop = (): Promise<void> => {
    this.#stopping ??= this.#stopAll()
    return this.#stopping
  }

  /** A step that fails does not keep those after it from being done, of which the last may be the database. */
  async #stopAll() {
    const failures: unknown[] = []
    for (let step = this.#steps.pop(); step; step = this.#steps.pop())
      await step().catch((error) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }
}
