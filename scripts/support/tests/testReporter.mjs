import { relative } from 'node:path'

/**
 * A reporter for Node's test runner that writes the results of all files together: how many tests passed and failed, the place
 * and error of each failed test, and how many seconds each file took.
 */
export default async function* testReporter(events) {
  const failures = []
  const files = {}
  for await (const { type, data } of events) {
    if (type === 'test:fail' && data.details.error.failureType !== 'subtestsFailed')
      failures.push(describeFailure(data))
    if (type !== 'test:summary') continue
    const { counts, duration_ms: ms, file } = data
    if (file) files[relative('', file)] = ms / 1000
    else
      yield JSON.stringify({
        passed: counts.passed,
        failed: counts.failed + counts.cancelled,
        failures,
        files,
      })
  }
}

const describeFailure = ({ file, line, name, details: { error } }) =>
  `${file}:${line} › ${name}\n${error.cause?.message ?? error.message}`
