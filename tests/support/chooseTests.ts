/**
 * Run as `node tests/support/chooseTests.ts [changed file …]`, writes as JSON which test files `npm run check` runs and which it
 * leaves out. `quick` needs no server, codec, process, browser or build; `touched` opens a server or runs codecs in its own
 * process, and is about a changed file; `untouched` is about none. The choice follows from the tests' imports and calls.
 */
import { endpoints } from '../../contract/endpoints.ts'
import { reachableFrom, type Source, sourceAt, sources } from './sources.ts'

type Group = 'quick' | 'touched' | 'untouched' | 'build' | 'process'

const world = 'tests/support/world.ts'
/** The servers that every world can use; tests that need them lie in one of these folders. */
const backends = 'tests/support/backends.ts'
const onServers = /^tests\/(conformance|long|postgres-s3)\//
/** Modules that only a test of all endpoints imports. */
const aboutAll = ['contract/endpoints.ts', 'tests/support/listRoutes.ts']

const changed = process.argv.slice(2)
const tests = sources.filter(({ path }) => path.endsWith('.test.ts'))
const inEveryWorld = reachableFrom(world)
/** A route called by more files than this only fills their memorials, and does not show what they test. */
const MOST_CALLERS = 20
const telling = endpoints
  .map(({ route }) => route)
  .filter((route) => tests.filter((test) => calls(test, route)).length <= MOST_CALLERS)

const groups: Record<Group, string[]> = { quick: [], touched: [], untouched: [], build: [], process: [] }
for (const test of tests) groups[groupOf(test)].push(test.path)
process.stdout.write(JSON.stringify(groups))

function groupOf(test: Source): Group {
  const reached = reachableFrom(test.path, [world, backends])
  const files = [...reached].flatMap((file) => sourceAt.get(file) ?? [])
  const ours = files.filter(({ path }) => /^(tests|scripts)\//.test(path))
  const startsProcesses = ours.some(({ imports }) => imports.some(({ to }) => to === 'node:child_process'))
  if (onServers.test(test.path) || startsProcesses) return 'process'
  if (ours.some(({ text }) => /\bpages: true\b|['"`]dist\//.test(text))) return 'build'
  const runsCodecs = files.some(({ path }) => path.startsWith('server/codecs/'))
  if (!reached.has(world) && !runsCodecs) return 'quick'
  return changed.some((file) => isAbout(test, file)) ? 'touched' : 'untouched'
}

function isAbout(test: Source, file: string): boolean {
  const imported = test.imports.map(({ to }) => to)
  if (file === test.path || imported.includes(file)) return true
  if (inEveryWorld.has(file) && imported.some((to) => aboutAll.includes(to))) return true
  const subject = subjectOf(file)
  if (!subject) return false
  if (subject === subjectOf(test.path)) return true
  if (!/^tests\/(api|features)\//.test(test.path)) return false
  const served = sources.find(({ path }) => contractSubjectOf(path) === subject)?.text ?? ''
  return telling.some((route) => served.includes(`'${route}'`) && calls(test, route))
}

/** Returns the name of a feature or server folder, shared by its implementation, contract and tests. */
function subjectOf(file: string): string | undefined {
  return (
    contractSubjectOf(file) ??
    /^(?:server|tests)\/(?:(?:base|features|operations|outputs|platform|safety)\/)?(?!api\/|features\/|server\/)([\w-]+)\//.exec(
      file,
    )?.[1]
  )
}

function contractSubjectOf(file: string): string | undefined {
  return /^contract\/(?:\w+\/)?(\w+)\.ts$/.exec(file)?.[1]
}

function calls({ text }: Source, route: string): boolean {
  return text.includes(`'${route}'`)
}
