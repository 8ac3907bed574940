import { rm } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../../../server/app.ts'
import { closeContext, openContext } from '../../../server/memorial/openContext.ts'
import type { Config } from '../../../server/base/config/config.ts'
import { openHttps } from '../../../server/operations/https/openHttps.ts'
import { repeatJobs } from '../../../server/repeatedJobs.ts'
import type { ReceiveLimits } from '../../../server/http/routes/bodyLimits.ts'
import { english } from '../../../languages/inLanguage.ts'
import { HOUR } from '../../../domain/timeUnits.ts'
import { createInProcessSend, createPerson } from '../../../samples/person.ts'
import { emptyPages } from '../../../samples/emptyPages.ts'
import { builtPages } from '../pages/builtPages.ts'
import { type Backend, newSqliteFolder, onPostgresS3, newPostgresS3 } from './backends.ts'
import { insertHelper, password } from './addKeeper.ts'
import { openCachedCodecs } from './cachedCodecs.ts'
import { watchInvariants } from './invariants.ts'
import type { Content } from './contents.ts'
import { administrator } from './template.ts'

export interface WorldOptions {
  /** configuration that replaces that of the environment */
  config?: Partial<Config>
  /** milliseconds since 1970 at which this world begins; its clock runs on from there */
  at?: number
  /** render the built pages instead of empty ones; they must have been built (`npm start` or `npm test` does) */
  pages?: boolean
  /** the folder of another build */
  dist?: string
  /** the content, instead of an empty memorial */
  content?: Content
  /** store it in PostgreSQL and S3 instead of a folder */
  postgresS3?: boolean
  /** how long clients may be silent */
  receiveLimits?: ReceiveLimits
  log?: FastifyBaseLogger
  /** decode every file, instead of reading what an earlier test has decoded */
  codecs?: 'real'
  /** an existing memorial, which is not removed afterwards, instead of a new one */
  on?: Backend
}

export type World = Awaited<ReturnType<typeof openWorld>>

/**
 * Opens a whole server with its own data folder. It does not listen: requests are injected. In a test: `await using world = await
 * openWorld()`; for all tests of a file: `openSharedWorld`.
 */
export async function openWorld(options: WorldOptions = {}) {
  const { postgresS3 = onPostgresS3 } = options
  const backend = options.on ?? (await (postgresS3 ? newPostgresS3 : newSqliteFolder)(options.content))
  let shift = options.at === undefined ? 0 : options.at - Date.now()
  const config = { ...plainConfig, ...backend, ...options.config }
  const log = options.log ?? pino({ level: 'silent' })
  const dist = options.dist ?? (options.pages ? builtPages() : emptyPages)
  const codecs = options.codecs === 'real' ? undefined : openCachedCodecs(log)
  const context = await openContext(config, log, () => Date.now() + shift, dist, codecs)
  const watch = watchInvariants(context)
  const app = await buildApp(context, options.receiveLimits)
  watch.attach(app)
  // opened although nothing listens, because one of the jobs needs it
  const https = await openHttps(app, context, options.receiveLimits)
  repeatJobs(context, https)
  const visitor = createPerson(createInProcessSend(app))
  const login = () => visitor.logIn(administrator)
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= watch.ended(() => app.close().then(() => closeContext(context))))
  /** Stops the server, if it still runs, and removes the data. */
  const close = async () => {
    try {
      await stop()
    } finally {
      if (!options.on) await rm(backend.dataDir, { recursive: true, force: true })
    }
  }
  return {
    app,
    /** the servers of HTTPS_DOMAIN, not listening */
    https,
    context,
    dataDir: backend.dataDir,
    /** where the memorial is stored */
    backend,
    /** somebody who is not logged in */
    visitor,
    /** logs the administrator in */
    administrator: login,
    /** logs in a new helper with this name */
    helper: async (username = 'Ruth') => {
      await insertHelper(context, username)
      return visitor.logIn({ username, password })
    },
    /** logs in, and returns the session's cookie as a header's value */
    login: async () => (await login()).cookie ?? '',
    /** advances the server's clock by milliseconds */
    pass: (ms: number) => {
      shift += ms
    },
    /** declares that this test removes or changes the original of an item itself */
    breaksOriginal: watch.breaksOriginal,
    /** returns the warnings that the dashboard shows, in English */
    readWarnings: () => [...context.warnings].map((say) => say(english)),
    /** runs all jobs that are due */
    settle: async () => {
      await context.jobs.settle()
      await watch.check('settle')
    },
    /** ends the server as a signal would; its data stays */
    stop,
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** Returns a time near now with half an hour left until the next full hour, when pages are rendered again. */
export const withinAnHour = () => Math.floor(Date.now() / HOUR) * HOUR + HOUR / 2

const plainConfig = {
  host: '127.0.0.1',
  port: 0,
  logLevel: 'warn' as const,
  adminUsername: administrator.username,
  adminPassword: administrator.password,
  publicUrl: null,
  https: null,
  trustProxy: null,
  smtpUrl: null,
  mailFrom: null,
  metricsToken: null,
  minFreeBytes: 0,
  backup: null,
}
