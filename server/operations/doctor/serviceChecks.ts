import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { connect } from 'node:tls'
import { DAY } from '../../../domain/timeUnits.ts'
import { readLastBackupAt } from '../../safety/backup/record.ts'
import { isOverdue } from '../../safety/backup/schedule.ts'
import { hasFfmpeg } from '../../codecs/programs/ffmpeg.ts'
import type { Config } from '../../base/config/config.ts'
import { english } from '../../../languages/inLanguage.ts'
import { classifyHost } from '../../http/callers/classifyHost.ts'
import { describeFailedJobs } from '../../platform/jobs/readJobs.ts'
import { describeUnknownValues } from '../../memorial/unknownValues.ts'
import { checkMail } from '../../memorial/mail/sendMail.ts'
import { readRunningServer } from '../../base/process/running.ts'
import { type Check, makeErrorFinding, tryFetch, withConfig, withDatabase, withFolder } from './check.ts'

const MIN_CERTIFICATE_DAYS = 14
/** The size of a body that nginx refuses unless it is told otherwise. */
const LARGE_BODY_MB = 2
/** The maximum number of days between backups if the server makes no scheduled backups. */
const MAX_DAYS_BETWEEN_BACKUPS = 8

/** Checks of the running server, of the services that the server needs, of the backups and of the failed jobs. */
export const serviceChecks: readonly Check[] = [
  {
    name: 'server',
    examine: withFolder(async ({ dataDir }) => {
      const server = readRunningServer(dataDir)
      if (!server) return { bad: 'no server is running', remedy: 'npm start, or systemctl start memorial.' }
      if (!server.address) return { bad: 'it is still starting', remedy: 'Its log says how far it has come.' }
      const response = await tryFetch(`${server.address}/readyz`)
      if (!response)
        return {
          bad: `there is no answer at ${server.address}`,
          remedy: 'npm start, or systemctl restart memorial.',
        }
      return response.status === 200
        ? { ok: `ready at ${server.address}` }
        : { bad: 'it is not ready', remedy: 'Its log says what does not answer.' }
    }),
  },
  {
    name: 'address',
    examine: withConfig(async ({ publicUrl }) => {
      if (!publicUrl) return { none: 'PUBLIC_URL is not set' }
      const response = await tryFetch(`${publicUrl}/healthz`)
      return response?.status === 200
        ? { ok: `${publicUrl} leads here` }
        : {
            bad: `${publicUrl} ${response ? `answers ${response.status}` : 'does not answer'}`,
            remedy: 'Check its DNS entry, the firewall (ports 80 and 443) and the web server in front.',
          }
    }),
  },
  {
    name: 'certificate',
    examine: withConfig(async ({ publicUrl, https }, { now }) => {
      if (!publicUrl?.startsWith('https:')) return { none: 'PUBLIC_URL has no HTTPS' }
      const remedy = https
        ? 'The log says why none could be fetched; the server tries again by itself.'
        : 'Renew it (certbot renew, caddy reload), and find out why it was not renewed automatically.'
      try {
        const days = Math.floor(((await readCertificateEnd(new URL(publicUrl))) - now) / DAY)
        return days < MIN_CERTIFICATE_DAYS
          ? { bad: `it expires in ${days} days`, remedy }
          : { ok: `valid for ${days} days` }
      } catch (error) {
        return { bad: (error as Error).message, remedy }
      }
    }),
  },
  {
    name: 'proxy',
    examine: withConfig(async ({ publicUrl, trustProxy, host, https }) => {
      if (https) return { none: 'visitors come without one' }
      if (publicUrl && (await refusesLargeBodies(publicUrl)))
        return {
          bad: `it refuses requests of ${LARGE_BODY_MB} MB, so photographs cannot be sent`,
          remedy:
            'nginx stops at 1 MB: set client_max_body_size 110m; in its server block, and reload it. Cloudflare stops at 100 MB a request.',
        }
      if (trustProxy !== null)
        return classifyHost(host) === 'computer' || typeof trustProxy !== 'number'
          ? { ok: 'its headers are trusted' }
          : {
              bad: `HOST=${host} lets others past the proxy, whose headers are trusted`,
              remedy: 'Set HOST=127.0.0.1, or TRUST_PROXY to the addresses of the proxies.',
            }
      return publicUrl?.startsWith('https:')
        ? {
            bad: 'all visitors count as one address',
            remedy: 'Set TRUST_PROXY=1 if there is one proxy in front.',
          }
        : { none: 'none is trusted, none is needed' }
    }),
  },
  {
    name: 'mail',
    examine: withConfig(async (config) => {
      if (!config.smtpUrl) return { none: 'SMTP_URL is not set' }
      return checkMail(config.smtpUrl, config).then(
        () => ({ ok: 'the mail server accepts the login' }),
        (error: Error) => ({
          bad: error.message,
          remedy: 'Correct SMTP_URL: name, port, user and password.',
        }),
      )
    }),
  },
  {
    name: 'ffmpeg',
    examine: async () =>
      (await hasFfmpeg())
        ? { ok: 'videos get a poster' }
        : {
            bad: 'videos of old cameras cannot be shown, and no film can be made',
            remedy: `Install it, and restart the server. ${english.film.installFfmpeg.join('; ')}`,
          },
  },
  {
    name: 'last backup',
    examine: withDatabase(async (db, { backup }, { now }) => {
      const folderFault = backup && (await findFolderFault(backup.folder))
      if (folderFault) return folderFault
      const lastBackupAt = await readLastBackupAt(db, now)
      const remedy = 'npm run backup -- FOLDER, on another disk; or set BACKUP_FOLDER for one every day.'
      if (lastBackupAt === null) return { bad: 'no backup has ever been made', remedy }
      const days = Math.floor((now - lastBackupAt) / DAY)
      const isTooOld = backup ? isOverdue(backup, lastBackupAt, now) : days > MAX_DAYS_BETWEEN_BACKUPS
      return isTooOld
        ? { bad: `${days} days ago`, remedy }
        : { ok: days === 0 ? 'today' : `${days} days ago` }
    }),
  },
  {
    name: 'originals',
    examine: withDatabase(async (db) => {
      const rows = await db
        .selectFrom('file_checks')
        .select('subject')
        .where('fault', 'is not', null)
        .execute()
      return rows.length === 0
        ? { ok: 'none is known to be lost or changed' }
        : { bad: `${rows.length} lost or changed`, remedy: 'npm run verify names them and says what to do.' }
    }),
  },
  {
    name: 'work',
    examine: withDatabase(async (db) => {
      const failedJobs = await describeFailedJobs(db, english)
      return failedJobs[0]
        ? {
            bad: `${failedJobs.length} failed again and again: ${failedJobs[0]}`,
            remedy: 'The log says more.',
          }
        : { ok: 'none failed again and again' }
    }),
  },
  {
    name: 'time zones',
    examine: withDatabase(async (db) => {
      const [first] = await describeUnknownValues(db, english)
      return first
        ? {
            bad: first,
            remedy:
              'Choose another one on the dashboard, or update the memorial (docs/operations.md, Updating).',
          }
        : { ok: 'all are known here' }
    }),
  },
]

