/** The results of each file that has ended. */
export const resultsOf = new Map()

/**
 * A reporter for the tests of testProcess.mjs: for each file, how many of its tests passed and failed, the place and error of each
 * failed test, and the lines to print.
 */
export default async function* testReporter(events) {
  let results = emptyResults()
  for await (const { type, data } of events) {
    if (type === 'test:diagnostic' && data.message.startsWith('Error: ')) yield `${data.message}\n`
    if (type !== 'test:pass' && type !== 'test:fail') continue
    addResult(results, data, type === 'test:pass')
    if (data.nesting > 0) continue
    if (process.argv.includes(data.name)) resultsOf.set(data.name, results)
    else process.send({ stray: describeStray(data) })
    results = emptyResults()
  }
}

/**
 * Describes a test that does not belong to its file: the file awaited a promise that an earlier file had made, so that Node takes the
 * rest of it for a part of the earlier one.
 */
const describeStray = ({ file, line, name }) =>
  `${file}:${line} › ${name}\nIt is outside of its file, which awaits a promise of an earlier file.`

const emptyResults = () => ({ passed: 0, failed: 0, failures: [], lines: [] })

function addResult(results, data, hasPassed) {
  const { name, nesting, skip, todo, details } = data
  const isFile = nesting === 0
  const failsItself = !hasPassed && details.error.failureType !== 'subtestsFailed'
  if (!isFile) results.lines.push(`${'  '.repeat(nesting)}${hasPassed ? '✔' : '✖'} ${name}`)
  if (failsItself) results.failures.push(describeFailure(data))
  const isGroup = isFile || details.type === 'suite'
  if (hasPassed && !isGroup && !skip && !todo) results.passed += 1
  if (failsItself || (!hasPassed && !isGroup)) results.failed += 1
}

function describeFailure({ file, line, name, nesting, details: { error } }) {
  const reason = error.cause?.message ?? error.message
  return nesting === 0 ? `${name}\n${error.cause?.stack ?? reason}` : `${file}:${line} › ${name}\n${reason}`
}
