import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readLastBackupAt } from '../safety/backup/record.ts'
import type { Context } from '../platform/context.ts'
import { fail } from '../base/errors/fail.ts'
import { countWaitingSent } from '../memorial/waitingSent.ts'
import { countJobs } from '../platform/jobs/readJobs.ts'
import { isFromThisMachine } from '../http/callers/isFromThisMachine.ts'
import { version } from '../base/process/version.ts'

/** The upper bounds of the buckets in the histogram of response times, in seconds. */
const BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 30]

type Labels = Record<string, string>
interface Sample {
  labels?: Labels
  value: number
  /** the end of the metric's name, such as `_sum` */
  suffix?: string
}

/** Serves `/metrics` for Prometheus: the responses and the load of this process, and the size of the memorial. */
export function serveMetrics(app: FastifyInstance, context: Context) {
  const responses = new Map<string, { labels: Labels; value: number }>()
  const durations = { counts: BUCKETS.map(() => 0), sum: 0, count: 0 }
  const eventLoopDelay = monitorEventLoopDelay()
  eventLoopDelay.enable()
  app.addHook('onClose', (_app, done) => {
    eventLoopDelay.disable()
    done()
  })
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const route = routeOptions.config?.isAsset ? 'asset' : (routeOptions.url ?? 'unknown')
    const labels = { method, route, status: String(reply.statusCode) }
    const key = Object.values(labels).join(' ')
    responses.set(key, { labels, value: (responses.get(key)?.value ?? 0) + 1 })
    const seconds = reply.elapsedTime / 1_000
    durations.sum += seconds
    durations.count += 1
    durations.counts = durations.counts.map(
      (count, index) => count + Number(seconds <= (BUCKETS[index] ?? 0)),
    )
    done()
  })
  app.get('/metrics', async (request, reply) => {
    checkMayRead(context.config.metricsToken, request, reply)
    const { user, system } = process.cpuUsage()
    const { db, clock, freeSpace } = context
    const { freeBytes } = await freeSpace.measure()
    const lines = [
      ...formatMetric('memorial_info', 'gauge', 'The version that runs.', [
        { labels: { version }, value: 1 },
      ]),
      ...formatMetric('memorial_http_requests_total', 'counter', 'Answers by route and status.', [
        ...responses.values(),
      ]),
      ...formatMetric('memorial_http_request_duration_seconds', 'histogram', 'Time to answer a request.', [
        ...BUCKETS.map((bound, index) => toBucket(String(bound), durations.counts[index] ?? 0)),
        toBucket('+Inf', durations.count),
        { suffix: '_sum', value: durations.sum },
        { suffix: '_count', value: durations.count },
      ]),
      ...formatMetric('process_cpu_seconds_total', 'counter', 'Processor time used.', [
        { value: (user + system) / 1e6 },
      ]),
      ...formatGauge('process_resident_memory_bytes', 'Memory in use.', process.memoryUsage.rss()),
      ...formatGauge('process_start_time_seconds', 'Start of the process.', performance.timeOrigin / 1_000),
      ...formatGauge(
        'nodejs_eventloop_delay_seconds',
        'The 99th percentile of the event loop’s delay.',
        eventLoopDelay.percentile(99) / 1e9,
      ),
      ...(await formatCounts(db)),
      ...formatGauge(
        'memorial_sent_waiting',
        'Photographs and videos that guests sent and nobody has decided about.',
        await countWaitingSent(db),
      ),
      ...formatGauge('memorial_free_bytes', 'Free bytes on the disk of DATA_DIR.', freeBytes),
      ...formatGauge(
        'memorial_last_backup_timestamp_seconds',
        'The last backup, 0 if there is none.',
        ((await readLastBackupAt(db, clock())) ?? 0) / 1_000,
      ),
      ...formatGauge('memorial_warnings', 'Warnings that the dashboard shows.', context.warnings.size),
    ]
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`${lines.join('\n')}\n`)
  })
}

/** Throws `login_needed` unless the request comes from this machine or has the token. */
function checkMayRead(metricsToken: string | null, request: FastifyRequest, reply: FastifyReply) {
  const [, token] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (metricsToken !== null && token !== undefined && isSame(token, metricsToken)) return
  if (isFromThisMachine(request)) return
  reply.header('www-authenticate', 'Bearer')
  throw fail('login_needed')
}

const isSame = (one: string, other: string) => timingSafeEqual(hashText(one), hashText(other))
const hashText = (text: string) => createHash('sha256').update(text).digest()

const toBucket = (le: string, value: number): Sample => ({ suffix: '_bucket', labels: { le }, value })

async function formatCounts(db: Context['db']): Promise<string[]> {
  const count = async (table: 'media' | 'memories' | 'music' | 'services' | 'sessions') => {
    const countQuery = db.selectFrom(table).select((eb) => eb.fn.countAll().as('rows'))
    return Number((await countQuery.executeTakeFirstOrThrow()).rows)
  }
  const tables = ['media', 'memories', 'music', 'services', 'sessions'] as const
  const jobs = await countJobs(db)
  const samples: Sample[] = []
  for (const table of tables) samples.push({ labels: { table }, value: await count(table) })
  return [
    ...formatMetric('memorial_rows', 'gauge', 'Rows of the memorial by table.', samples),
    ...formatMetric('memorial_jobs', 'gauge', 'Work behind the scenes.', [
      { labels: { state: 'waiting' }, value: jobs.waiting },
      { labels: { state: 'failed' }, value: jobs.failed },
    ]),
  ]
}

const formatGauge = (name: string, help: string, value: number) =>
  formatMetric(name, 'gauge', help, [{ value }])

function formatMetric(name: string, type: string, help: string, samples: readonly Sample[]): string[] {
  const lines = samples.map(({ suffix = '', labels = {}, value }) => {
    const labelTexts = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`)
    return `${name}${suffix}${labelTexts.length > 0 ? `{${labelTexts.join(',')}}` : ''} ${value}`
  })
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines]
}

const escapeLabel = (text: string) => text.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')
