/**
 * A reporter for the tests of testProcess.mjs: tells the parent of each test that has ended, and of each file when all its tests have.
 * `passed` is 1 for a test that has passed, and `failure` has the place and error of what failed by itself, not by a test in it.
 */
export default async function* testReporter(events) {
  let count = 0
  for await (const { type, data } of events) {
    if (type === 'test:diagnostic' && data.message.startsWith('Error: ')) yield `${data.message}\n`
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const { name, nesting, skip, todo, details } = data
    const hasPassed = type === 'test:pass'
    const passed = hasPassed && nesting > 0 && details.type !== 'suite' && !skip && !todo ? 1 : 0
    const failure = hasPassed ? undefined : describeFailure(data)
    if (passed || failure) count += 1
    if (nesting > 0)
      process.send({ line: `${'  '.repeat(nesting)}${hasPassed ? '✔' : '✖'} ${name}`, passed, failure })
    else if (process.argv.includes(name))
      process.send({ ends: name, failure: count === 0 ? `${name}\nIt has no test.` : failure })
    else process.send({ failure: describeStray(data) })
    if (nesting === 0) count = 0
  }
}

function describeFailure({ file, line, name, nesting, details: { error } }) {
  if (error.failureType === 'subtestsFailed') return undefined
  const reason = error.cause?.message ?? error.message
  return nesting === 0 ? `${name}\n${error.cause?.stack ?? reason}` : `${file}:${line} › ${name}\n${reason}`
}

/**
 * Describes a test that does not belong to its file: the file awaited a promise that an earlier file had made, so that Node takes the
 * rest of it for a part of the earlier one.
 */
const describeStray = ({ file, line, name }) =>
  `${file}:${line} › ${name}\nIt is outside of its file, which awaits a promise of an earlier file.`
