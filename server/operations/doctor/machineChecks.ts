import { statSync } from 'node:fs'
import { DAY } from '../../../domain/timeUnits.ts'
import type { Config } from '../../base/config/config.ts'
import { secretNames } from '../../base/config/variables.ts'
import { envFilePath, readEnvFileNames } from '../../base/config/envFile.ts'
import { describeUnknownVariables } from '../../base/config/describeUnknownVariables.ts'
import { type Check, tryFetch } from './check.ts'
import { reachesRegistry } from '../update/programs.ts'

/** The first version that has argon2, with which the server hashes passwords. */
const MIN_NODE_VERSION = '24.7'

/** Checks of the machine and the environment variables. They do not open the memorial's database or files. */
export const machineChecks: readonly Check[] = [
  {
    name: 'variables',
    examine: ({ config }) =>
      config instanceof Error
        ? { bad: config.message, remedy: 'Set them as the table in README.md says.' }
        : { ok: 'each value can be used' },
  },
  {
    name: 'spelling',
    examine({ env }) {
      const unknownNames = describeUnknownVariables(env, readEnvFileNames())
      return unknownNames.length > 0
        ? { bad: unknownNames.join(' '), remedy: 'Correct the name, or remove the variable.' }
        : { ok: 'no unknown variable is set' }
    },
  },
  {
    name: 'secrets',
    examine({ env }) {
      const files = [envFilePath, ...secretNames.map((name) => env[`${name}_FILE`])].filter(
        (file) => file !== undefined,
      )
      const readableFiles = files.filter(
        (file) => ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o004) !== 0,
      )
      if (readableFiles.length > 0)
        return {
          bad: `others may read ${readableFiles.join(', ')}`,
          remedy: `chmod o-rwx ${readableFiles.join(' ')}`,
        }
      return files.length > 0 ? { ok: 'their files are closed to others' } : { none: 'none is in a file' }
    },
  },
  {
    name: 'node',
    examine: () =>
      process.versions.node.localeCompare(MIN_NODE_VERSION, 'en', { numeric: true }) >= 0
        ? { ok: `Node ${process.versions.node}` }
        : { bad: `Node ${process.versions.node}`, remedy: `Install Node ${MIN_NODE_VERSION} or later.` },
  },
  {
    name: 'user',
    examine: ({ config }) =>
      findOwnerId(config) === 0
        ? {
            bad: 'this is root, who may do everything',
            remedy: 'Run the memorial as a separate user (User=memorial).',
          }
        : { ok: 'not root' },
  },
  {
    name: 'clock',
    async examine({ config, now }) {
      const builtAtMs = statSync(process.argv[1] ?? import.meta.filename).mtimeMs
      if (now < builtAtMs - DAY)
        return { bad: 'it is before the day of this build', remedy: 'timedatectl set-ntp true' }
      const { publicUrl } = config instanceof Error ? { publicUrl: null } : config
      const date = publicUrl ? (await tryFetch(`${publicUrl}/healthz`))?.headers.get('date') : null
      const seconds = date ? Math.round(Math.abs(now - Date.parse(date)) / 1_000) : 0
      return seconds > 120
        ? {
            bad: `${seconds} seconds off from that of ${publicUrl}`,
            remedy: 'timedatectl set-ntp true, on both machines.',
          }
        : { ok: new Date(now).toISOString().slice(0, 16).replace('T', ' ') }
    },
  },
  {
    name: 'registry',
    examine({ env: { npm_node_execpath: node, npm_execpath: npm } }) {
      if (!node || !npm) return { none: 'checked only by `npm run doctor`' }
      return reachesRegistry(node, npm)
        ? { ok: 'npm can fetch updates' }
        : {
            bad: 'the npm registry does not answer',
            remedy: 'Updates need it: check the network, or name another with npm config set registry.',
          }
    },
  },
]

/**
 * Finds the id of the user who runs the memorial. This is the owner of the data folder, not the user who runs the doctor, who may
 * be root.
 */
const findOwnerId = (config: Config | Error) =>
  (config instanceof Error ? undefined : statSync(config.dataDir, { throwIfNoEntry: false })?.uid) ??
  process.getuid?.()