/**
 * Whether a web server in front of the memorial refuses a body of the size of a telephone's photograph. The memorial itself
 * refuses this request with 401, because nobody is logged in, and keeps nothing of it.
 */
const refusesLargeBodies = async (publicUrl: string) => {
  const body = new Uint8Array(LARGE_BODY_MB * 1024 * 1024)
  const response = await tryFetch(`${publicUrl}/api/media/batch`, { method: 'POST', body })
  return response?.status === 413
}

/**
 * Connects to the host of a URL and reads the expiration time of its certificate, in milliseconds since 1970. Throws if this
 * machine does not trust the certificate.
 */
const readCertificateEnd = ({ hostname, port }: URL) =>
  new Promise<number>((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: 5_000,
    })
    socket.once('secureConnect', () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
    socket.once('error', reject)
    socket.once('timeout', () => socket.destroy(new Error(`${hostname} does not answer`)))
  })

/** Finds the reason why backups cannot be written to this folder. Returns null if they can be written. */
async function findFolderFault(folder: NonNullable<Config['backup']>['folder']) {
  try {
    await access(folder, constants.W_OK)
    return (await stat(folder)).isDirectory()
      ? null
      : { bad: `${folder} is not a folder`, remedy: 'Choose another BACKUP_FOLDER.' }
  } catch (error) {
    return makeErrorFinding(error, 'Connect the disk, or correct BACKUP_FOLDER.')
  }
}
