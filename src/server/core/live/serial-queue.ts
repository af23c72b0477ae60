/** Does one task after another, in the order they were given; one that fails does not stop the next. */
export class SerialQueue {
  readonly #onError: (error: unknown) => void
  #waiting = 0
  #last: Promise<void> = Promise.resolve()

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError
  }

  /** Whether there is nothing to wait for. */
  get isIdle(): boolean {
    return this.#waiting === 0
  }

  do(task: () => Promise<void>): Promise<void> {
    this.#waiting += 1
    this.#last = this.#last
      .then(task)
      .catch(this.#onError)
      .finally(() => {
        this.#waiting -= 1
      })
    return this.#last
  }
}
