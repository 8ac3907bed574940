/**
 * `node tests/support/chooseTests.ts [changed file …]` writes as JSON which test files `npm run check` runs and which it leaves
 * out, from what each of them imports. `quick` needs no server, codec, process, browser or build; `touched` opens a server in
 * its own process, or runs codecs there, and meets a changed file; `untouched` meets none.
 */
import { endpoints } from '../../contract/endpoints.ts'
import { reachableFrom, type Source, sourceAt, sources } from './sources.ts'

const world = 'tests/support/world.ts'
/** Every world could use them; a test that does so says it, or lies in one of these folders. */
const servers = 'tests/support/servers.ts'
const onServers = /^tests\/(conformance|long|postgres-s3)\//

const changed = process.argv.slice(2)
const tests = sources.filter(({ path }) => path.endsWith('.test.ts'))
const routes = sources
  .filter(({ path }) => path.endsWith('.routes.ts'))
  .map(({ path, imports }) => ({
    reached: reachableFrom(path),
    served: endpointsIn(imports.map(({ to }) => to)),
  }))
const inEveryWorld = reachableFrom(world)

type Group = 'quick' | 'touched' | 'untouched' | 'build' | 'process'
const groups: Record<Group, string[]> = { quick: [], touched: [], untouched: [], build: [], process: [] }
for (const test of tests) groups[groupOf(test)].push(test.path)
process.stdout.write(JSON.stringify(groups))

function groupOf(test: Source): Group {
  const reached = reachableFrom(test.path, [world, servers])
  const files = [...reached].flatMap((file) => sourceAt.get(file) ?? [])
  const ours = files.filter(({ path }) => /^(tests|scripts)\//.test(path))
  const startsProcesses = ours.some(({ imports }) => imports.some(({ to }) => to === 'node:child_process'))
  if (onServers.test(test.path) || startsProcesses) return 'process'
  if (ours.some(({ text }) => /\bpages: true\b|['"`]dist\//.test(text))) return 'build'
  const runsCodecs = files.some(({ path }) => path.startsWith('server/codecs/'))
  if (!reached.has(world) && !runsCodecs) return 'quick'
  return changed.some((file) => reached.has(file) || (reached.has(world) && meets(test, file)))
    ? 'touched'
    : 'untouched'
}

/** Whether a test calls an endpoint that runs a file, or any at all where every one of them does. */
function meets({ text }: Source, file: string): boolean {
  const through = routes.filter(({ reached }) => reached.has(file))
  if (through.length === 0) return inEveryWorld.has(file)
  return through.some(({ served }) => served.some((route) => text.includes(`'${route}'`)))
}

function endpointsIn(files: readonly string[]): string[] {
  const texts = files
    .filter((file) => file.startsWith('contract/'))
    .map((file) => sourceAt.get(file)?.text ?? '')
  return endpoints
    .map(({ route }) => route)
    .filter((route) => texts.some((text) => text.includes(`'${route}'`)))
}
