import { Session } from 'node:inspector/promises'
import { mock } from 'node:test'

// counts from the beginning, because V8 puts counters into the parts of a function only when it compiles it
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

/**
 * Counts how often each part of the code in a folder runs while `run` runs, and the characters that it searches meanwhile. The number is
 * the same on every machine, however busy it is. Regular expressions are not counted: tests/programs/regularExpressions.test.ts has them.
 */
export async function countSteps(folder: string, run: () => unknown): Promise<number> {
  await session.post('Profiler.takePreciseCoverage')
  const searched = countSearched(run)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.includes(`/${folder}/`))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, searched)
}

function countSearched(run: () => unknown): number {
  let searched = 0
  const includes = mock.method(String.prototype, 'includes', function (this: string, part: string) {
    const index = this.indexOf(part)
    searched += index < 0 ? this.length : index
    return index >= 0
  })
  run()
  includes.mock.restore()
  return searched
}
