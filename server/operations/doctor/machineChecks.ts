import { statSync } from 'node:fs'
import { DAY } from '../../../domain/timeUnits.ts'
import type { Config } from '../../base/config/config.ts'
import { secretNames } from '../../base/config/variables.ts'
import { envFilePath, readEnvFileNames } from '../../base/config/envFile.ts'
import { describeUnknownVariables } from '../../base/config/describeUnknownVariables.ts'
import { makeBadFinding, type Check, makeSkippedFinding, makeGoodFinding } from './check.ts'
import { reachesRegistry } from '../update/programs.ts'
import { tryFetch } from './tryFetch.ts'

/** The first version that has argon2, with which the server hashes passwords. */
const MIN_NODE_VERSION = '24.7'

/** Checks of the machine and the environment variables. They do not open the memorial's database or files. */
export const machineChecks: readonly Check[] = [
  {
    name: 'variables',
    examine: ({ config }) =>
      config instanceof Error
        ? makeBadFinding(config.message, 'Set them as the table in README.md says.')
        : makeGoodFinding('each value can be used'),
  },
  {
    name: 'spelling',
    examine({ env }) {
      const unknownNames = describeUnknownVariables(env, readEnvFileNames())
      return unknownNames.length > 0
        ? makeBadFinding(unknownNames.join(' '), 'Correct the name, or remove the variable.')
        : makeGoodFinding('no unknown variable is set')
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
        return makeBadFinding(
          `others may read ${readableFiles.join(', ')}`,
          `chmod o-rwx ${readableFiles.join(' ')}`,
        )
      return files.length > 0
        ? makeGoodFinding('their files are closed to others')
        : makeSkippedFinding('none is in a file')
    },
  },
  {
    name: 'node',
    examine: () =>
      process.versions.node.localeCompare(MIN_NODE_VERSION, 'en', { numeric: true }) >= 0
        ? makeGoodFinding(`Node ${process.versions.node}`)
        : makeBadFinding(`Node ${process.versions.node}`, `Install Node ${MIN_NODE_VERSION} or later.`),
  },
  {
    name: 'user',
    examine: ({ config }) =>
      findOwnerId(config) === 0
        ? makeBadFinding(
            'this is root, who may do everything',
            'Run the memorial as a separate user (User=memorial).',
          )
        : makeGoodFinding('not root'),
  },
  {
    name: 'clock',
    async examine({ config, now }) {
      const builtAtMs = statSync(process.argv[1] ?? import.meta.filename).mtimeMs
      if (now < builtAtMs - DAY)
        return makeBadFinding('it is before the day of this build', 'timedatectl set-ntp true')
      const { publicUrl } = config instanceof Error ? { publicUrl: null } : config
      const date = publicUrl ? (await tryFetch(`${publicUrl}/healthz`))?.headers.get('date') : null
      const seconds = date ? Math.round(Math.abs(now - Date.parse(date)) / 1_000) : 0
      return seconds > 120
        ? makeBadFinding(
            `${seconds} seconds off from that of ${publicUrl}`,
            'timedatectl set-ntp true, on both machines.',
          )
        : makeGoodFinding(new Date(now).toISOString().slice(0, 16).replace('T', ' '))
    },
  },
  {
    name: 'registry',
    examine({ env: { npm_node_execpath: node, npm_execpath: npm } }) {
      if (!node || !npm) return makeSkippedFinding('checked only by `npm run doctor`')
      return reachesRegistry(node, npm)
        ? makeGoodFinding('npm can fetch updates')
        : makeBadFinding(
            'the npm registry does not answer',
            'Updates need it: check the network, or name another with npm config set registry.',
          )
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
