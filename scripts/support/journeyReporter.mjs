import { writeFileSync } from 'node:fs'

/** A reporter of Playwright that writes how many tests passed and failed to COUNTS_FILE. */
export default class JourneyCounter {
  #passed = 0
  #failed = 0

  onTestEnd(test, result) {
    if (result.status === 'skipped') return
    if (result.status === test.expectedStatus) this.#passed += 1
    else this.#failed += 1
  }

  onEnd() {
    writeFileSync(process.env.COUNTS_FILE, JSON.stringify({ passed: this.#passed, failed: this.#failed }))
  }

  printsToStdio() {
    return false
  }
}
