/**
 * `node tests/support/chooseTests.ts [changed file …]` writes as JSON which test files `npm run check` runs and which it leaves
 * out. `quick` needs no server, codec, process, browser or build; `touched` opens a server in its own process, or runs codecs
 * there, and is about a changed file; `untouched` is about none. All follows from what the tests import and call.
 */
import { endpoints } from '../../contract/endpoints.ts'
import { reachableFrom, type Source, sourceAt, sources } from './sources.ts'

type Group = 'quick' | 'touched' | 'untouched' | 'build' | 'process'

const world = 'tests/support/world.ts'
/** Every world can stand on the servers that this names; a test that needs them lies in one of these folders. */
const backends = 'tests/support/backends.ts'
const onServers = /^tests\/(conformance|long|postgres-s3)\//
/** Modules of a test that goes through all endpoints. */
const aboutAll = ['contract/endpoints.ts', 'tests/support/routesOf.ts']

const changed = process.argv.slice(2)
const tests = sources.filter(({ path }) => path.endsWith('.test.ts'))
const inEveryWorld = reachableFrom(world)
/** A route that more files call than these fills their memorials, and says nothing of what they are about. */
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
  const served = sourceAt.get(`contract/${subject}.ts`)?.text ?? ''
  return telling.some((route) => served.includes(`'${route}'`) && calls(test, route))
}

/** The name of a feature or of a folder of the server, for what implements it, its contract and its tests. */
function subjectOf(file: string): string | undefined {
  const contract = /^contract\/(\w+)\.ts$/.exec(file)?.[1]
  return (
    contract ??
    /^(?:server|tests)\/(?:(?:base|features|operations|outputs|platform|safety)\/)?(?!api\/|features\/|server\/)([\w-]+)\//.exec(
      file,
    )?.[1]
  )
}

function calls({ text }: Source, route: string): boolean {
  return text.includes(`'${route}'`)
}
