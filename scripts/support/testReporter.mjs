/**
 * A reporter of node's test runner that writes, all files together, how many tests passed and failed, and of each failed
 * one where it stands and why it failed.
 */
export default async function* testReporter(events) {
  const failures = []
  for await (const { type, data } of events) {
    if (type === 'test:fail' && data.details.error.failureType !== 'subtestsFailed')
      failures.push(failureOf(data))
    if (type !== 'test:summary' || data.file) continue
    const { passed, failed, cancelled } = data.counts
    yield JSON.stringify({ passed, failed: failed + cancelled, failures })
  }
}

const failureOf = ({ file, line, name, details: { error } }) =>
  `${file}:${line} › ${name}\n${error.cause?.message ?? error.message}`
