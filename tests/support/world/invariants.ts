import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import type { Context } from '../../../server/platform/context.ts'
import { getFilesFolder } from '../../../server/platform/storage/open.ts'
import { projectFolder } from '../../../server/base/process/projectFolder.ts'
import { findSecrets } from './invariants/findSecrets.ts'
import { watchCache } from './invariants/cachedResponses.ts'
import { beginWorld, endWorld, findLeftovers } from './invariants/leftovers.ts'
import { type InjectedRequest, watchOriginals } from './invariants/originals.ts'
import { findWronglyPublic } from './invariants/publicMedia.ts'
import { openStoredState, raisedBetween, type StoredState, writtenBetween } from './invariants/storedState.ts'

/**
 * Checks promises after each request and each job of a world on SQLite and disk, in every test:
 * - a media item or song has its original, byte for byte as it was sent, until it is deleted permanently;
 * - exactly those photographs and videos are public that visitors may see, and public/ contains no other file;
 * - no response to a visitor contains an e-mail address, a hidden id, a former address of a file, or a path of the disk;
 * - a write raises the revisions that its endpoint declares, and no cached response is older than the rows it is made of;
 * - a world that has ended leaves no process, open file or temporary folder.
 *
 * An injected call that breaks a promise throws an error. The next injected call, `settle` or `stop` throws the faults of jobs and
 * of requests over the network. Rows that a test itself inserts need no files.
 */
export function watchInvariants(context: Context) {
  const { dataDir, databaseUrl, s3 } = context.config
  beginWorld()
  if (databaseUrl || s3) return watchNothing
  const files = getFilesFolder(dataDir)
  const database = openStoredState(dataDir)
  const cache = watchCache(context)
  const originals = watchOriginals(path.join(files, 'private'))
  const folders = [dataDir, projectFolder]
  /** faults that no call has thrown yet */
  const broken: string[] = []
  /** faults that were found before: each is reported once */
  const known = new Set<string>()

  let before = database.read()
  const running: Call[] = []
  let calls: Call[] = []

  /** Ignores rows that a test itself has written since the last call. */
  function ignoreTestWrites() {
    before = database.read()
    originals.begin(before)
  }

  function begin(call: Call) {
    if (running.length === 0) {
      calls = []
      ignoreTestWrites()
    }
    running.push(call)
    calls.push(call)
  }

  function end(call: Call) {
    running.splice(running.indexOf(call), 1)
    if (running.length > 0) return
    const by = calls.map(({ name }) => name).join(' and ')
    const after = database.read()
    if (after !== before) originals.add(before, after)
    report(
      by,
      after === before ? [] : [...findUnraised(before, after, calls), ...findNewlyWrong(before, after)],
    )
    before = after
    checkFiles(by)
  }

  const checkFiles = (by: string) =>
    report(by, [...originals.findFaults(before), ...findPublished(files, before)])

  function report(by: string, faults: readonly string[]) {
    for (const fault of faults) if (!known.has(fault)) broken.push(`${by}: ${fault}`)
    for (const fault of faults) known.add(fault)
  }

  function throwBroken() {
    const faults = broken.splice(0)
    if (faults.length > 0)
      throw new Error(
        `Broken promises (tests/support/world/invariants.ts):\n${faults.slice(0, 10).join('\n')}`,
      )
  }

  async function check(by: string) {
    ignoreTestWrites()
    checkFiles(by)
    report(by, await cache.findStale())
  }

  const { define } = context.jobs
  context.jobs.define = (kind, job, lane) => {
    const watched: typeof job = async (subject, run) => {
      const call = { name: `job ${kind} of ${subject}` }
      begin(call)
      await job(subject, run).finally(() => end(call))
    }
    define(kind, watched, lane)
  }

  return {
    /** checks each injected call, and each response to a visitor before it is sent */
    attach(app: FastifyInstance) {
      const inject = app.inject.bind(app) as (asked: unknown) => Promise<unknown>
      // throws here, so that the test which has made the call fails
      const watched = async (asked: string | InjectedRequest) => {
        const request = typeof asked === 'string' ? { method: 'GET', url: asked } : asked
        const call = { name: `${request.method} ${request.url}` }
        begin(call)
        originals.send(request)
        const reply = await inject(asked).finally(() => end(call))
        throwBroken()
        return reply
      }
      app.inject = watched as unknown as typeof app.inject
      const stateBefore = new WeakMap<FastifyRequest, StoredState>()
      app.addHook('onRequest', (request, _reply, done) => {
        stateBefore.set(request, database.read())
        done()
      })
      app.addHook('onSend', (request, reply, payload, done) => {
        const isOfVisitor = request.caller?.kind !== 'keeper'
        const isText = /json|text|xml/.test(String(reply.getHeader('content-type')))
        if (isOfVisitor && isText && (typeof payload === 'string' || Buffer.isBuffer(payload))) {
          const state = database.read()
          // another call may have changed the state meanwhile: the response may then show the older one, and is left out
          const isSame = request.method !== 'GET' || stateBefore.get(request) === state
          const name = `${request.method} ${request.url}`
          if (isSame) report(name, findSecrets(request, payload.toString(), state, folders))
        }
        done(null, payload)
      })
    },
    /** call it in a test that removes or changes the original of an item itself */
    breaksOriginal: originals.forget,
    /** call it after jobs */
    async check(by: string) {
      await check(by)
      throwBroken()
    },
    /** Checks once more, ends the world, and looks for leftovers. */
    async ended(end: () => Promise<void>) {
      try {
        await check('before the end')
      } finally {
        database.close()
        await end().finally(endWorld)
      }
      report('after the end', await findLeftovers(dataDir))
      throwBroken()
    },
  }
}

