import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * A reporter for Playwright that writes the results of all tests to RESULTS_FILE: how many tests passed and failed, the name and
 * error of each failed test, and how many seconds of processor time each file used.
 */
export default class JourneyReporter {
  #passed = 0
  #failures = []
  #files = {}

  onTestEnd(test, result) {
    if (result.status === 'skipped') return
    const file = relative('', test.location.file)
    this.#files[file] = (this.#files[file] ?? 0) + readUsage(result)
    if (result.status === test.expectedStatus) this.#passed += 1
    else this.#failures.push(describeFailure(test, result))
  }

  onEnd() {
    const [passed, failures, files] = [this.#passed, this.#failures, this.#files]
    writeFileSync(
      process.env.RESULTS_FILE,
      JSON.stringify({ passed, failed: failures.length, failures, files }),
    )
  }

  printsToStdio() {
    return false
  }
}

/** Reads the seconds of processor time that a journey has written on itself (tests/support/pages/watchedTest.ts). */
const readUsage = ({ annotations }) =>
  Number(annotations.find(({ type }) => type === 'processor time')?.description ?? 0) / 1000

function describeFailure(test, { status, errors }) {
  const name = test.titlePath().filter(Boolean).join(' › ')
  const reasons = errors.map(({ message, snippet, location }) =>
    [location && `${location.file}:${location.line}`, message, snippet].filter(Boolean).join('\n'),
  )
  return stripVTControlCharacters([`${name} (${status})`, ...reasons].join('\n'))
}
