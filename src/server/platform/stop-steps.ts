/** The steps that stop what has been started, in the opposite order. */
export class StopSteps {
  readonly #steps: (() => Promise<unknown>)[] = []
  #stopping: Promise<void> | undefined

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step)
  }

  /** Asked twice, by Ctrl-C and by a parent that ends of it, it is the same stop that both wait for. */
  readonly stop = (): Promise<void> => {
    this.#stopping ??= this.#stopAll()
    return this.#stopping
  }

  async #stopAll() {
    for (const step of this.#steps.splice(0).reverse()) await step()
  }
}
