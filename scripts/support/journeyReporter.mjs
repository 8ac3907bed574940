import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * A reporter of Playwright that writes to RESULTS_FILE how many tests passed and failed, and of each failed one its name
 * and why it failed.
 */
export default class JourneyReporter {
  #passed = 0
  #failures = []

  onTestEnd(test, result) {
    if (result.status === 'skipped') return
    if (result.status === test.expectedStatus) this.#passed += 1
    else this.#failures.push(failureOf(test, result))
  }

  onEnd() {
    const failures = this.#failures
    writeFileSync(
      process.env.RESULTS_FILE,
      JSON.stringify({ passed: this.#passed, failed: failures.length, failures }),
    )
  }

  printsToStdio() {
    return false
  }
}

function failureOf(test, { status, errors }) {
  const name = test.titlePath().filter(Boolean).join(' › ')
  const reasons = errors.map(({ message, snippet, location }) =>
    [location && `${location.file}:${location.line}`, message, snippet].filter(Boolean).join('\n'),
  )
  return stripVTControlCharacters([`${name} (${status})`, ...reasons].join('\n'))
}
