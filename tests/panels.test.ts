import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { describe, test } from 'node:test'
import { parse } from 'yaml'
import { z } from 'zod'
import { secrets, variableNames } from '../server/startup/variables.ts'
import { bytesOf, filesUnder, read } from './support/projectFiles.ts'

const { version } = JSON.parse(read('package.json')) as { version: string }
const isKnown = (name: string) => [...variableNames, ...secrets.map((one) => `${one}_FILE`)].includes(name)

describe('For Umbrel', () => {
  test('the manifest has what its store asks for, within its limits', () => {
    const https = z.url({ protocol: /^https$/ })
    const manifest = z.object({
      manifestVersion: z.literal(1),
      id: z.literal('memorial'),
      category: z.enum(['files', 'media', 'social']),
      name: z.string().min(1).max(50),
      version: z.literal(version),
      tagline: z.string().max(100).regex(/[^.]$/),
      description: z.string().min(1).max(5_000),
      website: https,
      repo: https,
      support: https,
      submission: https,
      port: z.int().gt(1_024).lte(65_535),
      dependencies: z.tuple([]),
      gallery: z.tuple([]),
      path: z.literal(''),
    })
    manifest.parse(parse(read('packaging/umbrel/umbrel-app.yml')))
  })

  test('its proxy lets visitors through to the memorial, which keeps all in the data of the app', () => {
    const { services } = parse(read('packaging/umbrel/docker-compose.yml')) as {
      services: { web: { environment: object } }
    }
    assert.partialDeepStrictEqual(services, {
      app_proxy: { environment: { APP_HOST: 'memorial_web_1', APP_PORT: 80, PROXY_AUTH_ADD: 'false' } },
      web: {
        user: '1000:1000',
        read_only: true,
        cap_drop: ['ALL'],
        volumes: ['${APP_DATA_DIR}/data:/storage'],
      },
    })
    assert.ok(filesUnder('packaging/umbrel/data/.gitkeep').length === 1, 'else Docker makes it as root')
    const unknown = Object.keys(services.web.environment).filter((one) => !isKnown(one))
    assert.deepEqual(unknown, [])
  })
})

describe('For YunoHost', () => {
  const at = (name: string) => `packaging/yunohost/${name}`
  const manifest = readToml(read(at('manifest.toml')))
  const scripts = ['install', 'upgrade', 'remove', 'backup', 'restore']

  test('the manifest follows the second format, of this version', () => {
    assert.equal(manifest[''].packaging_format, 2)
    assert.match(String(manifest[''].id), /^[a-z\d]+$/)
    assert.equal(manifest[''].version, `${version}~ynh1`)
    assert.ok(manifest['']['description.en'])
    assert.ok(Array.isArray(manifest[''].maintainers))
    assert.ok(manifest.upstream?.license)
    const integration = manifest.integration ?? {}
    assert.match(String(integration.yunohost), /^>= ?\d{1,2}(\.\d{1,2}){0,2}$/)
    assert.deepEqual(integration.architectures, ['amd64', 'arm64'])
    for (const name of ['multi_instance', 'ldap', 'sso']) assert.equal(typeof integration[name], 'boolean')
    for (const name of ['disk', 'ram.build', 'ram.runtime'])
      assert.match(String(integration[name]), /^\d+(\.\d+)?[KMG]$/)
  })

  test('it asks and takes what YunoHost knows', () => {
    const known = {
      install: ['domain', 'group', 'password'],
      resources: ['sources', 'system_user', 'install_dir', 'data_dir', 'permissions', 'ports', 'apt'],
    }
    for (const [section, values] of Object.entries(manifest)) {
      const [kind = '', name = ''] = section.split('.')
      if (kind === 'install') assert.ok(known.install.includes(String(values?.type)), section)
      if (kind === 'resources') assert.ok(known.resources.includes(name), section)
    }
    const sources = manifest['resources.sources.main'] ?? {}
    for (const processor of ['amd64', 'arm64']) {
      assert.match(
        String(sources[`${processor}.url`]),
        new RegExp(`/memorial-${version}-with-dependencies\\.tar\\.gz$`),
      )
      assert.match(String(sources[`${processor}.sha256`]), /^[\da-f]{64}$/)
    }
  })

  for (const name of scripts)
    test(`its script ${name} can be read by bash, and begins with the helpers`, () => {
      const { status, stderr } = spawnSync('bash', ['-n'], { input: bytesOf(at(`scripts/${name}`)) })
      assert.equal(status, 0, String(stderr))
      assert.match(
        read(at(`scripts/${name}`)),
        /^#!\/bin\/bash\nsource (\.\.\/settings\/scripts\/)?_common\.sh\nsource \/usr\/share\/yunohost\/helpers\n/,
      )
    })

  test('its templates use values that YunoHost has, and variables that are known', () => {
    for (const file of filesUnder(at('conf/*')))
      for (const [, value] of read(file).matchAll(/__(\w+?)__/g))
        assert.ok(['APP', 'PORT', 'DOMAIN', 'DATA_DIR', 'INSTALL_DIR'].includes(value ?? ''), file)
    const names = [...read(at('conf/env')).matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
    const unknown = names.filter((one) => !isKnown(one))
    assert.deepEqual(unknown, [])
  })

  test('its service is as closed as that for systemd, but for where its data lies', () => {
    const protections = (file: string) => {
      const lines = read(file).split('\n')
      return lines.slice(lines.indexOf('NoNewPrivileges=yes')).filter((line) => line !== 'ProtectHome=yes')
    }
    assert.deepEqual(
      protections(at('conf/systemd.service')),
      protections('packaging/systemd/memorial.service'),
    )
  })
})

test('CasaOS finds a title, a port and a description of all that it may set', () => {
  const file = 'packaging/casaos/docker-compose.yml'
  const text = z.object({ en_us: z.string().min(1) })
  const described = z.array(z.object({ container: z.string() }))
  const app = z.object({
    name: z.literal('memorial'),
    services: z.object({
      memorial: z.object({
        environment: z.record(z.string(), z.string()),
        ports: z.tuple([z.object({ target: z.literal(80), published: z.literal('8080') })]),
        volumes: z.array(z.object({ target: z.string() })),
        'x-casaos': z.object({ envs: described, volumes: described }),
      }),
    }),
    'x-casaos': z.object({
      title: text,
      tagline: text,
      description: text,
      main: z.literal('memorial'),
      architectures: z.tuple([z.literal('amd64'), z.literal('arm64')]),
      port_map: z.literal('8080'),
    }),
  })
  const { environment, volumes, 'x-casaos': about } = app.parse(parse(read(file))).services.memorial
  const explained = about.envs.map(({ container }) => container)
  assert.deepEqual(explained, Object.keys(environment))
  const mounted = about.volumes.map(({ container }) => container)
  const targets = volumes.map(({ target }) => target)
  assert.deepEqual(mounted, targets)
})

/** Reads what a manifest needs of TOML: sections, and names with values that are JSON, too. */
function readToml(text: string): Manifest {
  const manifest: Manifest = { '': {} }
  let section = ''
  for (const line of text.split('\n').filter((one) => one.trim() && !one.startsWith('#'))) {
    const [, name] = /^\[([\w.]+)\]$/.exec(line) ?? []
    if (name) manifest[(section = name)] = {}
    const [, key = '', value = ''] = /^([\w.]+) = (.*)$/.exec(line) ?? []
    if (!name) (manifest[section] ??= {})[key] = JSON.parse(value)
  }
  return manifest
}

interface Manifest {
  '': Record<string, unknown>
  [section: string]: Record<string, unknown> | undefined
}
