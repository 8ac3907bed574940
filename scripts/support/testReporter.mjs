/** A reporter of node's test runner that writes how many tests passed and failed, all files together. */
export default async function* testReporter(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:summary' || data.file) continue
    const { passed, failed, cancelled } = data.counts
    yield JSON.stringify({ passed, failed: failed + cancelled })
  }
}
