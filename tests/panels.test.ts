import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { describe, test } from 'node:test'
import { parse } from 'yaml'
import { secrets, variableNames } from '../server/startup/variables.ts'
import { bytesOf, filesUnder, read } from './support/projectFiles.ts'

const { version } = JSON.parse(read('package.json')) as { version: string }
const isKnown = (name: string) => [...variableNames, ...secrets.map((one) => `${one}_FILE`)].includes(name)

describe('For Umbrel', () => {
  const app = parse(read('packaging/umbrel/umbrel-app.yml')) as Umbrel
  const { services } = parse(read('packaging/umbrel/docker-compose.yml')) as UmbrelCompose

  test('the manifest has what its store asks for, within its limits', () => {
    assert.deepEqual([app.manifestVersion, app.version], [1, version])
    assert.match(app.id, /^[a-z\d]+(-[a-z\d]+)*$/)
    const categories = ['files', 'bitcoin', 'media', 'networking', 'social', 'automation', 'finance', 'ai']
    assert.ok([...categories, 'developer', 'crypto'].includes(app.category))
    for (const [text, longest] of [
      [app.name, 50],
      [app.tagline, 100],
      [app.description, 5_000],
    ] as const)
      assert.ok(text.length > 0 && text.length <= longest, text)
    assert.doesNotMatch(app.tagline, /\.$/)
    assert.ok(Number.isInteger(app.port) && app.port > 1_024 && app.port <= 65_535)
    for (const address of [app.website, app.repo, app.support, app.submission])
      assert.equal(new URL(address).protocol, 'https:')
    assert.deepEqual([app.dependencies, app.gallery, app.path], [[], [], ''])
  })

  test('its proxy lets visitors through to the memorial, which keeps all in the data of the app', () => {
    const { app_proxy: proxy, ...others } = services
    const [name = ''] = Object.keys(others)
    const memorial = others[name]
    assert.equal(proxy.environment.APP_HOST, `${app.id}_${name}_1`)
    assert.deepEqual([proxy.environment.APP_PORT, proxy.environment.PROXY_AUTH_ADD], [80, 'false'])
    assert.ok(memorial)
    assert.deepEqual([memorial.user, memorial.read_only, memorial.cap_drop], ['1000:1000', true, ['ALL']])
    assert.match(memorial.volumes?.join() ?? '', /^\$\{APP_DATA_DIR\}\/data:\/storage$/)
    assert.ok(filesUnder('packaging/umbrel/data/.gitkeep').length === 1, 'else Docker makes it as root')
    assert.deepEqual(
      Object.keys(memorial.environment).filter((one) => !isKnown(one)),
      [],
    )
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
    assert.deepEqual(
      names.filter((one) => !isKnown(one)),
      [],
    )
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
  const app = parse(read(file)) as CasaOs
  const { memorial } = app.services
  assert.match(app.name, /^[a-z]+$/)
  const about = app['x-casaos']
  for (const name of ['title', 'tagline', 'description'] as const) assert.ok(about[name].en_us, name)
  assert.ok(about.main in app.services)
  assert.deepEqual(about.architectures, ['amd64', 'arm64'])
  assert.ok(memorial.ports.some(({ published, target }) => published === about.port_map && target === 80))
  const { envs, volumes } = memorial['x-casaos']
  assert.deepEqual(
    envs.map(({ container }) => container),
    Object.keys(memorial.environment),
  )
  assert.deepEqual(
    volumes.map(({ container }) => container),
    memorial.volumes.map(({ target }) => target),
  )
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

type Umbrel = Record<
  | 'id'
  | 'category'
  | 'name'
  | 'version'
  | 'tagline'
  | 'description'
  | 'website'
  | 'repo'
  | 'support'
  | 'submission'
  | 'path',
  string
> & { manifestVersion: number; port: number; dependencies: string[]; gallery: string[] }

interface UmbrelCompose {
  services: {
    app_proxy: { environment: Record<string, string | number> }
    [name: string]: {
      user?: string
      read_only?: boolean
      cap_drop?: string[]
      volumes?: string[]
      environment: Record<string, string | number>
    }
  }
}

interface CasaOs {
  name: string
  services: {
    memorial: {
      environment: Record<string, string>
      ports: { target: number; published: string }[]
      volumes: { target: string }[]
      'x-casaos': Record<'envs' | 'volumes', { container: string }[]>
    }
  }
  'x-casaos': Record<'title' | 'tagline' | 'description', { en_us: string }> & {
    architectures: string[]
    main: string
    port_map: string
  }
}