interface Call {
  name: string
}

const watchNothing = {
  attach: (_app: FastifyInstance) => undefined,
  breaksOriginal: (_id: string) => undefined,
  check: async (_name: string) => undefined,
  ended: (end: () => Promise<void>) => end().finally(endWorld),
}

/** Endpoints whose path has no parameter come first. */
const patterns = endpoints
  .map((endpoint: Endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${endpoint.route.replace(':id', '[^/]+')}$`),
  }))
  .sort((a, b) => Number(a.endpoint.route.includes(':id')) - Number(b.endpoint.route.includes(':id')))

const findEndpoint = ({ name }: Call) =>
  patterns.find(({ pattern }) => pattern.test(name.split('?')[0] ?? ''))?.endpoint

/** Finds rows written without their revision, and revisions raised without being declared. */
function findUnraised(before: StoredState, after: StoredState, calls: readonly Call[]): string[] {
  const raised = raisedBetween(before, after)
  const unraised = writtenBetween(before, after)
    .filter(({ resources }) => !resources.some((resource) => raised.includes(resource)))
    .map(({ row, resources }) => `it wrote ${row} without raising the revision of ${resources.join(' or ')}`)
  const called = calls.map(findEndpoint)
  if (!called.every((endpoint) => endpoint)) return unraised
  const declared = called.flatMap((endpoint) => endpoint?.changes ?? []) as string[]
  return [
    ...unraised,
    ...raised
      .filter((resource) => !declared.includes(resource))
      .map((resource) => `it raised the revision of ${resource}, which its endpoint does not declare`),
  ]
}

/** Finds media that a call has made wrongly public or wrongly hidden. Ignores rows that a test itself has written like this. */
const findNewlyWrong = (before: StoredState, after: StoredState) => {
  const wrongBefore = new Set(findWronglyPublic(before))
  return findWronglyPublic(after).filter((fault) => !wrongBefore.has(fault))
}

/** Finds files in public/ that no visitor may see and that no job is about to remove. */
function findPublished(files: string, { rows, uploads }: StoredState): string[] {
  const folder = path.join(files, 'public')
  const keys = existsSync(folder) ? readdirSync(folder) : []
  if (keys.length === 0) return []
  const isClosed = rows.access[0]?.audience === 'password'
  const shown = new Set(isClosed ? [] : uploads.map(({ public_key }) => public_key))
  const removed = rows.jobs.filter(({ kind }) => kind === 'remove-public').map(({ subject }) => subject)
  if (rows.jobs.some(({ kind }) => kind === 'clear-public')) return []
  return keys
    .filter((key) => !shown.has(key) && !removed.includes(key))
    .map((key) => `public/${key} is still there, which no visitor may see`)
}
