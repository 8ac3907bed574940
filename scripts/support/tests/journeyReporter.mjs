import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { listTree, sumUsage } from './processorTime.mjs'

/**
 * A reporter for Playwright that writes the results of all tests to RESULTS_FILE: how many tests passed and failed, the name and
 * error of each failed test, and how many seconds of processor
 * time each file used.
 */
export default class JourneyReporter {
  #passed = 0
  #failures = []
  #files = {}
  /** for each process of tests, the usage of it and its browser when its last test ended */
  #usedMs = new Map()

  onTestEnd(test, result) {
    if (result.status === 'skipped') return
    const file = relative('', test.location.file)
    this.#files[file] = (this.#files[file] ?? 0) + this.#measure(result) / 1000
    if (result.status === test.expectedStatus) this.#passed += 1
    else this.#failures.push(describeFailure(test, result))
  }

  #measure({ annotations }) {
    const pid = Number(annotations.find(({ type }) => type === 'process')?.description)
    const [before, now] = [this.#usedMs.get(pid) ?? 0, sumUsage(listTree(pid))]
    this.#usedMs.set(pid, now)
    return now - before
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

function describeFailure(test, { status, errors }) {
  const name = test.titlePath().filter(Boolean).join(' › ')
  const reasons = errors.map(({ message, snippet, location }) =>
    [location && `${location.file}:${location.line}`, message, snippet].filter(Boolean).join('\n'),
  )
  return stripVTControlCharacters([`${name} (${status})`, ...reasons].join('\n'))
}
