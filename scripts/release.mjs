/** `npm run release` builds this version, and packs it into the folder release/, once without and once with its npm packages. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pack } from './support/pack.mjs'
import { prepare } from './support/prepare.mjs'
import { inProject } from './support/project.mjs'
import { command, Stop } from './support/stop.mjs'

/** The files that people need to run the application, to read about it, or to build it again. */
const files = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'tsconfig.json',
  'vite.config.ts',
  '.env.example',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'LICENSE',
  'docs',
  'packaging',
  'Dockerfile',
  '.dockerignore',
  'compose.yaml',
  'compose.servers.yaml',
  'contract',
  'domain',
  'languages',
  'server',
  'web',
  'samples',
  'scripts',
]

const DEVELOPMENT_PROPERTY = 'cdx:npm:package:development'

await command(async () => {
  const { version, name } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const day = readReleaseDay(version)
  await prepare({ isQuiet: true })
  const release = inProject('release')
  const topFolder = `${name}-${version}`
  const folder = join(release, 'unpacked', topFolder)
  rmSync(release, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of files.filter((path) => existsSync(inProject(path))))
    cpSync(inProject(file), join(folder, file), { recursive: true })
  cpSync(inProject('packaging/memorial'), join(folder, 'memorial'))
  cpSync(realpathSync(inProject('dist')), join(folder, 'dist'), { recursive: true, verbatimSymlinks: true })
  const sbom = makeSbom(name, day)
  for (const target of [release, folder]) writeFileSync(join(target, 'sbom.json'), sbom)

  const packOptions = { folder: join(release, 'unpacked'), modifiedAt: `${day}T00:00:00Z` }
  const archiveWithPackages = `${topFolder}-with-dependencies.tar.gz`
  pack(join(release, archiveWithPackages), [topFolder], packOptions)
  rmSync(join(folder, 'dist/node_modules'), { recursive: true })
  pack(join(release, `${topFolder}.tar.gz`), [topFolder], packOptions)
  rmSync(packOptions.folder, { recursive: true })

  const names = [`${topFolder}.tar.gz`, archiveWithPackages, 'sbom.json']
  const sums = names.map((file) => `${sha256(readFileSync(join(release, file)))}  ${file}\n`)
  writeFileSync(join(release, 'SHA256SUMS'), sums.join(''))
  console.log(`In ${release}:\n${[...names, 'SHA256SUMS'].join('\n')}`)
})

/** Reads the release day of a version from the first section of CHANGELOG.md. This section must be about this version. */
function readReleaseDay(version) {
  const newest = /^## (\S+), (.*)$/m.exec(readFileSync(inProject('CHANGELOG.md'), 'utf8'))
  if (newest?.[1] === version && /^\d{4}-\d\d-\d\d$/.test(newest[2])) return newest[2]
  throw new Stop(
    `CHANGELOG.md must begin with the version of package.json and its day: ## ${version}, 2026-11-25`,
  )
}

/**
 * Makes the list, in CycloneDX format, of the packages that are needed to run or build the application. The same packages
 * always give the same list, because npm's random serial number, its date and the name of the project's folder are replaced.
 * The option --omit=dev of npm would also leave out packages that the build needs.
 */
function makeSbom(name, day) {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: inProject(), encoding: 'utf8' })
  if (status !== 0) throw new Stop(`npm could not list the packages: ${stderr.trim()}`)
  const { serialNumber: _, ...sbom } = JSON.parse(stdout)
  sbom.metadata.timestamp = `${day}T00:00:00.000Z`
  sbom.metadata.component.name = name
  sbom.components = sbom.components.filter(
    ({ properties }) => !properties.some((property) => property.name === DEVELOPMENT_PROPERTY),
  )
  const listedRefs = new Set(
    [sbom.metadata.component, ...sbom.components].map((component) => component['bom-ref']),
  )
  sbom.dependencies = sbom.dependencies
    .filter(({ ref }) => listedRefs.has(ref))
    .map(({ ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((dependencyRef) => listedRefs.has(dependencyRef)),
    }))
  const text = JSON.stringify(sbom)
  const id = sha256(text).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-5$3-8$4-$5')
  const numberedSbom = {
    $schema: sbom.$schema,
    bomFormat: sbom.bomFormat,
    serialNumber: `urn:uuid:${id}`,
    ...sbom,
  }
  return `${JSON.stringify(numberedSbom, null, 2)}\n`
}

function sha256(content) {
  return createHash('sha256').update(content).digest('hex')
}
